// What the viewer may cross off now: by each die with the whole price, by the Wonder's own action, or by what an effect has opened.
import {
  type Bill,
  type BonusId,
  type CityId,
  DICE,
  type DiceMove,
  type DieId,
  type DieView,
  type FaceDef,
  type Follows,
  type Refusal,
  SPECIAL_DICE,
  type SpaceId,
  structureIn,
} from '@maravilha/dice';
import { ask, seatAt, spacesOn, type Table } from './model.ts';

/** A space that can be crossed off, with what it costs and what follows. */
export interface Offer {
  readonly space: SpaceId;
  /** Without one: by an effect, or the Wonder's own action. */
  readonly die: DieId | undefined;
  readonly bill: Bill;
  readonly follows: Follows;
  readonly move: DiceMove;
}

/** A space that the die leads to and that cannot be taken all the same. */
interface Denied {
  readonly space: SpaceId;
  readonly why: Refusal;
  readonly bill: Bill;
}

export interface DieChoice {
  readonly thrown: DieView;
  /** The key that chooses it. */
  readonly key: number;
  readonly offers: readonly Offer[];
  readonly denied: readonly Denied[];
  /** A special die that the viewer has not unlocked. */
  readonly locked: boolean;
  /** Why there is nothing to cross off with it; `done`: its symbol leads to no open space. */
  readonly why: Refusal | 'done' | undefined;
}

const offerOf = (table: Table, move: DiceMove, die: DieId | undefined): readonly Offer[] => {
  const { bill, follows } = ask(table, move);
  return bill === undefined || follows === undefined ? [] : [{ space: follows.space, die, bill, follows, move }];
};

/** Reasons that stand against a space to which the symbol does lead. */
const TELLING: ReadonlySet<Refusal['code']> = new Set(['locked', 'guild-behind', 'too-expensive']);

const faceOf = ({ die, face }: DieView): FaceDef => DICE[die].faces[face] ?? DICE[die].faces[0];

const deniedBy = (table: Table, city: CityId, thrown: DieView): readonly Denied[] => {
  const { crossed } = seatAt(table, table.me);
  const { structures } = faceOf(thrown);
  return spacesOn(city)
    .filter((space) => structures.includes(structureIn(space)) && !crossed.includes(space))
    .flatMap((space) => {
      const { possible, why, bill } = ask(table, { kind: 'construct', die: thrown.die, space });
      const first = why[0];
      if (possible || first === undefined || bill === undefined || !why.every(({ code }) => TELLING.has(code))) return [];
      return [{ space, why: first, bill }];
    });
};

const shortOf = ({ why }: Denied): number => (why.code === 'too-expensive' ? why.short : 0);

/** Of several spaces that cannot be taken, the one that is nearest to it tells why. */
const whyNone = (denied: readonly Denied[]): Refusal | 'done' => denied.toSorted((a, b) => shortOf(a) - shortOf(b))[0]?.why ?? 'done';

/** The dice as they lie, section by section, each with all that it leads to. */
const diceOf = (table: Table, moves: readonly DiceMove[]): readonly DieChoice[] => {
  const { city, unlocked } = seatAt(table, table.me);
  const lying = table.view.forum.toSorted((a, b) => a.section - b.section);
  return lying.map((thrown, i) => {
    const offers = moves.flatMap((move) => (move.kind === 'construct' && move.die === thrown.die ? offerOf(table, move, thrown.die) : []));
    const denied = city === undefined || !mayConstruct(table) ? [] : deniedBy(table, city, thrown);
    const lock = SPECIAL_DICE.find((die) => die === thrown.die && !unlocked.includes(die));
    const none = lock === undefined ? whyNone(denied) : ({ code: 'locked', die: lock } as const);
    return {
      thrown,
      key: i + 1,
      offers,
      denied,
      locked: lock !== undefined,
      why: offers.length > 0 || !mayConstruct(table) ? undefined : none,
    };
  });
};

