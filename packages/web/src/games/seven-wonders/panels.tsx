// What opens beside or over the table: log, discard pile, keys, menu, and any seat's whole city.
import './panels.css';
import type { CardId } from '@maravilha/seven-wonders';
import { GoodsRow, Production } from './pieces/goods.tsx';
import { CardStrip } from '../../components/card.tsx';
import { ConflictTokens } from './pieces/war.tsx';
import { asideWords, tableWords } from '../../base/i18n.ts';
import { sevenWondersEndWords } from './end-words.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { TablePanels } from '../../table/panels.tsx';
import { SideSheet } from '../../table/side-sheet.tsx';
import { LastLine, Stats, War, Who } from './city-parts.tsx';
import { cardFace } from './faces.ts';
import { makesOf, sellsOf } from './goods.ts';
import LogSheet from './log/log-sheet.tsx';
import TurnSummary from './log/turn-summary.tsx';
import { byColour, cityAt, stagesOf, tokensOf } from './model.ts';
import { Board } from './own.tsx';
import { Pile } from './pile.tsx';
import type { Play } from './play.ts';
import { cardEffect, cardName, citySummary, roman, stageLabel } from './say.ts';
import { sayings } from './sayings.ts';

function DiscardPanel({ play }: { readonly play: Play }) {
  const read = (card: CardId): void => {
    play.ui.panel.value = undefined;
    play.ui.subject.value = { kind: 'card', card, from: 'discard' };
  };
  return (
    <SideSheet play={play} title={sevenWondersTableWords()['discard.title']} kind="discard">
      {play.table.view.discard.length === 0 && <p>{asideWords()['discard.empty']}</p>}
      <Pile play={play} read={read} />
    </SideSheet>
  );
}

/** All of one seat: board, facts, goods, war, cards with their effects. */
function CityPanel({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const { board, side, stages } = city;
  const tokens = tokensOf(city);
  const beside = seat === table.left ? 'left' : seat === table.right ? 'right' : undefined;
  const line = seat === table.me ? (table.seated ? words.you : '') : beside === undefined ? '' : words[`seat.${beside}`];
  return (
    <SideSheet play={play} title={words['city.of']({ name })} kind="whole-city">
      <p class="visually-hidden">{citySummary(table, seat, name)}</p>
      <Who play={play} seat={seat} line={line} />
      <div class="big-board">
        <Board play={play} seat={seat} />
      </div>
      {board !== undefined && side !== undefined && (
        <ol class="stages">
          {stagesOf(board, side).map((_, i) => (
            <li key={i}>{stageLabel(board, side, i, i < stages.length)}</li>
          ))}
        </ol>
      )}
      <Stats play={play} seat={seat} kind={seat === table.me ? 'own' : 'other'} />
      <h3>{beside === undefined || !table.seated ? words['makes.title'] : words['sells.you']}</h3>
      {beside === undefined || !table.seated ? <Production goods={makesOf(table, seat)} /> : <GoodsRow groups={sellsOf(table, beside)} />}
      {table.view.age > 0 && (
        <>
          <h3>{beside === undefined ? words['tokens.title'] : words['war.title']({ age: roman(table.view.age) })}</h3>
          {beside !== undefined && <War play={play} side={beside} />}
          {tokens.length === 0 && beside === undefined ? words.none : <ConflictTokens tokens={tokens} />}
        </>
      )}
      <h3>{words['last.title']}</h3>
      <LastLine play={play} seat={seat} />
      <h3>{game.cards({ count: city.built.length })}</h3>
      <ul class="strips">
        {byColour(city.built).map((card) => (
          <li key={card}>
            <CardStrip colour={cardFace(card).colour} glyphs={cardFace(card).short} name={cardName(card)} />
            <small>{cardEffect(card)}</small>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}

export function Panels({ play }: { readonly play: Play }) {
  const words = sevenWondersEndWords();
  return (
    <TablePanels
      play={play}
      book={play.table.view.options.cities ? 'cities' : 'seven-wonders'}
      log={<LogSheet play={play} />}
      words={{ ...words, ...(play.table.partner === undefined && { 'keys.hand': undefined }) }}
      sayings={sayings}
      items={[
        ['hourglass', 'turn', words['turn.title']],
        ['discard', 'discard', tableWords()['discard.count']({ count: play.table.view.discard.length })],
      ]}
      own={(panel) => {
        if (panel === 'turn') return <TurnSummary play={play} />;
        if (panel === 'discard') return <DiscardPanel play={play} />;
        return <CityPanel key={panel.seat} play={play} seat={panel.seat} />;
      }}
    />
  );
}
