// Where the points of a row come from, one thing after the other: for people who ask how a number came about. The parts of a row add up to it.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/index.ts';
import { type Age, AGES, COLOURS, type ScienceSymbol, SYMBOLS } from '../data/effects.ts';
import { DEFEAT_POINTS, SCIENCE_SET, VICTORY_POINTS } from '../data/numbers.ts';
import { symbolsOf } from './science.ts';
import { thingPoints } from './score.ts';
import type { SevenWondersState } from './state.ts';
import { boardSide, CARD_COLOUR, CARD_WORDS, stageThing } from './tables.ts';
import { symbolPoints, treasuryPoints } from './tally.ts';
import type { ScoreRow } from './types.ts';

export type Source = { readonly points: number } & (
  | { readonly kind: 'card'; readonly card: CardId }
  /** Counted from 1. */
  | { readonly kind: 'stage'; readonly stage: number }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'debts'; readonly count: number }
  | { readonly kind: 'victories'; readonly age: Age; readonly count: number }
  | { readonly kind: 'defeats'; readonly count: number }
  /** `chosen` of them are of free choice or copied from a neighbour. */
  | { readonly kind: 'symbols'; readonly symbol: ScienceSymbol; readonly count: number; readonly chosen: number }
  | { readonly kind: 'sets'; readonly count: number }
);

const cardsOf = (s: SevenWondersState, seat: Seat, colour: number): readonly Source[] => {
  const sources: Source[] = [];
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const card = w * 32 + lowestBit(rest);
      if (CARD_COLOUR[card] === colour) sources.push({ kind: 'card', card: CARD_IDS[card], points: thingPoints(s, seat, card) });
    }
  }
  return sources;
};

const stagesOf = (s: SevenWondersState, seat: Seat): readonly Source[] => {
  const side = boardSide(s.board[seat], s.side[seat]);
  return Array.from({ length: s.stages[seat] }, (_, k) => ({
    kind: 'stage',
    stage: k + 1,
    points: thingPoints(s, seat, stageThing(side, k)),
  }));
};

const treasuryOf = (s: SevenWondersState, seat: Seat): readonly Source[] => [
  { kind: 'coins', count: s.coins[seat], points: treasuryPoints(s.coins[seat], 0) },
  { kind: 'debts', count: s.debts[seat], points: treasuryPoints(0, s.debts[seat]) },
];

const conflictsOf = (s: SevenWondersState, seat: Seat): readonly Source[] => [
  ...AGES.map((age): Source => {
    const count = s.victories[seat * AGES.length + age - 1];
    return { kind: 'victories', age, count, points: count * VICTORY_POINTS[age] };
  }),
  { kind: 'defeats', count: s.defeats[seat], points: s.defeats[seat] * DEFEAT_POINTS },
];

const plus = (counts: readonly number[], kind: number, more: number): readonly number[] =>
  counts.map((count, i) => (i === kind ? count + more : count));

/** [WO-SCORE-4] Free and copied symbols are put, one by one, where the best sum stays in reach: more symbols are never worth less. */
const scienceOf = (s: SevenWondersState, seat: Seat): readonly Source[] => {
  const gathered = symbolsOf(s, seat);
  const printed: readonly number[] = Array.from(gathered.own);
  const best = symbolPoints(gathered);
  let { free, copies } = gathered;
  let own = printed;
  let open: readonly number[] = Array.from(gathered.open);
  const leads = (kind: number): boolean => symbolPoints({ own: plus(own, kind, 1), free, copies, open }) === best;
  for (; copies > 0 && open.some((count) => count > 0); ) {
    copies--;
    const before = open;
    const kind = SYMBOLS.findIndex((_, k) => {
      open = plus(before, k, -1);
      return before[k] > 0 && leads(k);
    });
    own = plus(own, kind, 1);
  }
  copies = 0;
  for (; free > 0; ) {
    free--;
    own = plus(
      own,
      SYMBOLS.findIndex((_, k) => leads(k)),
      1,
    );
  }
  const sets = Math.min(...own);
  return [
    ...SYMBOLS.map((symbol, k): Source => {
      const count = own[k];
      return { kind: 'symbols', symbol, count, chosen: count - printed[k], points: count * count };
    }),
    { kind: 'sets', count: sets, points: sets * SCIENCE_SET },
  ];
};

const partsOf = (s: SevenWondersState, seat: Seat, row: ScoreRow): readonly Source[] => {
  switch (row) {
    case 'wonder':
      return stagesOf(s, seat);
    case 'treasury':
      return treasuryOf(s, seat);
    case 'military':
      return conflictsOf(s, seat);
    case 'green':
      return scienceOf(s, seat);
    case 'blue':
    case 'yellow':
    case 'purple':
    case 'black':
      return cardsOf(s, seat, COLOURS.indexOf(row));
  }
};

/** Only what moved the sum. */
export const sourcesOf = (s: SevenWondersState, seat: Seat, row: ScoreRow): readonly Source[] =>
  partsOf(s, seat, row).filter(({ points }) => points !== 0);
