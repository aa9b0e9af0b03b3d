import './chart.css';
import { Icon } from '../../components/icon.tsx';
import { asideWords } from '../../base/i18n.ts';
import { barsOf, signed } from './bars.ts';
import { rowClass, type Scored } from './scored.ts';

interface ChartProps<Row extends string> {
  readonly scored: Scored<Row>;
  readonly seats: readonly number[];
  nameOf(seat: number): string;
  /** Small print under the bars. */
  readonly note?: string | undefined;
}

/** A stacked bar for each seat, in the colours of the pad. */
export function Chart<Row extends string>({ scored, seats, nameOf, note }: ChartProps<Row>) {
  const words = asideWords();
  const ids = scored.rows.map((row) => row.id);
  return (
    <div class="chart column">
      <ul class="bars">
        {barsOf(seats, ids, scored.pointsOf).map(({ seat, total, length, parts }) => (
          <li key={seat}>
            <span class="bar-name one-line">{nameOf(seat)}</span>
            <span class="rule-line">
              <span class="full" style={{ width: `${length}%` }}>
                {parts.map(({ row, points, grow }) => {
                  const mark = scored.rows.find(({ id }) => id === row);
                  const said = words['end.part']({ row: mark?.name ?? '', points: signed(points) });
                  return (
                    <i
                      key={row}
                      class={`${rowClass(mark ?? { id: row })}${points < 0 ? ' negative' : ''}`}
                      style={{ flexGrow: grow }}
                      title={said}
                    >
                      {mark !== undefined && <Icon id={mark.icon} class="" />}
                      <span aria-hidden="true">{signed(points)}</span>
                      <span class="visually-hidden">{said}. </span>
                    </i>
                  );
                })}
              </span>
            </span>
            <b class="numerals">{signed(total)}</b>
          </li>
        ))}
      </ul>
      {note !== undefined && <p class="fine">{note}</p>}
    </div>
  );
}
