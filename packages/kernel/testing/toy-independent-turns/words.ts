// Moves, reasons, views and positions: where words become numbers and numbers words.
import {
  badInput,
  isRecord,
  readOptions,
  shown,
  unreachable,
  type Action,
  type InputError,
  type MoveError,
  type Position,
  type Result,
  type Rng,
  type Seat,
  type Viewer,
} from '../../src/index.ts';
import { at } from '../at.ts';
import * as table from './options.ts';
import { IN_ROW, PLANT, REST, SELL, WORK, priceOf } from './rules.ts';
import { blank, type GardenShape, type GardenState, NOTHING, placeOf, rollFrom, seatsAround, setup } from './state.ts';
import {
  OWED,
  ROWS,
  SIDES,
  TURNS,
  type GardenMove,
  type GardenReason,
  type GardenSeatView,
  type GardenView,
  type Owed,
  type Row,
} from './types.ts';

const KINDS = ['rest', 'work', 'sell', 'plant'] as const;

export const toMove = (_s: GardenState, _seat: Seat, action: Action): GardenMove => {
  const kind = KINDS[action];
  return kind === undefined ? { kind: 'row', row: ROWS[action - IN_ROW] as Row } : { kind };
};

export const toAction = (_s: GardenState, _seat: Seat, move: GardenMove): Action => {
  switch (move.kind) {
    case 'rest':
      return REST;
    case 'work':
      return WORK;
    case 'sell':
      return SELL;
    case 'plant':
      return PLANT;
    case 'row':
      return IN_ROW + ROWS.indexOf(move.row);
    default:
      return unreachable(move);
  }
};

const refuse = (detail: string): Result<GardenMove, MoveError> => ({ ok: false, error: { code: 'malformed-move', detail } });

export const readMove = (raw: unknown): Result<GardenMove, MoveError> => {
  if (!isRecord(raw)) return refuse(`expected a move, not ${shown(raw)}`);
  const kind = KINDS.find((one) => one === raw['kind']);
  if (kind !== undefined) return { ok: true, value: { kind } };
  if (raw['kind'] !== 'row') return refuse(`no move of kind ${shown(raw['kind'])}`);
  const row = ROWS.find((one) => one === raw['row']);
  return row === undefined ? refuse(`no row ${shown(raw['row'])}`) : { ok: true, value: { kind: 'row', row } };
};

export const wishes = (): readonly GardenMove[] => [
  ...KINDS.map((kind) => ({ kind })),
  ...ROWS.map((row) => ({ kind: 'row', row }) as const),
];

const OWED_FOR = { rest: 'turn', work: 'turn', sell: 'use', plant: 'use', row: 'row' } as const satisfies Record<GardenMove['kind'], Owed>;

export const explain = (s: GardenState, seat: Seat, wish: GardenMove): GardenReason => {
  if (s.turn === TURNS) return { possible: false, code: 'game-over' };
  if (s.owes[seat] === NOTHING) return { possible: false, code: 'nothing-owed' };
  if (OWED[at(s.owes, seat)] !== OWED_FOR[wish.kind]) return { possible: false, code: 'other-decision' };
  return { possible: true, coins: wish.kind === 'sell' ? priceOf(s, seat) : wish.kind === 'rest' ? 1 : 0 };
};

const gardenView = (s: GardenState, seat: Seat): GardenSeatView => ({
  coins: at(s.coins, seat),
  trees: { north: at(s.trees, placeOf(0, seat)), south: at(s.trees, placeOf(1, seat)) },
  before: at(s.before, seat),
  owes: OWED[at(s.owes, seat)] as Owed,
});

/** Only the rolls to come are hidden, and from everybody. */
export const view = (s: GardenState, viewer: Viewer): GardenView => ({
  options: { seats: s.seats },
  viewer,
  turn: s.turn,
  rolls: [...s.rolls.subarray(0, s.turn + 1)],
  gardens: seatsAround(s).map((seat) => gardenView(s, seat)),
});

export const imagine = (view: GardenView, _viewer: Viewer, s: GardenState): void => {
  s.bytes.fill(0);
  s.seats = view.options.seats;
  s.turn = view.turn;
  s.rolls.fill(1);
  s.rolls.set(view.rolls);
  s.owes.fill(NOTHING);
  for (const [seat, garden] of view.gardens.entries()) {
    s.coins[seat] = garden.coins;
    for (const [row, name] of ROWS.entries()) s.trees[placeOf(row, seat)] = garden.trees[name];
    s.before[seat] = garden.before;
    s.owes[seat] = OWED.indexOf(garden.owes);
  }
};

export const redeal = (s: GardenState, _viewer: Viewer, rng: Rng): void => rollFrom(s, s.turn + 1, rng);

const isCount = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;

const readCounts = (raw: unknown, path: string, longest: number, least: number, most: number): Result<readonly number[], InputError> => {
  if (raw === undefined) return { ok: true, value: [] };
  if (!Array.isArray(raw) || raw.length > longest) return badInput(path, `expected at most ${longest} numbers, not ${shown(raw)}`);
  const counts: number[] = [];
  for (const [i, count] of raw.entries()) {
    if (!isCount(count, least, most)) return badInput(`${path}[${i}]`, `expected a number from ${least} to ${most}, not ${shown(count)}`);
    counts.push(count);
  }
  return { ok: true, value: counts };
};

export const position = (words: unknown, rng: Rng, rules: number): Result<Position<GardenShape>, InputError> => {
  if (!isRecord(words)) return badInput('', `expected a position, not ${shown(words)}`);
  const unknown = Object.keys(words).find((key) => !['options', 'rolls', 'trees'].includes(key));
  if (unknown !== undefined) return badInput(unknown, 'a position has no such part');
  const options = readOptions<GardenShape>(table, words['options']);
  if (!options.ok) return options;
  const rolls = readCounts(words['rolls'], 'rolls', TURNS, 1, SIDES);
  if (!rolls.ok) return rolls;
  const trees = readCounts(words['trees'], 'trees', options.value.seats, 0, 9);
  if (!trees.ok) return trees;
  const state = blank(options.value, rules);
  setup(options.value, rng, state);
  state.rolls.set(rolls.value);
  state.trees.set(trees.value);
  state.before.set(trees.value);
  return { ok: true, value: { options: options.value, state } };
};
