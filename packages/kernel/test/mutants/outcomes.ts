import { type MoveError, type Result } from '../../src/index.ts';
import {
  checkArrival,
  checkDeterminism,
  checkJunk,
  checkOptions,
  checkPoison,
  checkRefusals,
  checkReplay,
  checkScore,
  toy,
  type ToyMove,
} from '../../testing/index.ts';
import { OPTIONS, afterStep, type Mutant } from './kit.ts';

export const OUTCOMES: readonly Mutant[] = [
  {
    fault: 'a step depends on the order of arrival',
    check: checkArrival,
    says: /the order of arrival changed the state/,
    mutate: () => {
      let first: number | undefined;
      return {
        toAction: (s, seat, move) => {
          first ??= seat;
          return toy.toAction(s, seat, move);
        },
        ...afterStep((s) => {
          s.patience[first ?? 0] = s.patience[first ?? 0]! + 1;
          first = undefined;
        }),
      };
    },
  },
  {
    fault: 'asking about a move leaves a mark in the state',
    check: checkArrival,
    says: /choices that were taken back changed the view of seat \d/,
    mutate: () => ({
      toAction: (s, seat, move) => {
        s.patience[0] = seat;
        return toy.toAction(s, seat, move);
      },
    }),
  },
  {
    fault: 'a step draws from outside',
    check: checkDeterminism,
    says: /same seed and choices, but other states/,
    mutate: () => {
      let calls = 0;
      return afterStep((s) => void (s.patience[0] = ++calls % 5));
    },
  },
  {
    fault: 'events draw from outside',
    check: checkDeterminism,
    says: /same seed and choices, but other events/,
    mutate: () => {
      let calls = 0;
      return {
        step: (s, joint, emit) => {
          toy.step(s, joint, emit);
          emit?.all({ kind: 'waited', seat: calls++ });
        },
      };
    },
  },
  {
    fault: 'a step does more when somebody listens',
    check: checkDeterminism,
    says: /a step without listener leads elsewhere/,
    mutate: () => ({
      step: (s, joint, emit) => {
        toy.step(s, joint, emit);
        if (emit !== undefined) s.patience[0] = s.patience[0]! + 1;
      },
    }),
  },
  {
    fault: 'set-up draws from outside',
    check: checkReplay,
    says: /replaying the log gives another hash|cannot be replayed/,
    mutate: () => {
      let calls = 0;
      return {
        setup: (options, rng, into) => {
          toy.setup(options, rng, into);
          into.patience[0] = calls++;
        },
      };
    },
  },
  {
    fault: 'a total does not add up',
    check: checkScore,
    says: /the rows of seat 0 make \d+, the total says \d+/,
    mutate: () => ({ score: (s) => ({ ...toy.score(s), seats: toy.score(s).seats.map((own) => ({ ...own, total: own.total + 1 })) }) }),
  },
  {
    fault: 'a row is missing',
    check: checkScore,
    says: /rows of seat 0 are not those of the score pad/,
    mutate: () => ({ scoreRows: ['tokens', 'patience', 'science'] }),
  },
  {
    fault: 'the wrong seat wins',
    check: checkScore,
    says: /winners of the score and shares of victory differ/,
    mutate: () => ({ score: (s) => ({ ...toy.score(s), winners: toy.score(s).winners.map((seat) => (seat + 1) % OPTIONS.seats) }) }),
  },
  {
    fault: 'two whole winners',
    check: checkScore,
    says: /the shares of victory make 3/,
    mutate: () => ({ result: (s, out) => void out.fill(s.phase === 2 ? 1 : 0) }),
  },
  {
    fault: 'a share before the end',
    check: checkScore,
    says: /a share of victory while the game goes on/,
    mutate: () => ({ result: (_, out) => void out.fill(1 / 3) }),
  },
  {
    fault: 'every wish is explained as possible',
    check: checkRefusals,
    says: /explained as possible, but not listed/,
    mutate: () => ({ explain: () => ({ possible: true }) }),
  },
  {
    fault: 'a parser trusts its input',
    check: checkPoison,
    says: /readMove threw on /,
    mutate: () => ({ readMove: (raw) => ({ ok: true, value: { kind: 'play', card: (raw as { card: string }).card.trim() as 'card-1' } }) }),
  },
  {
    fault: 'a refusal writes out all that came in',
    check: checkPoison,
    says: /readMove threw on .*nested too deeply to print: RangeError/,
    mutate: () => ({
      readMove: (raw): Result<ToyMove, MoveError> => {
        const move = toy.readMove(raw);
        return move.ok ? move : { ok: false, error: { code: 'malformed-move', detail: JSON.stringify(raw) } };
      },
    }),
  },
  {
    fault: 'a parser looks ids up in an object',
    check: checkPoison,
    says: /toAction threw on .*(constructor|toString|hasOwnProperty|__proto__)/,
    mutate: () => {
      const known: Record<string, true> = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`card-${i + 1}`, true]));
      return {
        readMove: (raw): Result<ToyMove, MoveError> => {
          const move = toy.readMove(raw);
          const card = (raw as { card?: 'card-1' } | null)?.card;
          return !move.ok && typeof card === 'string' && known[card] ? { ok: true, value: { kind: 'play', card } } : move;
        },
        toAction: (s, seat, move) => {
          if (move.kind === 'play' && !move.card.startsWith('card-')) throw new Error(`no card ${move.card}`);
          return toy.toAction(s, seat, move);
        },
      };
    },
  },
  {
    fault: 'junk breaks the position',
    check: (subject, seed) => checkJunk(subject, seed, { hands: 3 }),
    says: /position threw on \{"hands":3\}/,
    mutate: () => ({
      position: (words, rng) => {
        for (const _ of (words as { hands: readonly unknown[] }).hands) rng.word();
        return toy.position(words, rng);
      },
    }),
  },
  {
    fault: 'an option has no spec',
    check: checkOptions,
    says: /options and their specs differ/,
    mutate: () => ({ optionSpecs: toy.optionSpecs.slice(1) }),
  },
];
