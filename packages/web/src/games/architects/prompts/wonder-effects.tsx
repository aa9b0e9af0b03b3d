// Questions of wonders: Alexandria takes from any deck, Halicarnassus looks through one and keeps a card.
import './prompts.css';
import './prompts-phone.css';
import { type CardId, SEARCH_SIZE } from '@maravilha/architects';
import { ArCard } from '../pieces/index.ts';
import { Icon } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import { countOf, deckById, decksOf, listOf } from '../model.ts';
import type { Play } from '../play.ts';
import { cardEffect, cardName, cardShort, deckName, deckTag, deckTitle } from '../say.ts';
import { followLines, tagsOf, takeLabel } from '../tags.ts';
import { keepFollows, takeableOf } from '../turn.ts';
import { Choice, Confirm } from './choice.tsx';
import { Asking, Question } from '../../../table/question.tsx';

export function AnyDeckPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { pick } = play.ui;
  const choices = takeableOf(play.table, play.moves);
  const chosen = choices.find(({ deck }) => deck.id === pick.value);
  return (
    <Question play={play} kind="any" icon="any-deck" title={words['any.title']}>
      <p>{words['any.help']}</p>
      <div class="options" role="radiogroup" aria-label={words['deck.choices']}>
        {choices.map((choice) => {
          const { deck } = choice;
          const [first] = tagsOf(play, choice, true);
          return (
            <Choice
              key={deck.id}
              kind="option deck-top-option"
              marked
              id={deck.id}
              chosen={choice === chosen}
              label={takeLabel(play, choice)}
              pick={() => (pick.value = deck.id)}
            >
              <ArCard card={deck.top} faceDown={deck.top === undefined} size="mini" />
              <span class="text">
                <b>{deck.top === undefined ? words['deck.unknown'] : cardName(deck.top)}</b>
                <small>{deckTag(play, deck)}</small>
              </span>
              {first !== undefined && (
                <span class={`follows ${first.tone ?? ''}`}>
                  <Icon id={first.icon} />
                  {first.text}
                </span>
              )}
            </Choice>
          );
        })}
      </div>
      <div class="confirm">
        <Confirm play={play} kind="take" move={chosen && { kind: 'take', deck: chosen.deck.id }}>
          {chosen === undefined ? words['any.pick'] : words['any.go']({ deck: deckTag(play, chosen.deck) })}
        </Confirm>
      </div>
    </Question>
  );
}

export function SearchPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { pick } = play.ui;
  const decks = decksOf(play.table).filter((deck) => play.moves.some((move) => move.kind === 'search' && move.deck === deck.id));
  const chosen = decks.find((deck) => deck.id === pick.value) ?? decks[0];
  if (chosen === undefined) return null;
  return (
    <Question play={play} kind="search" icon="search-deck" title={words['search.title']}>
      <p>{words['search.help']}</p>
      <div class="options" role="radiogroup" aria-label={words['search.title']}>
        {decks.map((deck) => {
          const sees = words['search.sees']({ count: Math.min(SEARCH_SIZE, deck.count) });
          return (
            <Choice
              key={deck.id}
              kind="option deck-option"
              marked
              id={deck.id}
              chosen={deck === chosen}
              label={`${deckName(play, deck)}: ${sees}`}
              pick={() => (pick.value = deck.id)}
            >
              <span class="text">
                <b>{deckTag(play, deck)}</b>
                <small>{sees}</small>
              </span>
              <span class="cards">
                {listOf(deck.left).map((card, i) => (
                  <ArCard key={i} card={card} size="mini" title={cardName(card)} />
                ))}
              </span>
            </Choice>
          );
        })}
      </div>
      <div class="confirm">
        <Confirm play={play} kind="search" icon="search-deck" move={{ kind: 'search', deck: chosen.id }}>
          {words['search.go']({ deck: deckTag(play, chosen) })}
        </Confirm>
      </div>
    </Question>
  );
}

interface SearchedProps {
  readonly cards: readonly CardId[];
  readonly chosen: CardId | undefined;
  readonly pick: ((card: CardId) => void) | undefined;
}

function Searched({ cards, chosen, pick }: SearchedProps) {
  return (
    <div class="laid" role="group" aria-label={architectsTableWords()['keep.title']}>
      {cards.map((card, i) => (
        <ArCard
          key={i}
          card={card}
          size="big"
          name={cardShort(card)}
          pick={card === chosen}
          title={cardEffect(card)}
          data-spot={`searched:${i}`}
          {...(pick === undefined
            ? { role: 'img', 'aria-label': cardName(card) }
            : {
                'aria-label': `${cardName(card)}. ${cardEffect(card)}`,
                'aria-pressed': card === chosen,
                'data-choice': card,
                onClick: () => pick(card),
              })}
        />
      ))}
    </div>
  );
}

export function KeepPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { pick } = play.ui;
  const { search } = play.table.view;
  if (search === undefined) return null;
  const chosen = search.cards.find((card) => card === pick.value);
  const lines = chosen === undefined ? [] : followLines(play, keepFollows(play.table, chosen));
  return (
    <Question
      play={play}
      kind="keep"
      icon="search-deck"
      title={words['keep.title']}
      aside={<small class="from">{deckTitle(search.deck)}</small>}
    >
      <Searched cards={search.cards} chosen={chosen} pick={(card) => (pick.value = card)} />
      <div class="confirm">
        <p class="hint" aria-live="polite">
          {chosen === undefined ? words['keep.pick'] : lines.length === 0 ? cardEffect(chosen) : lines.map((line) => line.text).join(' · ')}
        </p>
        {chosen !== undefined && (
          <Confirm play={play} kind="keep" move={{ kind: 'keep', card: chosen }}>
            {words['keep.go']({ card: cardName(chosen) })}
          </Confirm>
        )}
      </div>
    </Question>
  );
}

/** Everyone sees the cards that another seat looks through. */
export function SearchWatch({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { search, active } = play.table.view;
  if (search === undefined) return null;
  const deck = deckById(play.table, search.deck);
  const title = words['keep.others']({ name: play.nameOf(active) });
  return (
    <div class="question keep watch" role="region" aria-label={title}>
      <Asking icon="search-deck" title={title}>
        {deck !== undefined && (
          <small class="from">
            {deckTitle(search.deck)}, {words['deck.left']({ count: countOf(deck.left) })}
          </small>
        )}
      </Asking>
      <Searched cards={search.cards} chosen={undefined} pick={undefined} />
    </div>
  );
}