/** A die is to be chosen now, or may be. */
export const mayConstruct = ({ mine, view }: Table): boolean => mine && (view.decision === 'action' || view.decision === 'free-die');

/** Spaces that an effect lets the viewer cross off now. */
const crossingsOf = (table: Table, moves: readonly DiceMove[]): readonly Offer[] =>
  moves.flatMap((move) => (move.kind === 'cross' ? offerOf(table, move, undefined) : []));

/** Spaces that are only too expensive, whatever the die; the nearest first. */
export const tooExpensive = (dice: readonly DieChoice[]): readonly Denied[] => {
  const best = new Map<SpaceId, Denied>();
  for (const one of dice.filter(({ locked }) => !locked).flatMap(({ denied }) => denied)) {
    const held = best.get(one.space);
    if (one.why.code === 'too-expensive' && (held === undefined || one.bill.total < held.bill.total)) best.set(one.space, one);
  }
  return [...best.values()].toSorted((a, b) => shortOf(a) - shortOf(b));
};

/** Each space that some die reaches, by the die that makes it cheapest. */
export const cheapestOf = (dice: readonly DieChoice[]): readonly Offer[] => {
  const best = new Map<SpaceId, Offer>();
  for (const offer of dice.flatMap((choice) => choice.offers)) {
    const held = best.get(offer.space);
    if (held === undefined || offer.bill.left > held.bill.left) best.set(offer.space, offer);
  }
  return [...best.values()];
};

export interface WonderChoice {
  /** The next stage, if one is left. */
  readonly stage: SpaceId | undefined;
  readonly offer: Offer | undefined;
  readonly bill: Bill | undefined;
  readonly why: Refusal | undefined;
}

/** The next stage of the Wonder; `undefined` where the Wonder is not to be built now. */
const wonderOf = (table: Table): WonderChoice | undefined => {
  if (!table.mine || table.view.decision !== 'action') return undefined;
  const { possible, why, bill, follows } = ask(table, { kind: 'wonder' });
  return {
    stage: follows?.space,
    offer: possible ? offerOf(table, { kind: 'wonder' }, undefined)[0] : undefined,
    bill,
    why: why[0],
  };
};

const bonusesOf = (moves: readonly DiceMove[]): readonly BonusId[] => moves.flatMap((move) => (move.kind === 'bonus' ? [move.bonus] : []));

/** What is asked of the viewer, with everything that can be chosen. */
export interface Asked {
  readonly moves: readonly DiceMove[];
  readonly dice: readonly DieChoice[];
  readonly crossings: readonly Offer[];
  readonly wonder: WonderChoice | undefined;
  readonly bonuses: readonly BonusId[];
}

export const askedOf = (table: Table, moves: readonly DiceMove[]): Asked => ({
  moves,
  dice: diceOf(table, moves),
  crossings: crossingsOf(table, moves),
  wonder: wonderOf(table),
  bonuses: bonusesOf(moves),
});

export interface Picked {
  readonly die: DieId | undefined;
  readonly space: SpaceId | undefined;
}

/** The spaces among which the viewer chooses: those of the chosen die, of any die while none is chosen, or of an effect. */
export const reachOf = ({ dice, crossings }: Asked, picked: Picked): readonly Offer[] => {
  if (crossings.length > 0) return crossings;
  if (picked.die === undefined) return cheapestOf(dice);
  return dice.find((choice) => choice.thrown.die === picked.die)?.offers ?? [];
};

/** What the viewer has chosen and may confirm; a die that leads to one space alone needs no second choice. */
export const chosenOf = (asked: Asked, picked: Picked): Offer | undefined => {
  const { wonder } = asked;
  if (picked.space !== undefined && picked.space === wonder?.stage) return wonder.offer;
  const reach = reachOf(asked, picked);
  const found = reach.find((offer) => offer.space === picked.space);
  if (found !== undefined) return found;
  const single = picked.die !== undefined || asked.crossings.length > 0;
  return single && picked.space === undefined && reach.length === 1 ? reach[0] : undefined;
};
