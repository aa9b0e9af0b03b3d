import { checkEvents, checkFuture, checkHidden, checkLight, checkSecrets, toy } from '../../testing/index.ts';
import { BOX, withView, type Mutant } from './kit.ts';

export const LEAKS: readonly Mutant[] = [
  {
    fault: 'the view has all hands',
    check: checkHidden,
    says: /imagine changed the view of seat 0: \$\.hands/,
    mutate: () => withView((_, s) => ({ hands: [...s.place] })),
  },
  {
    fault: 'the view has the top of the pile',
    check: checkSecrets,
    says: /the view tells seat \d the secret token-\d/,
    mutate: () =>
      withView((view, s) => ({ pile: view.pile.map((slot, i) => (i === 0 ? { ...slot, token: `token-${s.pile[0]! + 1}` } : slot)) })),
  },
  {
    fault: 'a spectator sees the hand of seat 0',
    check: checkHidden,
    says: /changed the view of a spectator/,
    mutate: () => withView((view, s) => (view.viewer < 0 ? { hand: toy.view(s, 0).hand } : {})),
  },
  {
    fault: 'a look at the pile is told to all',
    check: checkEvents,
    says: /an event told (seat \d|a spectator) what its view hides/,
    mutate: () => ({
      step: (s, joint, emit) => toy.step(s, joint, emit && { all: (event) => emit.all(event), split: (_, full) => emit.all(full) }),
    }),
  },
  {
    fault: 'a look at the pile is told to all (by name)',
    check: checkSecrets,
    says: /an event tells (seat \d|a spectator) the secret token-\d/,
    mutate: () => ({
      step: (s, joint, emit) => toy.step(s, joint, emit && { all: (event) => emit.all(event), split: (_, full) => emit.all(full) }),
    }),
  },
  {
    fault: 'an explanation tells whether a card is dealt',
    check: checkHidden,
    says: /redeal changed the explanations of seat \d/,
    mutate: () => ({
      explain: (s, seat, wish) =>
        wish.kind === 'play' && s.place[toy.toAction(s, seat, wish) as number] === BOX
          ? { possible: false, code: 'game-over' }
          : toy.explain(s, seat, wish),
    }),
  },
  {
    fault: 'the list depends on a hidden token',
    check: checkHidden,
    says: /changed the actions of seat \d/,
    mutate: () => ({
      actions: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (s.pile[0] === 5 && out.length > 1) out.length--;
      },
    }),
  },
  {
    fault: 'redeal moves what the viewer knows',
    check: checkHidden,
    says: /redeal changed the view of seat \d/,
    mutate: () => ({ redeal: (s, _, rng) => toy.redeal(s, -1, rng) }),
  },
  { fault: 'redeal does nothing', check: checkHidden, says: /redeal never changed anything/, mutate: () => ({ redeal: () => undefined }) },
  {
    fault: 'redeal leaves the pile as it truly is',
    check: checkFuture,
    says: /dealt from the truth \d+ and from the view \d+ of 200 playouts have .*token/,
    mutate: () => ({
      redeal: (s, viewer, rng) => {
        const pile = s.pile.slice();
        toy.redeal(s, viewer, rng);
        s.pile.set(pile);
      },
    }),
  },
  {
    fault: 'imagine forgets who has looked',
    check: checkHidden,
    says: /imagine changed the view/,
    mutate: () => ({
      imagine: (view, viewer, s) => {
        toy.imagine(view, viewer, s);
        s.seen.fill(0);
      },
    }),
  },
  {
    fault: 'imagine reads what JSON does not keep',
    check: checkHidden,
    says: /JSON changes the view/,
    mutate: () => withView(() => ({ since: Number.POSITIVE_INFINITY })),
  },
  {
    fault: 'a look at the pile counts as nothing new',
    check: checkLight,
    says: /is said to uncover nothing, but seat \d sees something new: \$\.pile/,
    mutate: () => ({ uncovers: () => false }),
  },
];
