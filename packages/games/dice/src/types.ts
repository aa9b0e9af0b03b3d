// What the game says at its edge: moves, views, events, reasons and positions, in words.
import type { BaseView, Score, Seat, SeatScore } from '@maravilha/kernel';
import type { BonusId, CityId } from '../data/boards.ts';
import type { DieId } from '../data/dice.ts';
import type { Colour, Countable, SpecialDie, StructureId } from '../data/effects.ts';
import type { CITY_OPTIONS } from './options.ts';

export interface DiceOptions {
  readonly seats: number;
  readonly cities: (typeof CITY_OPTIONS)[number];
}

/** `market.k1`: the structure, and the space within it as the rows name it. */
export type SpaceId = `${StructureId}.${string}`;

export type DiceMove =
  | { readonly kind: 'city'; readonly city: CityId }
  /** Choose a die of the Forum and cross off a space that its symbol reaches. */
  | { readonly kind: 'construct'; readonly die: DieId; readonly space: SpaceId }
  /** The next stage of the Wonder, without a die. */
  | { readonly kind: 'wonder' }
  | { readonly kind: 'pass' }
  /** A space that an effect lets one cross off. */
  | { readonly kind: 'cross'; readonly space: SpaceId }
  | { readonly kind: 'bonus'; readonly bonus: BonusId }
  /** Leave what an effect offers. */
  | { readonly kind: 'decline' };
export type DiceWish = DiceMove;

export const DECISIONS = ['city', 'action', 'free-die', 'cross', 'bonus', 'ready', 'over'] as const;
/**
 * What a seat owes: a city; an action of the turn, or one more; a structure for a free die; a space of certain colours; a bonus. `ready`:
 * nothing more in this turn.
 */
export type Decision = (typeof DECISIONS)[number];

export interface DieView {
  readonly die: DieId;
  /** Counted from 0. */
  readonly face: number;
  readonly symbol: string;
  /** Place in SECTION_COSTS. */
  readonly section: number;
}

/** What an effect has opened for a seat in this turn and is not settled yet, the next one first. */
export type Pending =
  | { readonly kind: 'action' }
  | { readonly kind: 'free-die' }
  | { readonly kind: 'cross'; readonly colours: readonly Colour[]; readonly count: number }
  | { readonly kind: 'bonus' };

export interface SeatView {
  /** `undefined` until chosen. */
  readonly city: CityId | undefined;
  readonly decision: Decision;
  readonly pending: readonly Pending[];
  /** In the order of the sheet. */
  readonly crossed: readonly SpaceId[];
  /** Those of them crossed off in this turn: neighbours do not reckon with them yet. */
  readonly fresh: readonly SpaceId[];
  /** What each crossed attack recorded. */
  readonly attacks: Readonly<Partial<Record<SpaceId, number>>>;
  /** Coins to spend; coins spent that still fill a place of the Gold Reserve. */
  readonly coins: number;
  readonly spent: number;
  readonly resources: number;
  readonly unlocked: readonly SpecialDie[];
  readonly bonuses: readonly BonusId[];
  readonly agoraFirst: boolean;
}

export interface DiceView extends BaseView {
  readonly options: DiceOptions;
  readonly phase: 'city' | 'turn' | 'over';
  /** Counted from 1; 0 while cities are chosen. */
  readonly turn: number;
  /** The present turn is the last one. */
  readonly last: boolean;
  /** Who chooses a city now, and who chose first. */
  readonly active: Seat;
  readonly first: Seat;
  readonly offered: readonly CityId[];
  /** The seven dice, in the order of the list; empty while cities are chosen. */
  readonly forum: readonly DieView[];
  /** Somebody has completed the Agora in an earlier turn. */
  readonly agoraTaken: boolean;
  readonly seats: readonly SeatView[];
  readonly winners: readonly Seat[];
}

