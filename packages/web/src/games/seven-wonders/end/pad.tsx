// The score pad of 7 Wonders: treasuries and symbols beside the points, what lies under the wonders, the sums of teams.
import type { ScoreRow, SeatView } from '@maravilha/seven-wonders';
import type { ComponentChildren } from 'preact';
import { Coin, Icon, scienceMark, WonderScene } from '../../../components/index.ts';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import { growth } from '../../../symbols/growth.ts';
import { signed } from '../../../table/end/bars.ts';
import { Beside, type PadHead, type PadParts, RowHead } from '../../../table/end/pad.tsx';
import { UnderRow } from '../../../table/end/under-row.tsx';
import { boardFace } from '../faces.ts';
import { allegiance, cardDef, cityAt, stageTotal } from '../model.ts';
import type { Play } from '../play.ts';
import { boardName, cardName, sideName } from '../say.ts';
import { symbolCounts } from './result.ts';

/** Beyond this many seats the side of a board is a sign. */
const SIDE_IN_WORDS = 4;

const headOf = (play: Play, seat: number): PadHead => {
  const { table } = play;
  const city = cityAt(table, seat);
  const { board, side, stages } = city;
  const accent = allegiance(table, seat);
  if (board === undefined || side === undefined) return { accent };
  return {
    accent,
    picture: (
      <span class="pad-seat">
        <WonderScene scene={boardFace(board, side).scene} time={side} stage={growth(stages.length, stageTotal(city))} />
      </span>
    ),
    note: (
      <>
        {boardName(board)}
        {table.seats > SIDE_IN_WORDS ? (
          <>
            <Icon id={side === 'day' ? 'theme-day' : 'theme-night'} class="" />
            <span class="visually-hidden"> · {sideName(side)}</span>
          </>
        ) : (
          ` · ${sideName(side)}`
        )}
      </>
    ),
  };
};

/** Coins and debts beside the points of the treasury, symbols beside those of science. */
const detailOf = (row: ScoreRow, city: SeatView): ComponentChildren => {
  const game = sevenWondersWords();
  if (row === 'treasury') {
    return (
      <Beside said={game['score.treasury.debts']({ coins: city.coins, debts: city.debts })}>
        <Coin n={city.coins} />
        {city.debts > 0 && (
          <span class="pad-debt">
            <Icon id="debt" class="" />−{city.debts}
          </span>
        )}
      </Beside>
    );
  }
  const symbols = row === 'green' ? symbolCounts(city) : [];
  if (symbols.length === 0) return null;
  return (
    <Beside said={game.and({ items: symbols.map(({ symbol, count }) => `${count} ${game[`symbol.${symbol}`]}`) })}>
      {symbols.map(({ symbol, count }) => (
        <span key={symbol} class="pad-symbol">
          <Icon id={scienceMark(symbol)} class="" />
          {count}
        </span>
      ))}
    </Beside>
  );
};

/** Cards under the stages, as far as the viewer knows them. */
const buriedOf = (play: Play, seat: number) =>
  cityAt(play.table, seat).stages.map(({ card }) =>
    card === undefined ? { name: sevenWondersEndWords()['face-down'] } : { name: cardName(card), colour: cardDef(card).colour },
  );

/** Team play: the sum stands under both partners. */
function TeamRow({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const { teams, winners } = play.score;
  const shown = teams.toSorted((a, b) => seats.indexOf(a.seats[0]) - seats.indexOf(b.seats[0]));
  return (
    <tr class="team">
      <RowHead row="team" icon="team">
        {sevenWondersEndWords()['row.team']}
      </RowHead>
      {shown.map((team) => (
        <td key={team.seats[0]} colSpan={2} data-points="team" class={winners.includes(team.seats[0]) ? 'winner' : ''}>
          <span class="pad-cell">
            {signed(team.total)}
            {!play.phone && (
              <small>
                <span class="visually-hidden">, {sevenWondersWords().coins({ count: team.treasury })}</span>
                <span aria-hidden="true" title={sevenWondersWords().coins({ count: team.treasury })}>
                  <Coin n={team.treasury} />
                </span>
              </small>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

export const padOf = (play: Play): PadParts<ScoreRow> => ({
  head: (seat) => headOf(play, seat),
  detail: (seat, row) => !play.phone && detailOf(row, cityAt(play.table, seat)),
  more: (seats) =>
    !play.phone && (
      <UnderRow
        title={sevenWondersEndWords()['row.under']}
        none={sevenWondersEndWords()['row.under.none']}
        seats={seats}
        winners={play.score.winners}
        cardsOf={(seat) => buriedOf(play, seat)}
      />
    ),
  foot: (seats) => play.score.teams.length > 0 && <TeamRow play={play} seats={seats} />,
});
