// Why something is possible, what it costs and what follows from it, or why not. It reads only what the seat can see.
import { leftOf, rightOf, type Seat, unreachable } from '@maravilha/kernel';
import { BONUS_IDS, type BonusId, CITY_IDS } from '../data/boards.ts';
import { DICE, DIE_IDS, type DieId } from '../data/dice.ts';
import type { FaceDef } from '../data/effects.ts';
import { SPECIAL_DICE } from '../data/effects.ts';
import { SPACE_IDS } from './spaces.ts';
import { countAtStart, isCrossed } from './city.ts';
import { openBonuses } from './construction.ts';
import { billOf, followsOf } from './forecast.ts';
import { guildOpen } from './price.ts';
import { nextStage } from './arrows.ts';
import { coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, nextOf, STACK } from './state.ts';
import {
  bonusIds,
  cityIds,
  COLOUR_COUNT,
  COLOUR_TRACKS,
  COMPARED,
  COST,
  DIE_SPECIAL,
  dieIds,
  FACE_TRACKS,
  FACES,
  isAnyOrder,
  NONE,
  SPACE_COUNT,
  spaceIds,
  TRACK_SPACES,
} from './tables.ts';
import type { Bill, Decision, DiceReason, DiceWish, Refusal, SpaceId } from './types.ts';
import { decisionOf } from './view.ts';

/** Most telling first: the end of the game, another choice of mine that comes first, the thing itself, and last that nothing is owed. */
const reason = (
  s: DiceState,
  seat: Seat,
  decisions: readonly Decision[],
  own: readonly Refusal[],
  more: Partial<Pick<DiceReason, 'bill' | 'follows'>> = {},
): DiceReason => {
  const why: Refusal[] = [];
  const decision = decisionOf(s, seat);
  if (decision === 'over') why.push({ code: 'game-over' });
  else if (decision !== 'ready' && !decisions.includes(decision)) why.push({ code: 'other-decision', decision });
  why.push(...own);
  if (decision === 'ready') why.push({ code: 'not-awaited' });
  return { possible: why.length === 0, why, bill: more.bill, follows: more.follows };
};

/** What stands against the space whatever leads there: it is not on the board, or crossed off. */
const spaceRefusals = (s: DiceState, seat: Seat, space: number): Refusal[] => {
  if (COST[s.city[seat] * SPACE_COUNT + space] === NONE) return [{ code: 'no-such-space', space: SPACE_IDS[space] }];
  return isCrossed(s, seat, space) ? [{ code: 'already-crossed', space: SPACE_IDS[space] }] : [];
};

/** Whether one of the tracks leads to the open space now. */
const reachRefusals = (s: DiceState, seat: Seat, tracks: readonly number[], space: number): Refusal[] => {
  const city = s.city[seat];
  const leading = tracks.filter((track) => TRACK_SPACES[city][track].includes(space));
  if (leading.length === 0) return [{ code: 'out-of-reach', space: SPACE_IDS[space] }];
  const first = leading.map((track) =>
    isAnyOrder(s.rules, city, track) ? space : (TRACK_SPACES[city][track].find((other) => !isCrossed(s, seat, other)) ?? space),
  );
  return first.includes(space) ? [] : [{ code: 'not-yet', first: SPACE_IDS[first[0]] }];
};

const priceRefusals = ({ left }: Bill): Refusal[] => (left < 0 ? [{ code: 'too-expensive', short: -left }] : []);

/** What the Guild Court compares, where that stands against it. */
const guildRefusals = (s: DiceState, seat: Seat, die: number): Refusal[] => {
  const { compare }: FaceDef = DICE[DIE_IDS[die]].faces[s.face[die]];
  if (compare === undefined || guildOpen(s, seat, die)) return [];
  const counted = (of: Seat): number => countAtStart(s, of, COMPARED[die * FACES + s.face[die]]);
  const [mine, left, right] = [seat, leftOf(seat, s.seats), rightOf(seat, s.seats)].map(counted);
  return [{ code: 'guild-behind', of: compare, mine, left, right }];
};

const lockRefusals = (s: DiceState, seat: Seat, die: number): Refusal[] => {
  const special = DIE_SPECIAL[die];
  return special === NONE || (s.unlocked[seat] >>> special) & 1 ? [] : [{ code: 'locked', die: SPECIAL_DICE[special] }];
};

const CONSTRUCTING: readonly Decision[] = ['action', 'free-die'];

const explainConstruct = (s: DiceState, seat: Seat, id: DieId, space: number): DiceReason => {
  const die = dieIds.numberOf(id);
  const lies = ((s.forum >>> die) & 1) === 1;
  const own: Refusal[] = lies ? lockRefusals(s, seat, die) : [{ code: 'not-in-forum', die: id }];
  // Without a city there is no board to speak of.
  if (s.city[seat] === NONE) return reason(s, seat, CONSTRUCTING, own);
  const closed = spaceRefusals(s, seat, space);
  if (!lies || closed.length > 0) return reason(s, seat, CONSTRUCTING, [...own, ...closed]);
  const bill = billOf(s, seat, space, die, kindOf(nextOf(s, seat)) === FREE_DIE);
  const tracks = [...FACE_TRACKS[s.city[seat]][die * FACES + s.face[die]]];
  own.push(...reachRefusals(s, seat, tracks, space), ...guildRefusals(s, seat, die), ...priceRefusals(bill));
  return reason(s, seat, CONSTRUCTING, own, { bill, follows: followsOf(s, seat, space, bill.left) });
};

