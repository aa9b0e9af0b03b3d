// `bench --server`: the built server, measured from outside, as a table that a document can take.
import type { Figure, Part, PartTerms } from '@maravilha/server/bench';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { accept, type Answer, type Arguments, refuse } from './args.ts';
import { type Context, OK } from './context.ts';
import { CALIBRATION_RUNS, calibrate, coreMs, type Speed } from './measure.ts';

/** Where and when, so that a figure can be compared with others. */
interface Machine {
  readonly at: string;
  readonly processors: string;
  readonly node: string;
  /** Steps of the calibration loop in a second. */
  readonly calibration: Speed;
  /** Programs that wanted a core in the last minute, before the measuring. */
  readonly busy: number;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const MILLION = 1e6;

const machineNow = (): Machine => {
  const cores = cpus();
  const [busy = 0] = loadavg();
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    processors: `${cores.length} × ${cores[0]?.model ?? 'unknown'}`,
    node: process.version,
    calibration: calibrate(CALIBRATION_RUNS, coreMs),
    busy: Math.round(busy * 10) / 10,
  };
};

/** Of the middle run: events for each million calibration steps, or millions of steps in the time of one. What is no speed has none. */
const ratioOf = ({ unit }: Figure, value: number, steps: number): number | undefined => {
  switch (unit) {
    case '1/s':
      return (value * MILLION) / steps;
    case 'ms':
      return (value * steps) / 1000 / MILLION;
    case 'µs of CPU':
      return (value * steps) / MILLION / MILLION;
    case 'MB':
    case 'kB':
    case '':
      return undefined;
  }
};

/** `p99 | 4.2 ms (4.1 · 4.2 · 5) | ≤ 5 | 2.5` */
const rowOf = (figure: Figure, median: number, steps: number): string => {
  const { what, unit, runs, bar = '' } = figure;
  const ratio = ratioOf(figure, median, steps);
  const all = runs.length > 1 ? ` (${runs.map((run) => number.format(run)).join(' · ')})` : '';
  const cells = [
    what,
    `${number.format(median)} ${unit}`.trimEnd() + all,
    bar,
    ratio === undefined ? '' : number.format(Number(ratio.toPrecision(3))),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A program beside the server, as `URL#PROCESS`: the process is where its processor time is counted. */
const besideOf = (text: string | undefined): PartTerms['database'] => {
  if (text === undefined) return undefined;
  const at = text.lastIndexOf('#');
  return { url: text.slice(0, at), pid: Number(text.slice(at + 1)) };
};

/** Loaded only when asked for: everything else of the command line does without sockets. */
export const benchServer = async (args: Arguments, { io, words }: Context): Promise<Answer<number>> => {
  const { measurePart, medianOf, NEEDS, PARTS } = await import('@maravilha/server/bench');
  const only = args.text('only');
  const terms: PartTerms = {
    // The server that was built beside this program.
    serverFile: fileURLToPath(new URL('./server.mjs', import.meta.url)),
    database: besideOf(args.text('database')),
    bus: besideOf(args.text('bus')),
  };
  const known: readonly Part[] = only === undefined ? PARTS : PARTS.filter((part) => part === only);
  if (known.length === 0) return refuse(words.unknownPart({ given: only ?? '', known: PARTS.join(', ') }));
  for (const part of known) {
    const missing = NEEDS[part]?.find((need) => terms[need] === undefined);
    if (missing !== undefined) return refuse(words.missingOption({ command: `bench --server --only ${part}`, option: `--${missing}` }));
  }
  const json = args.flag('json');
  for (const part of known) {
    const machine = machineNow();
    const figures = await measurePart(part, terms);
    if (json) {
      io.out(`${JSON.stringify({ part, ...machine, figures })}\n`);
      continue;
    }
    const { at, processors, node, calibration, busy } = machine;
    const steps = number.format(Math.round(calibration.best / MILLION));
    io.out(`\n${part}: ${at} UTC, ${processors}, Node ${node}, load ${busy}, calibration ${steps} million steps/s\n\n`);
    io.out('| what | measured | bar | by calibration |\n|---|---|---|---|\n');
    for (const figure of figures) io.out(`${rowOf(figure, medianOf(figure.runs), calibration.best)}\n`);
  }
  return accept(OK);
};
