import { ActionList, type MoveError, type Result } from '../../src/index.ts';
import { checkActions, checkMoves, checkPick, checkShortlist, checkSteps, toy, type ToyMove, type ToyState } from '../../testing/index.ts';
import { OPTIONS, PEEK, BURY, WAIT, type Mutant } from './kit.ts';

const foreignCard = (s: ToyState, seat: number): number => s.place.findIndex((place) => place === (seat + 1) % OPTIONS.seats);

export const PLAY: readonly Mutant[] = [
  {
    fault: 'an illegal action is listed',
    check: checkSteps,
    says: /a listed action cannot be stepped: \{"kind":"play","card":"card-\d+"\}/,
    mutate: () => ({
      actions: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (s.phase === 0 && out.length > 1) out.push(foreignCard(s, seat));
      },
    }),
  },
  {
    fault: 'an illegal follow-up is listed, and step believes it',
    check: checkMoves,
    says: /a listed action is explained as not possible: \{"kind":"peek"\}/,
    mutate: () => ({
      actions: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (out.has(WAIT) && !out.has(PEEK)) out.push(PEEK);
      },
    }),
  },
  {
    fault: 'a listed action does nothing',
    check: checkSteps,
    says: /a listed action changes nothing: \{"kind":"wait"\}/,
    mutate: () => ({ step: (s, joint, emit) => (s.phase === 1 && joint[s.loser] === WAIT ? undefined : toy.step(s, joint, emit)) }),
  },
  {
    fault: 'an action that is not legal is on the shortlist',
    check: checkShortlist,
    says: /the shortlist of seat \d has action \d+, which is not legal/,
    mutate: () => ({
      shortlist: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (s.phase === 0) out.push(foreignCard(s, seat));
      },
    }),
  },
  {
    fault: 'the shortlist is empty',
    check: checkShortlist,
    says: /the shortlist of seat \d is empty though it is awaited/,
    mutate: () => ({ shortlist: (_s, _seat, out) => out.clear() }),
  },
  {
    fault: 'an action is on the shortlist twice',
    check: checkShortlist,
    says: /an action of seat \d is on the shortlist twice/,
    mutate: () => ({
      shortlist: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (out.length > 0) out.push(out.at(0));
      },
    }),
  },
  {
    fault: 'an action is listed twice',
    check: checkActions,
    says: /listed twice/,
    mutate: () => ({
      actions: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (out.length > 0) out.push(out.at(0));
      },
    }),
  },
  {
    fault: 'an action is out of range',
    check: checkActions,
    says: /action 18 is out of range/,
    mutate: () => ({ actionCount: WAIT }),
  },
  {
    fault: 'a seat that is not awaited has actions',
    check: checkActions,
    says: /seat \d is not awaited and has 1 actions/,
    mutate: () => ({
      actions: (s, seat, out) => {
        toy.actions(s, seat, out);
        if (s.phase === 1 && seat !== s.loser) out.push(BURY);
      },
    }),
  },
  {
    fault: 'the list is not cleared',
    check: checkActions,
    says: /has \d+ actions|listed twice|depends on what it held/,
    mutate: () => ({
      actions: (s, seat, out) => {
        const fresh = new ActionList();
        toy.actions(s, seat, fresh);
        for (const action of fresh.toArray()) out.push(action);
      },
    }),
  },
  {
    fault: 'an awaited seat has nothing to do',
    check: checkActions,
    says: /awaited and has no legal action/,
    mutate: () => ({ actions: (s, seat, out) => (s.phase === 1 ? out.clear() : toy.actions(s, seat, out)) }),
  },
  {
    fault: 'words name another action',
    check: checkMoves,
    says: /toAction\(toMove\(18\)\) is 17/,
    mutate: () => ({ toAction: (s, seat, move) => (move.kind === 'wait' ? BURY : toy.toAction(s, seat, move)) }),
  },
  {
    fault: 'the parser does not know a move',
    check: checkMoves,
    says: /readMove refuses the game's own words \{"kind":"bury"\}/,
    mutate: () => ({
      readMove: (raw): Result<ToyMove, MoveError> => {
        const move = toy.readMove(raw);
        return move.ok && move.value.kind === 'bury' ? { ok: false, error: { code: 'malformed-move', detail: 'no' } } : move;
      },
    }),
  },
  {
    fault: 'pick never waits',
    check: checkPick,
    says: /pick never gives \{"kind":"wait"\}/,
    mutate: () => ({ pick: (s, seat, rng) => Math.min(toy.pick!(s, seat, rng), BURY) }),
  },
  {
    fault: 'pick gives what is not listed',
    check: checkPick,
    says: /pick gave \d+, which is not listed/,
    mutate: () => ({ pick: (_s, _seat, rng) => rng.int(19) }),
  },
  {
    fault: 'pick prefers one action',
    check: checkPick,
    says: /pick is not uniform/,
    mutate: () => ({
      pick: (s, seat, rng) => {
        const [one, two, three] = [toy.pick!(s, seat, rng), toy.pick!(s, seat, rng), toy.pick!(s, seat, rng)];
        return Math.min(one, two, three);
      },
    }),
  },
];
