// Faults that only a game with independent turns can have.
import { NO_ACTION, leftOf, type Game } from '../../src/index.ts';
import {
  checkArrival,
  checkIndependentTurns,
  checkPrivacy,
  checkRefusals,
  garden,
  type Check,
  type GardenShape,
  type GardenState,
  type GardenView,
  type Subject,
} from '../../testing/index.ts';

type Garden = Game<GardenShape>;

const OPTIONS = { seats: 3 } as const;
const TURN = 0;
const USE = 1;
const NOTHING = 3;
const REST = 0;
const WORK = 1;
const SELL = 2;

export const gardenOf = (changes: Partial<Garden>): Subject<GardenShape> => ({
  game: { ...garden, ...changes },
  options: OPTIONS,
  maxRounds: 100,
});

const afterStep = (change: (s: GardenState, joint: Int32Array) => void): Partial<Garden> => ({
  step: (s, joint, emit) => {
    garden.step(s, joint, emit);
    change(s, joint);
  },
});

const withView = (change: (view: GardenView, s: GardenState) => object): Partial<Garden> => ({
  view: (s, viewer) => ({ ...garden.view(s, viewer), ...change(garden.view(s, viewer), s) }),
});

/** Somebody has made a choice in this turn, but not all are done. */
const isUnderWay = (s: GardenState): boolean => s.turn < 3 && s.owes.subarray(0, s.seats).some((owed) => owed !== TURN);

const earlyRolls = (s: GardenState): readonly number[] => [...s.rolls.subarray(0, isUnderWay(s) ? s.turn + 2 : s.turn + 1)];

export interface IndependentTurnsMutant {
  readonly fault: string;
  readonly check: Check;
  readonly says: RegExp;
  readonly mutate: () => Partial<Garden>;
}

export const INDEPENDENT_TURNS: readonly IndependentTurnsMutant[] = [
  {
    fault: 'a sale looks at the trees that stand now',
    check: checkIndependentTurns,
    says: /one by one, the score is another than after the joint steps: \$\.seats/,
    mutate: () => ({
      step: (s, joint, emit) => {
        for (let seat = 0; seat < s.seats; seat++) {
          const next = leftOf(seat, s.seats);
          if (joint[seat] === SELL) s.coins[seat] = s.coins[seat]! + s.trees[next]! + s.trees[4 + next]! - s.before[next]!;
        }
        garden.step(s, joint, emit);
      },
    }),
  },
  {
    fault: 'whoever comes first is remembered',
    check: checkIndependentTurns,
    says: /one by one, the state is another than after the joint steps/,
    mutate: () => afterStep((s, joint) => void (s.before[3] = s.before[3]! * 5 + joint.findIndex((action) => action !== NO_ACTION))),
  },
  {
    fault: 'the turn ends when one seat is done',
    check: checkIndependentTurns,
    says: /a choice of seat \d alone changed who else is awaited/,
    mutate: () => ({
      step: (s, joint, emit) => {
        garden.step(s, joint, emit);
        if (s.owes.subarray(0, s.seats).includes(NOTHING) && s.turn < 3) s.owes.fill(NOTHING, 1);
      },
    }),
  },
  {
    fault: 'work of one uses up the work of the others',
    check: checkIndependentTurns,
    says: /choices of others made an action of seat \d illegal/,
    mutate: () => ({
      actions: (s, seat, out) => {
        garden.actions(s, seat, out);
        if (s.owes[seat] !== TURN || !s.owes.subarray(0, s.seats).includes(USE)) return;
        out.clear();
        out.push(0);
      },
    }),
  },
  {
    fault: 'others decide whether a follow-up is owed',
    check: checkIndependentTurns,
    says: /seat \d owes one choice less after those of others/,
    mutate: () => ({
      step: (s, joint, emit) => {
        garden.step(s, joint, emit);
        // The first of several who work has nothing to use it for.
        if (joint.filter((action) => action === WORK).length > 1) s.owes[joint.indexOf(WORK)] = NOTHING;
      },
    }),
  },
  {
    fault: 'others open a follow-up',
    check: checkIndependentTurns,
    says: /one by one, other seats are awaited than after the joint steps/,
    mutate: () =>
      afterStep((s, joint) => void (joint.filter((action) => action === REST).length > 1 && (s.owes[joint.indexOf(REST)] = USE))),
  },
  {
    fault: 'no choice opens another',
    check: checkIndependentTurns,
    says: /no choice opened another one, so nothing was checked/,
    mutate: () => ({
      actions: (s, seat, out) => {
        garden.actions(s, seat, out);
        if (out.length > 0) out.length = 1;
      },
    }),
  },
  {
    fault: 'the die is rolled as soon as somebody has chosen',
    check: checkPrivacy,
    says: /a choice of seat \d alone brought hidden things into its view: \$\.rolls/,
    mutate: () => withView((_, s) => ({ rolls: earlyRolls(s) })),
  },
  {
    fault: 'a follow-up knows the next roll',
    check: checkPrivacy,
    says: /a choice of seat \d alone brought hidden things into its actions/,
    mutate: () => ({
      actions: (s, seat, out) => {
        garden.actions(s, seat, out);
        if (s.owes[seat] === USE && s.rolls[s.turn + 1] === 6) out.length = 1;
      },
    }),
  },
  {
    fault: 'the view tells who chose last, kept outside of the state',
    check: checkArrival,
    says: /a sealed choice changed the view of (seat \d|a spectator)|saw choices of others before all were ready/,
    mutate: () => {
      let last = 0;
      return {
        ...afterStep((_, joint) => void (last = joint.findIndex((action) => action !== NO_ACTION))),
        ...withView(() => ({ last })),
      };
    },
  },
  {
    fault: 'the view tells how often anybody chose, kept outside of the state',
    check: checkArrival,
    says: /changed the view of seat \d|a sealed choice changed the view|saw choices of others/,
    mutate: () => {
      let steps = 0;
      return { ...afterStep(() => void steps++), ...withView(() => ({ steps })) };
    },
  },
  {
    fault: 'a follow-up is explained as possible before it is owed',
    check: checkRefusals,
    says: /explained as possible, but not listed: \{"kind":"row"/,
    mutate: () => ({
      explain: (s, seat, wish) =>
        wish.kind === 'row' && s.owes[seat] === USE ? { possible: true, coins: 0 } : garden.explain(s, seat, wish),
    }),
  },
];
