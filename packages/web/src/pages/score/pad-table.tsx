// The pad as a table: a row per source of points, a column per seat. Every cell opens for entering.
import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { scoreWords } from '../../base/score-words.ts';
import { countOf, countsAt, type PadRow, type PadSheet, type ScorePad } from '../../base/score-pad.ts';
import { Icon } from '../../components/icon.tsx';
import { bestOf } from '../../table/end/bars.ts';
import { typeKey } from './entry.tsx';
import { countedIn, leadersIn, nextCell, seatsOf, type Standing, withName } from './model.ts';
import { nameOf, signed } from './names.ts';
import type { WonderProps } from './seat-wonder.tsx';

export interface PadProps {
  readonly pad: ScorePad;
  readonly wonder: ComponentType<WonderProps> | undefined;
  readonly rows: readonly PadRow[];
  readonly sheet: PadSheet;
  readonly standing: Standing;
}

interface TableProps extends PadProps {
  /** Seat and row that are entered. */
  readonly at: readonly [seat: number, row: number];
  readonly onAt: (at: readonly [number, number]) => void;
  readonly onOpen: () => void;
  readonly onChange: (sheet: PadSheet) => void;
  /** The id of the list of names that were used before. */
  readonly known: string;
}

const STEPS: Readonly<Record<string, readonly [seat: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface NameProps {
  readonly sheet: PadSheet;
  readonly seat: number;
  readonly known: string;
  readonly onChange: (sheet: PadSheet) => void;
}

/** The name of a seat, written where it stands. */
export function SeatName({ sheet, seat, known, onChange }: NameProps) {
  const words = scoreWords();
  return (
    <input
      class="seat-name"
      value={sheet.names[seat] ?? ''}
      placeholder={words.player({ n: seat + 1 })}
      aria-label={words.name({ n: seat + 1 })}
      maxLength={24}
      list={known}
      autocomplete="off"
      enterkeyhint="done"
      onInput={(event) => onChange(withName(sheet, seat, event.currentTarget.value))}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** What is said of a cell. */
export const cellLabel = (sheet: PadSheet, seat: number, row: PadRow, points: number): string =>
  scoreWords().cell({ name: nameOf(sheet, seat), row: row.name, points: signed(points), counts: countedIn(sheet, seat, row) });

/** What a row shows for a seat: points, or the things that decide ties. */
export const shownIn = (sheet: PadSheet, standing: Standing, seat: number, { id, tieOnly, counters: [only] }: PadRow): number =>
  tieOnly === true && only !== undefined ? countOf(countsAt(sheet, seat, id), only.id) : (standing.points[seat]?.[id] ?? 0);

export function PadTable({ pad, wonder: Wonder, rows, sheet, standing, at, onAt, onOpen, onChange, known }: TableProps) {
  const words = scoreWords();
  const table = useRef<HTMLTableElement>(null);
  const seats = seatsOf(sheet);
  const leaders = leadersIn(standing);
  const leads = (seat: number): string => (leaders.includes(seat) && leaders.length < seats.length ? 'leads' : '');

  const move = (to: readonly [number, number]): void => {
    onAt(to);
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.join()}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent, cell: readonly [number, number], row: PadRow): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [seat, n] = cell;
    const step = STEPS[event.key];
    if (step !== undefined) move([(seat + step[0] + seats.length) % seats.length, (n + step[1] + rows.length) % rows.length]);
    else if (event.key === 'Enter') move(nextCell(sheet, rows, cell, event.shiftKey ? -1 : 1));
    else if (!typeKey({ pad, sheet, seat, row, onChange }, event.key)) return;
    event.preventDefault();
  };

  return (
    <table ref={table} class={`real-pad numerals seats-${seats.length}`} aria-describedby="pad-keys">
      <caption class="visually-hidden">{words.pad}</caption>
      <thead>
        <tr>
          <th scope="col" class="corner">
            {words.pad}
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" class={leads(seat)}>
              <span class="seat-head">
                {Wonder !== undefined && <Wonder pad={pad} sheet={sheet} seat={seat} onChange={onChange} />}
                <SeatName sheet={sheet} seat={seat} known={known} onChange={onChange} />
                {leads(seat) !== '' && <Icon id="crown" class="" />}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => {
          const shown = seats.map((seat) => shownIn(sheet, standing, seat, row));
          const best = row.tieOnly === true ? undefined : bestOf(shown);
          return (
            <tr key={row.id} class={`p-${row.colour}${row.tieOnly === true ? ' tie-only' : ''}`}>
              <th scope="row">
                <i class="row-sign centred">
                  <Icon id={row.icon} class="" />
                </i>
                <span>{row.name}</span>
              </th>
              {seats.map((seat) => {
                const points = shown[seat] ?? 0;
                const here = at[0] === seat && at[1] === n;
                return (
                  <td key={seat} class={leads(seat)}>
                    <button
                      type="button"
                      class={`pad-button${points < 0 ? ' negative' : ''}${here ? ' here' : ''}`}
                      data-cell={`${seat},${n}`}
                      tabIndex={here ? 0 : -1}
                      aria-label={`${cellLabel(sheet, seat, row, points)}${points === best ? `, ${words.best}` : ''}`}
                      onClick={() => {
                        onAt([seat, n]);
                        onOpen();
                      }}
                      onKeyDown={(event) => onKey(event, [seat, n], row)}
                    >
                      <span class={points === best ? 'top' : ''}>{signed(points)}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr class="sum p-total">
          <th scope="row">
            <i class="row-sign centred">
              <Icon id="points" class="" />
            </i>
            <span>{words.total}</span>
          </th>
          {seats.map((seat) => (
            <td key={seat} class={leads(seat)} data-total={seat}>
              {signed(standing.totals[seat] ?? 0)}
            </td>
          ))}
        </tr>
        {sheet.teams && (
          <tr class="p-total">
            <th scope="row">
              <i class="row-sign centred">
                <Icon id="team" class="" />
              </i>
              <span>{words.team}</span>
            </th>
            {standing.sides
              .toSorted((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0))
              .map((side) => (
                <td key={side.seats.join()} colSpan={2} class={leads(side.seats[0] ?? 0)}>
                  {signed(side.total)}
                </td>
              ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
