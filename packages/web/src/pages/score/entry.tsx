// Entering one cell: counting what lies there, or typing its points.
import type { ComponentChildren } from 'preact';
import { scoreWords } from '../../base/score-words.ts';
import { countOf, countsAt, type Counter, type PadRow, type PadSheet, pointsIn, type ScorePad } from '../../base/score-pad.ts';
import { Segments } from '../../base/ui/choice.tsx';
import { Button, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { keyed, modeOf, withCount, withMode, withTyped } from './model.ts';
import { nameOf, signed } from './names.ts';

export interface CellProps {
  readonly pad: ScorePad;
  readonly sheet: PadSheet;
  readonly seat: number;
  readonly row: PadRow;
  readonly onChange: (sheet: PadSheet) => void;
}

const TYPED = /^[0-9-]$|^Backspace$/;

/** A key that types: into the points, or into the first count where points are not typed. Answers whether it did. */
export const typeKey = ({ sheet, seat, row, onChange }: CellProps, key: string): boolean => {
  if (!TYPED.test(key)) return false;
  const [counter] = row.counters;
  const cell = sheet.cells[seat]?.[row.id];
  if (row.typed) onChange(withTyped(sheet, seat, row.id, keyed(cell !== undefined && 'typed' in cell ? cell.typed : 0, key)));
  else if (counter !== undefined && row.counters.every((other) => other === counter || key !== '-'))
    onChange(withCount(sheet, seat, row.id, counter, keyed(countOf(countsAt(sheet, seat, row.id), counter.id), key)));
  return true;
};

function Sign({ sign }: { readonly sign: Counter['sign'] }) {
  return <i class="counter-sign centred">{typeof sign === 'number' ? <b>{sign}</b> : <Icon id={sign} class="" />}</i>;
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** One less, how many, one more. */
export function Stepper({ label, value, least, most, less, more, onChange }: StepperProps) {
  return (
    <span class="stepper" role="group" aria-label={label}>
      <IconButton icon="minus" label={less} disabled={value <= least} onClick={() => onChange(value - 1)} />
      <output class="numerals">{value}</output>
      <IconButton icon="plus" label={more} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </span>
  );
}

function Counting({ sheet, seat, row, onChange }: CellProps) {
  const words = scoreWords();
  const counts = countsAt(sheet, seat, row.id);
  return (
    <>
      <ul class={row.counters.length > 5 ? 'counters many' : 'counters'}>
        {row.counters.map((counter) => (
          <li key={counter.id} class="row">
            <Sign sign={counter.sign} />
            <span class="counter-name">{counter.name}</span>
            <Stepper
              label={counter.name}
              value={countOf(counts, counter.id)}
              least={0}
              most={counter.most}
              less={words.less({ what: counter.name })}
              more={words.more({ what: counter.name })}
              onChange={(count) => onChange(withCount(sheet, seat, row.id, counter, count))}
            />
          </li>
        ))}
      </ul>
      {row.note !== undefined && <p class="entry-note">{row.note}</p>}
    </>
  );
}

const KEYS: readonly (readonly [key: string, shown: string])[] = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => [key, key] as const),
  ['-', '±'],
  ['0', '0'],
  ['Backspace', '⌫'],
];

function Keypad(props: CellProps) {
  const words = scoreWords();
  const labels: Readonly<Record<string, string>> = { '-': words['key.sign'], Backspace: words['key.delete'] };
  return (
    <div class="keypad" role="group" aria-label={words.keypad}>
      {KEYS.map(([key, shown]) => (
        <button key={key} type="button" aria-label={labels[key]} onClick={() => typeKey(props, key)}>
          {shown}
        </button>
      ))}
    </div>
  );
}

interface EntryProps extends CellProps {
  /** The names of the cells before and after. */
  readonly before: string;
  readonly after: string;
  readonly onGo: (by: 1 | -1) => void;
  /** The row stands elsewhere as the title. */
  readonly untitled?: boolean;
  readonly children?: ComponentChildren;
}

export function Entry({ before, after, onGo, untitled = false, ...cell }: EntryProps) {
  const { pad, sheet, seat, row, onChange } = cell;
  const words = scoreWords();
  const mode = modeOf(sheet, seat, row);
  const name = nameOf(sheet, seat);
  const [only] = row.counters;
  const shown =
    row.tieOnly === true && only !== undefined ? countOf(countsAt(sheet, seat, row.id), only.id) : pointsIn(pad, sheet, seat, row.id);
  return (
    <div
      class={`score-entry column p-${row.colour}`}
      role="group"
      aria-label={`${name}, ${row.name}`}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
        if (typeKey(cell, event.key)) event.preventDefault();
      }}
    >
      <header class="row">
        <i class="row-sign centred">
          <Icon id={row.icon} class="" />
        </i>
        <span class="column">
          {untitled ? <b>{name}</b> : <h2>{row.name}</h2>}
          {!untitled && <span>{name}</span>}
        </span>
        <output class="numerals" aria-live="polite">
          {signed(shown)}
        </output>
      </header>
      {row.typed && (
        <Segments
          label={words['mode.label']}
          values={[
            { value: 'count', label: words['mode.count'] },
            { value: 'points', label: words['mode.points'] },
          ]}
          value={mode}
          onChoose={(next) => onChange(withMode(pad, sheet, seat, row.id, next))}
        />
      )}
      {mode === 'points' ? <Keypad {...cell} /> : <Counting {...cell} />}
      <footer class="row">
        <Button icon="arrow-left" aria-label={words.previous({ to: before })} onClick={() => onGo(-1)}>
          {before}
        </Button>
        <Button kind="primary" aria-label={words.next({ to: after })} onClick={() => onGo(1)}>
          {after}
          <Icon id="arrow-right" class="" />
        </Button>
      </footer>
    </div>
  );
}
