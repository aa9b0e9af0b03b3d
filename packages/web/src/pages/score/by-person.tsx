// The pad on a narrow page: one person at a time, the others as a row of totals.
import { scoreWords } from '../../base/score-words.ts';
import type { PadSheet } from '../../base/score-pad.ts';
import { Icon } from '../../components/icon.tsx';
import { countedIn, leadersIn, seatsOf } from './model.ts';
import { nameOf, signed } from './names.ts';
import { cellLabel, type PadProps, SeatName, shownIn } from './pad-table.tsx';

interface PersonProps extends PadProps {
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onRow: (row: number) => void;
  readonly onChange: (sheet: PadSheet) => void;
  readonly known: string;
}

export function ByPerson({ pad, wonder: Wonder, rows, sheet, standing, seat, onSeat, onRow, onChange, known }: PersonProps) {
  const words = scoreWords();
  const leaders = leadersIn(standing);
  const seats = seatsOf(sheet);
  return (
    <div class="by-person column">
      <div class="seat-tabs" role="group" aria-label={words.seats}>
        {seats.map((other) => (
          <button
            key={other}
            type="button"
            class={`${other === seat ? 'active' : ''}${leaders.includes(other) && leaders.length < seats.length ? ' leads' : ''}`}
            aria-pressed={other === seat}
            onClick={() => onSeat(other)}
          >
            <span class="one-line">{nameOf(sheet, other)}</span>
            <b class="numerals">{signed(standing.totals[other] ?? 0)}</b>
          </button>
        ))}
      </div>
      <div class="person-head row">
        {Wonder !== undefined && <Wonder pad={pad} sheet={sheet} seat={seat} onChange={onChange} />}
        <SeatName sheet={sheet} seat={seat} known={known} onChange={onChange} />
        <output class="numerals">{signed(standing.totals[seat] ?? 0)}</output>
      </div>
      <ul class="person-rows">
        {rows.map((row, n) => {
          const points = shownIn(sheet, standing, seat, row);
          return (
            <li key={row.id} class={`p-${row.colour}`}>
              <button type="button" aria-label={cellLabel(sheet, seat, row, points)} onClick={() => onRow(n)}>
                <i class="row-sign centred">
                  <Icon id={row.icon} class="" />
                </i>
                <span class="column">
                  {row.name}
                  <small class="one-line">{countedIn(sheet, seat, row).join(' · ')}</small>
                </span>
                <b class={points < 0 ? 'numerals negative' : 'numerals'}>{signed(points)}</b>
                <Icon id="chevron" class="" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
