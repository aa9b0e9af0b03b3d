// The score pad: a row per source of points, a column per seat.
import './pad.css';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { asideWords, tableWords } from '../../base/i18n.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import type { TablePlay } from '../play.ts';
import { avatarIn } from '../seats.ts';
import { bestOf, signed } from './bars.ts';
import { rowClass, type Scored } from './scored.ts';

/** Beyond this many seats a phone has room for signs, not for names. */
const NAMED_ON_PHONE = 5;

/** What a game says of a seat at the head of its column. */
export interface PadHead {
  /** Partners and rivals in team play. */
  readonly accent?: 'mate' | 'foe' | undefined;
  /** These two on a desk: a picture, and small print under the name. */
  readonly picture?: ComponentChildren;
  readonly note?: ComponentChildren;
}

interface HeadProps extends PadHead {
  readonly play: TablePlay;
  readonly seat: number;
  readonly won: boolean;
  /** Names do not fit. */
  readonly signs: boolean;
}

/** The head of a column: who it is. */
function Head({ play, seat, won, signs, accent, picture, note }: HeadProps) {
  const name = play.nameOf(seat);
  const mine = play.table.seated && seat === play.table.me;
  return (
    <th scope="col" class={`${won ? 'winner' : ''}${accent === undefined ? '' : ` ${accent}`}`} title={name} data-mine={mine}>
      <span class={`pad-head row${signs ? ' signs' : ''}`}>
        {!play.phone && picture}
        {signs && (
          <>
            <Avatar
              symbol={avatarIn(play.session.info.value, seat)}
              side={accent === 'foe' ? 'foe' : 'me'}
              class={accent === undefined ? 'plain' : ''}
            />
            <small class="short-name" aria-hidden="true">
              {name}
            </small>
          </>
        )}
        <span class={signs ? 'visually-hidden' : 'name'}>
          <b>
            {name}
            {won && <Icon id="crown" class="" />}
          </b>
          {mine && <span class="visually-hidden">, {tableWords()['city.you']}</span>}
          {won && <span class="visually-hidden">, {asideWords()['end.winner']}</span>}
          {!play.phone && note !== undefined && <small>{note}</small>}
        </span>
      </span>
    </th>
  );
}

interface RowHeadProps {
  readonly row: string;
  readonly colour?: string | undefined;
  readonly icon: SymbolId;
  readonly children: ComponentChildren;
  /** Asks why these points; none where nothing is to be told. */
  readonly onWhy?: (() => void) | undefined;
}

export function RowHead({ row, colour, icon, children, onWhy }: RowHeadProps) {
  return (
    <th scope="row" class={rowClass({ id: row, colour })}>
      <i>
        <Icon id={icon} class="" />
      </i>
      {onWhy === undefined ? (
        children
      ) : (
        <button type="button" class="why-row row" title={asideWords()['end.why']} aria-haspopup="dialog" onClick={onWhy}>
          {children}
          <Icon id="help" class="" />
        </button>
      )}
    </th>
  );
}

/** Small print beside the points, said in words to those who do not see it. */
export function Beside({ said, children }: { readonly said: string; readonly children: ComponentChildren }) {
  return (
    <small title={said}>
      <span aria-hidden="true">{children}</span>
      <span class="visually-hidden">{said}</span>
    </small>
  );
}

/** What a game adds to its pad. */
export interface PadParts<Id extends string> {
  head?(seat: number): PadHead;
  /** Beside the points of a row. */
  detail?(seat: number, row: Id): ComponentChildren;
  /** More rows, above the sum and below it. */
  more?(seats: readonly number[]): ComponentChildren;
  foot?(seats: readonly number[]): ComponentChildren;
}

interface PadProps<Id extends string> extends PadParts<Id> {
  readonly play: TablePlay;
  readonly scored: Scored<Id>;
  /** In the order of the columns. */
  readonly seats: readonly number[];
  onWhy(row: Id): void;
}

export function Pad<Id extends string>({ play, scored, seats, head, detail, more, foot, onWhy }: PadProps<Id>) {
  const words = asideWords();
  const { rows, winners, pointsOf, totalOf } = scored;
  const signs = play.phone && seats.length > NAMED_ON_PHONE;
  const wonClass = (seat: number): string => (winners.includes(seat) ? 'winner' : '');
  return (
    <table class={`score-pad numerals seats-${seats.length}`}>
      <caption class="visually-hidden">{words['end.pad']}</caption>
      <thead>
        <tr>
          <th scope="col" class="corner">
            {words['end.pad']}
          </th>
          {seats.map((seat) => (
            <Head key={seat} play={play} seat={seat} won={winners.includes(seat)} signs={signs} {...head?.(seat)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, icon, colour }) => {
          const best = bestOf(seats.map((seat) => pointsOf(seat, id)));
          return (
            <tr key={id}>
              <RowHead row={id} colour={colour} icon={icon} onWhy={play.phone ? undefined : () => onWhy(id)}>
                {name}
              </RowHead>
              {seats.map((seat) => {
                const points = pointsOf(seat, id);
                return (
                  <td key={seat} class={`${rowClass({ id, colour })} ${wonClass(seat)}${points < 0 ? ' negative' : ''}`} data-points={id}>
                    <span class="pad-cell">
                      <span class={points === best ? 'top' : ''}>{signed(points)}</span>
                      {points === best && <span class="visually-hidden">, {words['end.best']}</span>}
                      {detail?.(seat, id)}
                    </span>
                  </td>
                );
              })}
            </tr>
          );
        })}
        {more?.(seats)}
      </tbody>
      <tfoot>
        <tr class="sum">
          <RowHead row="total" icon="points">
            {words['end.total']}
          </RowHead>
          {seats.map((seat) => (
            <td key={seat} class={wonClass(seat)} data-points="total">
              {signed(totalOf(seat))}
            </td>
          ))}
        </tr>
        {foot?.(seats)}
      </tfoot>
    </table>
  );
}
