// Marks of the pen: crosses, loops, scribbles and written numbers. Seeded by what they mark, so that the same cross always looks the same.
import './ink.css';
import { chanceOf } from './chance.ts';

const round = (x: number): number => Number(x.toFixed(1));

const SIZE = 48;
const MARGIN = SIZE * 0.16;

/** Two strokes that cross, and a third where the pen went over the first again. */
export const crossStrokes = (seed: string): readonly [string, string, string] => {
  const chance = chanceOf(seed);
  const stray = (width: number): number => (chance() - 0.5) * width;
  const stroke = (x1: number, y1: number, x2: number, y2: number): string =>
    `M${round(x1 + stray(6))} ${round(y1 + stray(6))}Q${round((x1 + x2) / 2 + stray(10))} ${round((y1 + y2) / 2 + stray(10))} ${round(x2 + stray(6))} ${round(y2 + stray(6))}`;
  const far = SIZE - MARGIN;
  return [stroke(MARGIN, MARGIN, far, far), stroke(far, MARGIN, MARGIN, far), stroke(MARGIN + 3, MARGIN - 1, far - 2, far + 2)];
};

interface InkProps {
  readonly seed: string;
  readonly class?: string | undefined;
}

/** Over the whole place that holds it. `drawn`: the strokes are just being made. */
export function Cross(props: InkProps & { readonly drawn?: boolean | undefined }) {
  const [first, second, again] = crossStrokes(props.seed);
  return (
    <svg
      class={`pen-mark${props.drawn ? ' drawn' : ''}${props.class ? ` ${props.class}` : ''}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={again} class="thin" pathLength="1" />
      <path d={first} pathLength="1" />
      <path d={second} class="second" pathLength="1" />
    </svg>
  );
}

/** A coin that one has: a loop round its place. Spent: scribbled over. */
export function CoinMark(props: InkProps & { readonly spent: boolean; readonly drawn?: boolean | undefined }) {
  const chance = chanceOf(props.seed);
  const near = (at: number, width: number): number => round(at + (chance() - 0.5) * width);
  const loop = `M${near(6, 2)} ${near(3.5, 2)}C${near(16, 3)} ${near(0, 2)} ${near(23.5, 1)} ${near(7, 2)} ${near(22, 1.5)} ${near(14, 2)}S${near(12, 3)} ${near(24, 1)} ${near(5.5, 2)} ${near(20.5, 2)}S${near(0.5, 1)} ${near(8, 2)} ${near(9, 2)} ${near(2, 1.5)}`;
  const lines = Array.from({ length: 6 }, (_, i) => `L${near(i % 2 ? 4.5 : 19.5, 2.5)} ${near(6 + i * 2.5, 1.6)}`).join('');
  return (
    <svg class={`pen-mark loop${props.drawn ? ' drawn' : ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={loop} pathLength="1" />
      {props.spent && <path class="scribble" d={`M5 7${lines}`} />}
    </svg>
  );
}

/** Digits as a quick hand writes them, 13 × 18. */
const DIGITS = [
  'M6 2C2 3 2 14 6 15.5C11 14.5 11 3 6 2',
  'M3 5.5L7 2L6.5 16',
  'M2 5C3 1 10 1 9 6C8 9 4 12 2 15.5C5 14.5 8 15 11 15.5',
  'M2 3C6 1 10 2 9 5C8 7 6 8 5 8C9 8 11 11 8.5 14C6 16.5 3 15.5 2 13.5',
  'M7 2C5 6 3 8 2 10C5 10.5 8 10 11 10M8 6L7.5 16.5',
  'M10 2L4 2.5L3 7.5C7 6 11 9 9 13C7 16.5 4 15.5 2 13.5',
  'M9 2C4 4 2 9 3 12C5 16.5 10 15.5 10 11C9 7 5 8 3 11',
  'M2 3C5 2.5 8 3 10.5 2.5C8 7 6 11 5 16.5',
  'M9.5 4C8 1 3 1.5 3 4.5C3 8 10 8.5 10 12C10 16.5 3 16.5 2.5 12.5C2.5 9 9.5 8 9.5 4',
  'M10 5C8.5 1 3 1.5 2.5 5.5C2.5 9.5 8.5 9.5 10 5C10 9.5 9 13.5 7 16.5',
] as const;

/** A number written by hand. */
export function Written(props: { readonly n: number }) {
  const digits = [...String(Math.abs(Math.trunc(props.n)))];
  return (
    <svg class="written" viewBox={`0 0 ${digits.length * 12 + 1} 18`} aria-hidden="true" focusable="false">
      {digits.map((digit, i) => (
        <path key={i} d={DIGITS[Number(digit)] ?? DIGITS[0]} transform={`translate(${i * 12} 0)`} />
      ))}
    </svg>
  );
}