const explainWonder = (s: DiceState, seat: Seat): DiceReason => {
  if (s.city[seat] === NONE) return reason(s, seat, ['action'], []);
  const stage = nextStage(s, seat);
  if (stage === NONE) return reason(s, seat, ['action'], [{ code: 'wonder-complete' }]);
  const bill = billOf(s, seat, stage);
  return reason(s, seat, ['action'], priceRefusals(bill), { bill, follows: followsOf(s, seat, stage, bill.left) });
};

/** Colours of which the seat may cross off spaces by effects that are open in this turn, as bits. */
const openColours = (s: DiceState, seat: Seat): number => {
  const open = s.stack.subarray(seat * STACK, seat * STACK + s.stackSize[seat]);
  return open.reduce((bits, pending) => (kindOf(pending) === CROSS_SPACES ? bits | coloursOf(pending) : bits), 0);
};

const tracksOf = (s: DiceState, seat: Seat, colours: number): number[] =>
  COLOUR_TRACKS[s.city[seat]].flatMap((tracks, colour) => ((colours >>> colour) & 1 ? [...tracks] : []));

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;

/** An effect that is not the next one, or that is not open at all, is a forecast: then every colour that it might have counts. */
const explainCross = (s: DiceState, seat: Seat, space: number): DiceReason => {
  if (s.city[seat] === NONE) return reason(s, seat, ['cross'], []);
  const closed = spaceRefusals(s, seat, space);
  if (closed.length > 0) return reason(s, seat, ['cross'], closed);
  const next = nextOf(s, seat);
  const colours = kindOf(next) === CROSS_SPACES ? coloursOf(next) : openColours(s, seat) || ALL_COLOURS;
  const bill = billOf(s, seat, space);
  const own = [...reachRefusals(s, seat, tracksOf(s, seat, colours), space), ...priceRefusals(bill)];
  return reason(s, seat, ['cross'], own, { bill, follows: followsOf(s, seat, space, bill.left) });
};

const explainBonus = (s: DiceState, seat: Seat, bonus: BonusId): DiceReason =>
  reason(s, seat, ['bonus'], (openBonuses(s, seat) >>> bonusIds.numberOf(bonus)) & 1 ? [] : [{ code: 'bonus-taken' }]);

/** Actions, bonuses and cities are never left: that is all that there is to say then. */
const explainDecline = (s: DiceState, seat: Seat): DiceReason => {
  const decision = decisionOf(s, seat);
  const kept = decision === 'action' || decision === 'bonus' || decision === 'city';
  return reason(s, seat, ['free-die', 'cross', decision], kept ? [{ code: 'nothing-to-decline' }] : []);
};

export const explain = (s: DiceState, seat: Seat, wish: DiceWish): DiceReason => {
  switch (wish.kind) {
    case 'city':
      return reason(s, seat, ['city'], (s.offered >>> cityIds.numberOf(wish.city)) & 1 ? [] : [{ code: 'not-offered' }]);
    case 'construct':
      return explainConstruct(s, seat, wish.die, spaceIds.numberOf(wish.space));
    case 'wonder':
      return explainWonder(s, seat);
    case 'pass':
      return reason(s, seat, ['action'], []);
    case 'cross':
      return explainCross(s, seat, spaceIds.numberOf(wish.space));
    case 'bonus':
      return explainBonus(s, seat, wish.bonus);
    case 'decline':
      return explainDecline(s, seat);
    default:
      return unreachable(wish);
  }
};

const spacesOn = (s: DiceState, seat: Seat, tracks: Iterable<number>): SpaceId[] => {
  const city = s.city[seat];
  const spaces = new Set([...tracks].flatMap((track) => [...TRACK_SPACES[city][track]]));
  return [...spaces].map((space) => SPACE_IDS[space]);
};

/** All that the seat could sensibly ask about now, whether or not it is possible. */
export const wishes = (s: DiceState, seat: Seat): DiceWish[] => {
  const list: DiceWish[] = [];
  for (const [n, city] of CITY_IDS.entries()) if ((s.offered >>> n) & 1) list.push({ kind: 'city', city });
  const city = s.city[seat];
  if (city === NONE) return list;
  for (const [n, die] of DIE_IDS.entries()) {
    if (((s.forum >>> n) & 1) === 0) continue;
    for (const space of spacesOn(s, seat, FACE_TRACKS[city][n * FACES + s.face[n]])) list.push({ kind: 'construct', die, space });
  }
  list.push({ kind: 'wonder' }, { kind: 'pass' });
  for (const space of spacesOn(s, seat, tracksOf(s, seat, openColours(s, seat)))) list.push({ kind: 'cross', space });
  for (const [n, bonus] of BONUS_IDS.entries()) if ((openBonuses(s, seat) >>> n) & 1) list.push({ kind: 'bonus', bonus });
  list.push({ kind: 'decline' });
  return list;
};
