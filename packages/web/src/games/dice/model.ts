// From a view to what the table draws. Legality, prices and points are asked of the engine on `imagine(view)`; here is no rule.
import {
  BONUSES_TO_END,
  type CityId,
  type Decision,
  type DiceMove,
  type DiceReason,
  type DiceScore,
  type DiceState,
  type DiceView,
  type DiceWish,
  diceTable as engine,
  type Pending,
  type SeatView,
  SPACE_IDS,
  SPECIAL_DICE,
  type SpaceDef,
  type SpaceId,
  type SpecialDie,
  spaceOf,
} from '@maravilha/dice';
import { imagineBy, movesBy } from '../../table/read.ts';
import { type Moment, seatIn, type Sight, sightOf } from '../../table/sight.ts';

/** The view, and what the viewer owes. */
interface OwnView extends DiceView {
  readonly decision: Decision;
}

/** One moment of a table as one person sees it, with the engine's state that says the same. */
export interface Table extends Sight {
  readonly view: OwnView;
  readonly state: DiceState;
  /** A decision of the viewer is awaited. */
  readonly mine: boolean;
  /** What the viewer has chosen in this turn, while others still think. */
  readonly sealed: readonly DiceMove[];
  readonly awaiting: readonly number[];
  readonly ready: readonly number[];
}

export const imagine = imagineBy(engine);
export const movesOf = movesBy(engine);

const decisionIn = (view: DiceView, you: number | undefined): Decision => {
  if (view.phase === 'over') return 'over';
  return (you === undefined ? undefined : view.seats[you]?.decision) ?? 'ready';
};

export const readTable = (view: DiceView, state: DiceState, you: number | undefined, moment: Moment): Table => {
  const decision = decisionIn(view, you);
  return {
    ...sightOf(view.seats.length, you, moment.from),
    view: { ...view, decision },
    state,
    mine: you !== undefined && decision !== 'ready' && moment.awaiting.includes(you) && !moment.ready.includes(you),
    // The server hands back what this client has sent, and the engine has parsed it.
    sealed: moment.sealed as readonly DiceMove[],
    awaiting: moment.awaiting,
    ready: moment.ready,
  };
};

export const seatAt = ({ view }: Pick<Table, 'view'>, seat: number): SeatView => seatIn(view.seats, seat);

export const ask = (table: Table, wish: DiceWish): DiceReason => engine.explain(table.state, table.me, wish);

export const scoreOf = ({ state }: Table): DiceScore => engine.score(state);

// ---------------------------------------------------------------- who is doing what

/** I have finished my turn and others are still choosing: I may still start over. */
export const isReady = (table: Table): boolean => table.seated && table.view.phase === 'turn' && table.ready.includes(table.me);

/** I am amid a chain of choices: the way back to the roll is open. */
export const inChain = (table: Table): boolean => table.mine && table.sealed.length > 0;

/** What is open for me beyond the choice that I owe now, the next one first. */
export const laterOf = (table: Table): readonly Pending[] => (table.mine ? seatAt(table, table.me).pending.slice(1) : []);

// ---------------------------------------------------------------- sheets

/** The spaces of a board, in the order of the sheet. */
export const spacesOn = (city: CityId): readonly SpaceId[] => SPACE_IDS.filter((space) => spaceOf(city, space) !== undefined);

export const spaceDef = (city: CityId, space: SpaceId): SpaceDef => {
  const def = spaceOf(city, space);
  if (def === undefined) throw new RangeError(`${city} has no ${space}`);
  return def;
};

/** The walls of two neighbours that face each other. */
export type Side = 'left' | 'right';

/** How much the wall of a neighbour takes off my attacks in this turn. */
export const defenceAt = ({ state, me }: Table, side: Side): number =>
  engine.defenceAgainst(state, me, side === 'left' ? 'barracksWest' : 'barracksEast');

// ---------------------------------------------------------------- the way to the end

interface Distance {
  /** The most bonuses that one seat has. */
  readonly most: number;
  readonly needed: number;
  /** Who has so many. */
  readonly seats: readonly number[];
}

/** How far the foremost seat is from the third bonus, which brings the last turn. */
export const distanceOf = ({ view }: Pick<Table, 'view'>): Distance => {
  const most = Math.max(...view.seats.map((seat) => seat.bonuses.length));
  return {
    most,
    needed: BONUSES_TO_END,
    seats: most === 0 ? [] : view.seats.flatMap((seat, n) => (seat.bonuses.length === most ? [n] : [])),
  };
};

export interface SpecialState {
  readonly die: SpecialDie;
  readonly inForum: boolean;
  /** Who may choose it. */
  readonly seats: readonly number[];
}

/** The special dice: whether each lies in the Forum, and who may choose it. */
export const specialsOf = ({ view }: Pick<Table, 'view'>): readonly SpecialState[] =>
  SPECIAL_DICE.map((die) => ({
    die,
    inForum: view.forum.some((thrown) => thrown.die === die),
    seats: view.seats.flatMap((seat, n) => (seat.unlocked.includes(die) ? [n] : [])),
  }));
