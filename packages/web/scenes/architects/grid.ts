// The grid of the plan, cut to the shape of a piece. A pattern would be shorter, but a file that is used from outside cannot name one.
import { n } from '../kit.ts';

type Point = readonly [x: number, y: number];

const STEP = 8;
/** Straight pieces that a curve becomes. */
const FINE = 6;

const numbersOf = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

const curve = (points: readonly Point[]): Point[] =>
  Array.from({ length: FINE }, (_, i) => {
    const t = (i + 1) / FINE;
    let row = points;
    while (row.length > 1)
      row = row.slice(1).map(([x, y], k): Point => {
        const [px, py] = row[k] ?? [x, y];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    return row[0] ?? [0, 0];
  });

const mirrored = ([cx, cy]: Point, [x, y]: Point): Point => [2 * x - cx, 2 * y - cy];

/** An outline as polygons. It reads the absolute commands M L H V C S Q T Z. */
const polygonsOf = (d: string): Point[][] => {
  const polygons: Point[][] = [];
  let open: Point[] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const [, command = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = numbersOf(text);
    const pairs = numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]));
    const size = { C: 3, S: 2, Q: 2, T: 1, L: 1, M: 1 }[command];
    if (command === 'Z') continue;
    if (command === 'H' || command === 'V') {
      for (const value of numbers) open.push((at = command === 'H' ? [value, at[1]] : [at[0], value]));
    } else if (size === undefined) throw new Error(`an outline has only absolute commands, not ${command}`);
    else
      for (let i = 0; i < pairs.length; i += size) {
        const given = pairs.slice(i, i + size);
        const end = given.at(-1) ?? at;
        if (command === 'M' && i === 0) polygons.push((open = [end]));
        else if (command === 'L' || command === 'M') open.push(end);
        else {
          const turn: Point[] = command === 'S' || command === 'T' ? [mirrored(control, at)] : [];
          const points = [at, ...turn, ...given];
          open.push(...curve(points));
          control = points.at(-2) ?? at;
        }
        at = end;
      }
    if (!'CSQT'.includes(command)) control = at;
  }
  return polygons;
};

/** Where a line crosses the outline, in order: inside lies between the first and the second, the third and the fourth. */
const crossings = (polygons: readonly (readonly Point[])[], level: number, across: 0 | 1): number[] => {
  const found: number[] = [];
  const along = across === 0 ? 1 : 0;
  for (const polygon of polygons)
    polygon.forEach((b, i) => {
      const a = polygon.at(i - 1) ?? b;
      if (a[across] < level !== b[across] < level)
        found.push(a[along] + ((b[along] - a[along]) * (level - a[across])) / (b[across] - a[across]));
    });
  return found.sort((x, y) => x - y);
};

/** The lines of the grid that lie inside the outline. */
export const gridOf = (outline: string): string => {
  const polygons = polygonsOf(outline);
  const points = polygons.flat();
  let d = '';
  for (const across of [0, 1] as const) {
    const levels = points.map((point) => point[across]);
    // Between whole numbers, so that no line runs along an edge of the outline.
    for (let level = Math.ceil(Math.min(...levels) / STEP) * STEP + 0.5; level < Math.max(...levels); level += STEP) {
      const cuts = crossings(polygons, level, across);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [from = 0, to = 0] = cuts.slice(i, i + 2).map(n);
        d += across === 0 ? `M${level} ${from}V${to}` : `M${from} ${level}H${to}`;
      }
    }
  }
  return d;
};
