// The score pad: a row per source of points, a column per seat.
import './pad.css';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { asideWords } from '../../base/i18n.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { bestOf, signed } from './bars.ts';
import { rowClass, type Scored } from './scored.ts';

/** Beyond this many seats a phone has room for signs, not for names. */
const NAMED_ON_PHONE = 5;

interface PadHeadProps {
  readonly name: string;
  readonly won: boolean;
  readonly phone: boolean;
  /** At the table. */
  readonly seats: number;
  readonly avatar: SymbolId;
  /** Partners and rivals in team play. */
  readonly accent?: 'mate' | 'foe' | undefined;
  readonly picture?: ComponentChildren;
  /** Under the name, on a desk. */
  readonly note?: ComponentChildren;
}

/** The head of a column: who it is. */
export function PadHead({ name, won, phone, seats, avatar, accent, picture, note }: PadHeadProps) {
  const signs = phone && seats > NAMED_ON_PHONE;
  return (
    <th scope="col" class={`${won ? 'winner' : ''}${accent === undefined ? '' : ` ${accent}`}`} title={name}>
      <span class={`pad-head${signs ? ' signs' : ''}`}>
        {!phone && picture}
        {signs && (
          <>
            <Avatar symbol={avatar} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
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
          {won && <span class="visually-hidden">, {asideWords()['end.winner']}</span>}
          {!phone && note !== undefined && <small>{note}</small>}
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
}

export function RowHead({ row, colour, icon, children }: RowHeadProps) {
  return (
    <th scope="row" class={rowClass({ id: row, colour })}>
      <i>
        <Icon id={icon} class="" />
      </i>
      {children}
    </th>
  );
}

interface PadProps<Id extends string> {
  readonly scored: Scored<Id>;
  /** In the order of the columns. */
  readonly seats: readonly number[];
  /** A `PadHead` for each seat. */
  head(seat: number): ComponentChildren;
  /** Beside the points of a row. */
  detail?(seat: number, row: Id): ComponentChildren;
  /** More rows, above the sum and below it. */
  readonly more?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function Pad<Id extends string>({ scored, seats, head, detail, more, foot }: PadProps<Id>) {
  const words = asideWords();
  const { rows, winners, pointsOf, totalOf } = scored;
  const wonClass = (seat: number): string => (winners.includes(seat) ? 'winner' : '');
  return (
    <table class={`score-pad numerals seats-${seats.length}`}>
      <caption class="visually-hidden">{words['end.pad']}</caption>
      <thead>
        <tr>
          <th scope="col" class="corner">
            {words['end.pad']}
          </th>
          {seats.map(head)}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, icon, colour }) => {
          const best = bestOf(seats.map((seat) => pointsOf(seat, id)));
          return (
            <tr key={id}>
              <RowHead row={id} colour={colour} icon={icon}>
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
        {more}
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
        {foot}
      </tfoot>
    </table>
  );
}
