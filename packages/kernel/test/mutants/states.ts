import {
  checkComponents,
  checkCopy,
  checkEnds,
  checkFlat,
  checkHidden,
  checkQuestions,
  checkRewind,
  toy,
  type ToyState,
} from '../../testing/index.ts';
import { OPTIONS, afterStep, type Writable, type Mutant } from './kit.ts';

const startState = (): ToyState => {
  const s = toy.blank(OPTIONS);
  toy.setup(OPTIONS, { word: () => 0, int: () => 0, shuffle: () => undefined }, s);
  return s;
};

export const STATES: readonly Mutant[] = [
  {
    fault: 'a copy shares memory',
    check: checkCopy,
    says: /state\.place is no view of the buffer/,
    mutate: () => ({
      copy: (from, into) => {
        toy.copy(from, into);
        (into as Writable<ToyState>).place = from.place;
      },
    }),
  },
  {
    fault: 'a copy is the same memory',
    check: checkCopy,
    says: /the copy shares memory with its source/,
    mutate: () => ({ copy: (from, into) => void Object.assign(into, from) }),
  },
  {
    fault: 'a copy forgets a field',
    check: checkCopy,
    says: /not exact: state\.loser differs/,
    mutate: () => ({
      copy: (from, into) => {
        const { loser } = into;
        toy.copy(from, into);
        into.loser = loser;
      },
    }),
  },
  {
    fault: 'all blank states are one',
    check: checkFlat,
    says: /two blank states share memory/,
    mutate: () => {
      const one = toy.blank(OPTIONS);
      return { blank: () => one };
    },
  },
  {
    fault: 'a state names other rules than its game',
    check: checkFlat,
    says: /a state of rules 1 says that it is of rules 2/,
    mutate: () => ({ blank: (options) => Object.assign(toy.blank(options), { rules: 2 }) }),
  },
  {
    fault: 'a state holds a list',
    check: checkFlat,
    says: /state\.log is neither a number nor a typed view/,
    mutate: () => ({ blank: (options) => Object.assign(toy.blank(options), { log: [] }) }),
  },
  {
    fault: 'set-up leaves old points',
    check: checkFlat,
    says: /setup does not overwrite state\.bytes/,
    mutate: () => ({
      setup: (options, rng, into) => {
        const points = into.patience.slice();
        toy.setup(options, rng, into);
        into.patience.set(points);
      },
    }),
  },
  {
    fault: 'looking at the score changes it',
    check: checkQuestions,
    says: /score changed the state/,
    mutate: () => ({
      score: (s) => {
        s.patience[0] = s.patience[0]! + 1;
        return toy.score(s);
      },
    }),
  },
  {
    fault: 'a component is lost',
    check: checkComponents,
    says: /not conserved in round \d+: lost: token-\d, token-\d; gained: nothing/,
    mutate: () => afterStep((s) => void (s.round === 2 && s.owner.fill(255))),
  },
  {
    fault: 'a component is there twice',
    check: checkComponents,
    says: /not conserved in round \d+: lost: token-\d; gained: token-\d/,
    mutate: () => afterStep((s) => void (s.pile[0] = s.pile[1]!)),
  },
  {
    fault: 'redeal loses a component',
    check: checkHidden,
    says: /not conserved by redeal in round/,
    mutate: () => ({
      redeal: (s, viewer, rng) => {
        toy.redeal(s, viewer, rng);
        if (s.seen[0] === 0 && s.seen[1] === 0 && s.pile[1] !== 255) s.pile[0] = s.pile[1]!;
      },
    }),
  },
  {
    fault: 'the game never ends',
    check: checkEnds,
    says: /goes on after 100 rounds/,
    mutate: () => afterStep((s) => toy.copy(startState(), s)),
  },
  {
    fault: 'a set-up leaves something of the game before',
    check: checkRewind,
    says: /going back to round \d+ led to another state/,
    mutate: () => ({
      setup: (options, rng, s) => {
        const patience = s.patience.slice();
        toy.setup(options, rng, s);
        s.patience.set(patience);
      },
    }),
  },
];
