// Random cities with any subset of what makes, sells or lowers prices.
import { leftOf, type Rng, rightOf, type Seat } from '@maravilha/kernel';
import type { CardDef, Effect } from '../../data/effects.ts';
import { SIDES } from '../../data/effects.ts';
import { BOARD_IDS, CARD_IDS, CARDS } from '../../data/index.ts';
import { hasIdentical } from '../../src/city.ts';
import { addCard, addStage, blank, clear, hasBuilt, type SevenWondersState, stageCount, takeBoard } from '../../src/state.ts';
import { NEWEST_RULES } from '../../src/versions.ts';
import type { SlowCity } from './slow-price.ts';

const MATTERS: readonly Effect['kind'][] = [
  'produce',
  'produceChoice',
  'tradePrice',
  'tradeRebate',
  'initialRebate',
  'extraProduced',
  'extraUnproduced',
];
/** Cards that matter to prices. */
export const MARKET_CARDS: readonly number[] = CARD_IDS.flatMap((id, i) => {
  const { effects }: CardDef = CARDS[id];
  return effects.some((e) => MATTERS.includes(e.kind)) ? [i] : [];
});

/** A table of three; each city holds each card that matters with a chance of its own, so that poor and rich ones come up. */
export const randomMarket = (rng: Rng, teams: boolean): SevenWondersState => {
  const s = blank({ seats: teams ? 4 : 3, cities: true, teams, boards: 'random', sides: 'mixed' }, NEWEST_RULES);
  clear(s);
  const boards = BOARD_IDS.map((_, i) => i);
  rng.shuffle(boards, boards.length);
  for (let seat = 0; seat < s.seats; seat++) {
    s.side[seat] = rng.int(SIDES.length);
    takeBoard(s, seat, boards[seat]);
    for (let stages = rng.int(stageCount(s, seat) + 1); stages > 0; stages--) addStage(s, seat);
    const chance = rng.int(6);
    for (const card of MARKET_CARDS) if (rng.int(10) < chance && !hasIdentical(s, seat, card)) addCard(s, seat, card);
  }
  return s;
};

const slowCity = (s: SevenWondersState, seat: Seat): SlowCity => ({
  board: BOARD_IDS[s.board[seat]],
  side: SIDES[s.side[seat]],
  stages: s.stages[seat],
  built: CARD_IDS.filter((_, card) => hasBuilt(s, seat, card)),
});
/** The city of a seat and those of its left and right neighbours, in words. */
export const citiesAround = (s: SevenWondersState, seat: Seat): [SlowCity, SlowCity, SlowCity] => [
  slowCity(s, seat),
  slowCity(s, leftOf(seat, s.seats)),
  slowCity(s, rightOf(seat, s.seats)),
];
