// The score pad: a row per source of points, a column per seat.
import { type CardId, type ScoreRow, type SeatView } from '@maravilha/seven-wonders';
import { Avatar, Coin, Icon, Mark, SCIENCE_MARK, WonderScene } from '../../../components/index.ts';
import { growth } from '../../../symbols/growth.ts';
import { sevenWondersWords, swEndWords } from '../../../i18n/index.ts';
import { boardFace } from '../faces.ts';
import { allegiance, cardDef, cityAt, stageTotal } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { boardName, cardName, sideName } from '../say.ts';
import { bestOf, pointsOf, rowsOf, symbolCounts, totalOf } from './result.ts';
import { ROW_SYMBOL, rowName, signed } from './row-mark.ts';

interface SeatProps {
  readonly play: Play;
  readonly seat: number;
}

const wonClass = (play: Play, seat: number): string => (play.score.winners.includes(seat) ? 'w' : '');

/** Beyond this many seats a phone has room for signs, not for names. */
const NAMED_ON_PHONE = 5;

/** Beyond this many seats the side of a board is a sign. */
const SIDE_IN_WORDS = 4;

function Head({ play, seat }: SeatProps) {
  const { table } = play;
  const { board, side, stages } = cityAt(table, seat);
  const signs = play.phone && table.seats > NAMED_ON_PHONE;
  const won = wonClass(play, seat);
  const accent = allegiance(table, seat);
  return (
    <th scope="col" class={`${won}${accent === undefined ? '' : ` ${accent}`}`} title={play.nameOf(seat)}>
      <span class={`hd${signs ? ' signs' : ''}`}>
        {!play.phone && board !== undefined && side !== undefined && (
          <span class="th">
            <WonderScene scene={boardFace(board, side).scene} time={side} stage={growth(stages.length, stageTotal(cityAt(table, seat)))} />
          </span>
        )}
        {signs && (
          <>
            <Avatar symbol={avatarOf(play, seat)} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
            <small class="sh" aria-hidden="true">
              {play.nameOf(seat)}
            </small>
          </>
        )}
        <span class={signs ? 'vh' : 'nm'}>
          <b>
            {play.nameOf(seat)}
            {won !== '' && <Icon id="crown" class="" />}
          </b>
          {won !== '' && <span class="vh">, {swEndWords().winner}</span>}
          {!play.phone && board !== undefined && side !== undefined && (
            <small>
              {boardName(board)}
              {table.seats > SIDE_IN_WORDS ? (
                <>
                  <Icon id={side === 'day' ? 'theme-day' : 'theme-night'} class="" />
                  <span class="vh"> · {sideName(side)}</span>
                </>
              ) : (
                ` · ${sideName(side)}`
              )}
            </small>
          )}
        </span>
      </span>
    </th>
  );
}

/** Coins and debts beside the points of the treasury, symbols beside those of science. */
function Detail({ row, city }: { readonly row: ScoreRow; readonly city: SeatView }) {
  const game = sevenWondersWords();
  if (row === 'treasury') {
    const said = game['score.treasury.debts']({ coins: city.coins, debts: city.debts });
    return (
      <small title={said}>
        <span aria-hidden="true">
          <Coin n={city.coins} />
          {city.debts > 0 && (
            <span class="dbt">
              <Icon id="debt" class="" />−{city.debts}
            </span>
          )}
        </span>
        <span class="vh">{said}</span>
      </small>
    );
  }
  const symbols = row === 'green' ? symbolCounts(city) : [];
  if (symbols.length === 0) return null;
  const said = game.and({ items: symbols.map(({ symbol, count }) => `${count} ${game[`symbol.${symbol}`]}`) });
  return (
    <small title={said}>
      <span aria-hidden="true">
        {symbols.map(({ symbol, count }) => (
          <span key={symbol} class="sy">
            <Icon id={SCIENCE_MARK[symbol].symbol} class="" />
            {count}
          </span>
        ))}
      </span>
      <span class="vh">{said}</span>
    </small>
  );
}

function Cell({ play, seat, row }: SeatProps & { readonly row: ScoreRow }) {
  const points = pointsOf(play.score, seat, row);
  const top = points === bestOf(play.score, row);
  return (
    <td class={`r-${row} ${wonClass(play, seat)}${points < 0 ? ' neg' : ''}`}>
      <span class="ce">
        <span class={top ? 'top' : ''}>{signed(points)}</span>
        {top && <span class="vh">, {swEndWords().best}</span>}
        {!play.phone && <Detail row={row} city={cityAt(play.table, seat)} />}
      </span>
    </td>
  );
}

/** Cards under the stages, as far as the viewer knows them. */
const buriedOf = (play: Play, seat: number): readonly (CardId | undefined)[] => cityAt(play.table, seat).stages.map((it) => it.card);

function Buried({ play, seat }: SeatProps) {
  const words = swEndWords();
  const cards = buriedOf(play, seat);
  return (
    <td class={wonClass(play, seat)}>
      <span class="bur">
        {cards.map((card, i) => {
          const name = card === undefined ? words['face-down'] : cardName(card);
          return (
            <span key={i} title={name}>
              {card === undefined ? <i class="mark hid" /> : <Mark colour={cardDef(card).colour} />}
              <span class="vh">{name}</span>
            </span>
          );
        })}
        {cards.length === 0 && <small>{words['row.under.none']}</small>}
      </span>
    </td>
  );
}

/** Team play: the sum stands under both partners. */
function TeamRow({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const { teams, winners } = play.score;
  const shown = teams.toSorted((a, b) => seats.indexOf(a.seats[0]) - seats.indexOf(b.seats[0]));
  return (
    <tr class="team">
      <th scope="row" class="r-team">
        <i>
          <Icon id="team" class="" />
        </i>
        {swEndWords()['row.team']}
      </th>
      {shown.map((team) => (
        <td key={team.seats[0]} colSpan={2} class={winners.includes(team.seats[0]) ? 'w' : ''}>
          <span class="ce">
            {signed(team.total)}
            {!play.phone && (
              <small>
                <span class="vh">, {sevenWondersWords().coins({ count: team.treasury })}</span>
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

export function Pad({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const words = swEndWords();
  const { table, score } = play;
  return (
    <table class={`pad num n${table.seats}`}>
      <caption class="vh">{words['pad.title']}</caption>
      <thead>
        <tr>
          <th scope="col" class="corner">
            {words['pad.title']}
          </th>
          {seats.map((seat) => (
            <Head key={seat} play={play} seat={seat} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(table.view).map((row) => (
          <tr key={row}>
            <th scope="row" class={`r-${row}`}>
              <i>
                <Icon id={ROW_SYMBOL[row]} class="" />
              </i>
              {rowName(play, row)}
            </th>
            {seats.map((seat) => (
              <Cell key={seat} play={play} seat={seat} row={row} />
            ))}
          </tr>
        ))}
        {!play.phone && (
          <tr>
            <th scope="row" class="r-under">
              <i>
                <Icon id="lock" class="" />
              </i>
              {words['row.under']}
            </th>
            {seats.map((seat) => (
              <Buried key={seat} play={play} seat={seat} />
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr class="sum">
          <th scope="row" class="r-total">
            <i>
              <Icon id="points" class="" />
            </i>
            {words['row.total']}
          </th>
          {seats.map((seat) => (
            <td key={seat} class={wonClass(play, seat)}>
              {signed(totalOf(score, seat))}
            </td>
          ))}
        </tr>
        {score.teams.length > 0 && <TeamRow play={play} seats={seats} />}
      </tfoot>
    </table>
  );
}