/** Somebody crossed off the third bonus, and one more turn was played. */
export const ENDINGS = ['bonuses'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SCORE_ROWS = [
  'wonder',
  'barracksWest',
  'barracksEast',
  'university',
  'agora',
  'market',
  'leadersGallery',
  'guildCourt',
] as const satisfies readonly StructureId[];
export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface DiceSeatScore extends SeatScore {
  readonly rows: Readonly<Record<ScoreRow, number>>;
}
export interface DiceScore extends Score {
  readonly seats: readonly DiceSeatScore[];
  readonly ending: Ending | undefined;
  readonly tieBreak: 'coins' | undefined;
}

/** What crossing off a space costs, part by part. */
export interface Bill {
  /** Cost of the section; 0 without a die. */
  readonly section: number;
  /** What effects take off the die's cost. */
  readonly dieCut: number;
  /** Coins gained by choosing the die; they may pay for it. */
  readonly chosenCoins: number;
  /** Printed cost of the space, and how much of it resources cover. */
  readonly cost: number;
  readonly resources: number;
  /** Coins to pay in all, before `chosenCoins` are counted. */
  readonly total: number;
  /** Coins that are left after it, `chosenCoins` included; negative: so many are missing. */
  readonly left: number;
}

/** What follows at once from crossing off a space. */
export interface Follows {
  readonly space: SpaceId;
  /** An attack: what would be recorded, and the defence it meets. */
  readonly attack: { readonly points: number; readonly defence: number } | undefined;
  readonly coins: number;
  /** The structure that it completes, and whether a bonus follows. */
  readonly completes: StructureId | undefined;
  readonly bonus: boolean;
}

export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-awaited' }
  | { readonly code: 'other-decision'; readonly decision: Decision }
  | { readonly code: 'not-offered' }
  | { readonly code: 'not-in-forum'; readonly die: DieId }
  | { readonly code: 'locked'; readonly die: SpecialDie }
  | { readonly code: 'already-crossed'; readonly space: SpaceId }
  | { readonly code: 'no-such-space'; readonly space: SpaceId }
  /** The symbol does not lead there. */
  | { readonly code: 'out-of-reach'; readonly space: SpaceId }
  /** Another space of the line comes first. */
  | { readonly code: 'not-yet'; readonly first: SpaceId }
  | { readonly code: 'guild-behind'; readonly of: Countable; readonly mine: number; readonly left: number; readonly right: number }
  | { readonly code: 'too-expensive'; readonly short: number }
  | { readonly code: 'wonder-complete' }
  | { readonly code: 'bonus-taken' }
  | { readonly code: 'nothing-to-decline' };

export interface DiceReason {
  readonly possible: boolean;
  /** Everything that stands against it, the most telling first; empty when possible. */
  readonly why: readonly Refusal[];
  /** For construct, wonder and cross. */
  readonly bill: Bill | undefined;
  readonly follows: Follows | undefined;
}

/** What gave coins. */
export type CoinSource = SpaceId | BonusId | 'pass' | 'die';

export type DiceEvent =
  | { readonly kind: 'city-chosen'; readonly seat: Seat; readonly city: CityId }
  | { readonly kind: 'rolled'; readonly turn: number; readonly last: boolean; readonly forum: readonly DieView[] }
  | {
      readonly kind: 'crossed';
      readonly seat: Seat;
      readonly space: SpaceId;
      /** How it came about: a die of the Forum, the Wonder's own action, or an effect. */
      readonly by: DieId | 'wonder' | 'effect';
      /** Coins paid for the die and for the space. */
      readonly diePaid: number;
      readonly spacePaid: number;
    }
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly against: Seat;
      readonly space: SpaceId;
      readonly points: number;
      readonly defence: number;
    }
  | { readonly kind: 'coins'; readonly seat: Seat; readonly count: number; readonly source: CoinSource }
  | { readonly kind: 'unlocked'; readonly seat: Seat; readonly die: SpecialDie }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly structure: StructureId }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly bonus: BonusId }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: Pending['kind'] }
  /** End of the turn. */
  | { readonly kind: 'agora-first'; readonly seats: readonly Seat[]; readonly points: number }
  | { readonly kind: 'die-entered'; readonly die: SpecialDie; readonly instead: DieId }
  | { readonly kind: 'last-turn'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/**
 * A position in words: scenario tests, `cli position` and lessons use it. All parts may be left out; what is left out is filled legally from a
 * seed. It stands at the start of a turn, after the roll. See docs/positions.md.
 */
export interface DicePosition {
  readonly game?: 'dice';
  readonly options?: Partial<DiceOptions>;
  readonly turn?: number;
  readonly last?: boolean;
  /** The dice of the Forum; what is not named is rolled. A face by its number from 1, or by its symbol if only one has it. */
  readonly forum?: Readonly<Partial<Record<DieId, { readonly face?: number | string; readonly section?: number }>>>;
  /** Somebody has completed the Agora first. */
  readonly agoraTaken?: boolean;
  /** By seat; the left neighbour of a seat is the next one. Fewer than seats: the rest has a drawn city and nothing else. */
  readonly cities?: readonly CityWords[];
}
export interface CityWords {
  readonly city?: CityId;
  readonly crossed?: readonly SpaceId[];
  /** What attacks recorded; the printed points unless said. */
  readonly attacks?: Readonly<Partial<Record<SpaceId, number>>>;
  readonly coins?: number;
  readonly spent?: number;
  readonly bonuses?: readonly BonusId[];
  readonly agoraFirst?: boolean;
}

/** Every kind of event, so that whoever reads events from outside knows its own. */
export const EVENT_KINDS: Readonly<Record<DiceEvent['kind'], true>> = {
  'city-chosen': true,
  rolled: true,
  crossed: true,
  attack: true,
  coins: true,
  unlocked: true,
  passed: true,
  completed: true,
  bonus: true,
  declined: true,
  'agora-first': true,
  'die-entered': true,
  'last-turn': true,
  over: true,
};
