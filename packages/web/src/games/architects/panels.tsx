// What opens beside or over the table: log, last turns, discard pile, what is left in a deck, tokens, keys, menu, and any seat's whole city.
import './panels.css';
import type { ComponentChildren } from 'preact';
import { type CardCounts, type DeckId, STAGES, type TokenId } from '@maravilha/architects';
import { describeStage } from '@maravilha/words/architects';
import { ArCard, CatToken, ProgressToken } from './pieces/index.ts';
import { Button } from '../../components/index.ts';
import { architectsEndWords } from './end-words.ts';
import { architectsTableWords, architectsWords } from './words.ts';
import { TablePanels } from '../../table/panels.tsx';
import { SideSheet } from '../../table/side-sheet.tsx';
import { Picture, Stats, Who } from './seat-parts.tsx';
import LogSheet from './log/log-sheet.tsx';
import TurnsSheet from './log/turns-sheet.tsx';
import { availableOf, cityAt, countOf, deckById, groupsOf } from './model.ts';
import { Rows } from './own.tsx';
import type { Play } from './play.ts';
import { cardEffect, cardName, citySummary, deckName, deckTitle, tokenEffect, tokenName, wonderEffect } from './say.ts';
import { sayings } from './sayings.ts';

interface OfPlay {
  readonly play: Play;
}

/** A piece, its name, and what it does. */
function Told({ piece, name, says }: { readonly piece: ComponentChildren; readonly name: string; readonly says: string }) {
  return (
    <li>
      {piece}
      <p>
        <b>{name}</b>
        <small>{says}</small>
      </p>
    </li>
  );
}

/** Cards by kind, with their number and what they do. */
function Kinds({ cards, of }: { readonly cards: CardCounts; readonly of?: number }) {
  const words = architectsTableWords();
  const piles = groupsOf(cards).flatMap((group) => group.piles);
  return (
    <ul class="kinds">
      {piles.map(({ card, count }) => (
        <Told
          key={card}
          piece={<ArCard card={card} size="own" count={count} />}
          name={cardName(card)}
          says={of === undefined ? cardEffect(card) : words['deck.chance']({ count, of })}
        />
      ))}
    </ul>
  );
}

function TokenList({ tokens, cat = false }: { readonly tokens: readonly TokenId[]; readonly cat?: boolean }) {
  const words = architectsTableWords();
  return (
    <ul class="kinds">
      {tokens.map((token, i) => (
        <Told key={i} piece={<ProgressToken token={token} size={44} />} name={tokenName(token)} says={tokenEffect(token)} />
      ))}
      {cat && <Told piece={<CatToken size={44} />} name={words['cat.title']} says={words['cat.help']} />}
    </ul>
  );
}

function DeckPanel({ play, id }: OfPlay & { readonly id: DeckId }) {
  const words = architectsTableWords();
  const deck = deckById(play.table, id);
  if (deck === undefined) return null;
  return (
    <SideSheet play={play} title={deckName(play, deck)} kind="deck-left">
      <p>
        {words['deck.left']({ count: deck.count })}. {words['deck.why-left']}
      </p>
      <Kinds cards={deck.left} of={deck.count} />
    </SideSheet>
  );
}

function DiscardPanel({ play }: OfPlay) {
  const words = architectsTableWords();
  const { discard } = play.table.view;
  return (
    <SideSheet play={play} title={words['discard.title']} kind="discard">
      <p>{countOf(discard) === 0 ? words['discard.empty'] : words['discard.help']}</p>
      <Kinds cards={discard} />
    </SideSheet>
  );
}

function TokensPanel({ play }: OfPlay) {
  const words = architectsTableWords();
  const { open, inPile, pile } = play.table.view;
  return (
    <SideSheet play={play} title={words['tokens.open']} kind="tokens">
      <TokenList tokens={open} />
      <h3>
        {words['tokens.pile.holds']} ({pile})
      </h3>
      <TokenList tokens={inPile} />
    </SideSheet>
  );
}

/** All of one seat: wonder with every stage in words, figures, cards, tokens. */
function CityPanel({ play, seat }: OfPlay & { readonly seat: number }) {
  const words = architectsTableWords();
  const city = cityAt(play.table, seat);
  const { wonder, built, tokens } = city;
  const cat = play.table.view.cat === seat;
  const available = availableOf(city);
  return (
    <SideSheet play={play} title={words['city.of']({ name: play.nameOf(seat) })} kind="whole-city">
      <p class="visually-hidden">{citySummary(play, seat)}</p>
      <Who play={play} seat={seat} />
      <Stats play={play} seat={seat} />
      <Rows play={play} seat={seat} />
      {wonder !== undefined && (
        <>
          <Picture play={play} seat={seat} size="own" plaques="all" />
          <p>{wonderEffect(wonder)}</p>
          <ol class="stage-list">
            {STAGES.map((stage) => (
              <li key={stage} class={built.includes(stage) ? 'built' : available.includes(stage) ? 'next' : ''}>
                {describeStage(architectsWords(), wonder, stage)}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{words['city.cards']}</h3>
      {countOf(city.cards) === 0 && <p>{words['city.empty']}</p>}
      <Kinds cards={city.cards} />
      {(tokens.length > 0 || cat) && <h3>{words['city.tokens']}</h3>}
      <TokenList tokens={tokens} cat={cat} />
      {wonder !== undefined && (
        <Button icon="eye" class="to-deck" onClick={() => (play.ui.panel.value = { deck: wonder })}>
          {words['deck.look']({ deck: deckTitle(wonder) })}
        </Button>
      )}
    </SideSheet>
  );
}

export function Panels({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  return (
    <TablePanels
      play={play}
      book="architects"
      log={<LogSheet play={play} />}
      words={words}
      sayings={sayings}
      items={[
        ['hourglass', 'turns', architectsEndWords()['turns.title']],
        ['discard', 'discard', words['discard.count']({ count: countOf(play.table.view.discard) })],
        ['progress', 'tokens', words['tokens.open']],
      ]}
      own={(panel) => {
        switch (panel) {
          case 'turns':
            return <TurnsSheet play={play} />;
          case 'discard':
            return <DiscardPanel play={play} />;
          case 'tokens':
            return <TokensPanel play={play} />;
          default:
            return 'seat' in panel ? (
              <CityPanel key={panel.seat} play={play} seat={panel.seat} />
            ) : (
              <DeckPanel play={play} id={panel.deck} />
            );
        }
      }}
    />
  );
}
