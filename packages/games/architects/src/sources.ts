// Where the points of a row come from, one thing after the other: for people who ask how a number came about. The parts of a row add up to it.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import type { Stage } from '../data/numbers.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { stagesOf } from './city.ts';
import type { ArchitectsState } from './state.ts';
import { CARD_COUNT, CARD_POINTS, POINT_CARDS, POINT_TOKENS, SECOND_CULTURE, STAGE_COUNT, STAGE_POINTS, stagesIn } from './tables.ts';
import { catPoints, catSigns, progressPoints, victoryPoints } from './tally.ts';
import type { ScoreRow } from './types.ts';

export type Source = { readonly points: number } & (
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'cards'; readonly card: CardId; readonly count: number }
  | { readonly kind: 'cat' }
  | { readonly kind: 'victories'; readonly count: number }
  | { readonly kind: 'tokens'; readonly token: TokenId; readonly count: number }
);

const wonderOf = (s: ArchitectsState, seat: Seat): readonly Source[] =>
  stagesIn(s.built[seat]).map((stage) => ({ kind: 'stage', stage, points: STAGE_POINTS[s.wonder[seat] * STAGE_COUNT + stage - 1] }));

const blueOf = (s: ArchitectsState, seat: Seat): readonly Source[] =>
  Array.from(POINT_CARDS, (card) => {
    const count = s.city[seat * CARD_COUNT + card];
    return { kind: 'cards', card: CARD_IDS[card], count, points: count * CARD_POINTS[card] };
  });

/** Each token as if the seat had it alone, beside all that it counts. The second Culture belongs to the first. */
const progressOf = (s: ArchitectsState, seat: Seat): readonly Source[] => {
  const sources: Source[] = [];
  for (let rest = s.tokens[seat] & POINT_TOKENS & ~(1 << SECOND_CULTURE); rest !== 0; rest &= rest - 1) {
    const token = lowestBit(rest);
    const both = TOKEN_IDS[token] === 'culture' ? s.tokens[seat] & (1 << SECOND_CULTURE) : 0;
    const points = progressPoints({
      tokens: (1 << token) | both,
      count: s.tokenCount[seat],
      stages: stagesOf(s, seat),
      victories: s.victories[seat],
      cats: catSigns(s.city, seat * CARD_COUNT),
    });
    sources.push({ kind: 'tokens', token: TOKEN_IDS[token], count: both === 0 ? 1 : 2, points });
  }
  return sources;
};

const partsOf = (s: ArchitectsState, seat: Seat, row: ScoreRow): readonly Source[] => {
  switch (row) {
    case 'wonder':
      return wonderOf(s, seat);
    case 'blue':
      return blueOf(s, seat);
    case 'cat':
      return [{ kind: 'cat', points: catPoints(s.cat === seat) }];
    case 'military':
      return [{ kind: 'victories', count: s.victories[seat], points: victoryPoints(s.victories[seat]) }];
    case 'progress':
      return progressOf(s, seat);
  }
};

/** Only what moved the sum. */
export const sourcesOf = (s: ArchitectsState, seat: Seat, row: ScoreRow): readonly Source[] =>
  partsOf(s, seat, row).filter(({ points }) => points !== 0);
