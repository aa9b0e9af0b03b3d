import { describe, expect, test } from 'vitest';
import {
  Match,
  NO_ACTION,
  SPECTATOR,
  apply,
  commit,
  eventsFor,
  hashState,
  legalActions,
  legalMoves,
  only,
  seatsOf,
  toHex,
  type Game,
} from '../src/index.ts';
import { toy, type ToyMove, type ToyOptions, type ToyShape } from '../testing/index.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const THREE: ToyOptions = { seats: 3, hand: 'three', openPile: false };

const start = (game: Game<ToyShape> = toy, options = THREE): Match<ToyShape> => Match.start(game, options, SEED);

const movesOf = (match: Match<ToyShape>, seat: number): ToyMove[] => legalMoves(match.game, match.state, seat);

const first = (match: Match<ToyShape>, seat: number): ToyMove => movesOf(match, seat)[0]!;

const playRound = (match: Match<ToyShape>): void => {
  for (const seat of seatsOf(match.awaiting)) expect(match.choose(seat, first(match, seat)).ok).toBe(true);
};

const playToEnd = (match: Match<ToyShape>): void => {
  while (!match.over) playRound(match);
};

describe('sealed choices', () => {
  test('wait for the last seat, then the game steps once with all of them', () => {
    const match = start();
    const before = match.hash();
    expect(match.choose(2, first(match, 2))).toEqual({ ok: true, value: { move: expect.anything(), replaced: false, events: undefined } });
    expect(match.choose(0, first(match, 0))).toEqual({ ok: true, value: { move: expect.anything(), replaced: false, events: undefined } });
    expect(match.ready).toBe(only(0) | only(2));
    expect(match.pendingSeats).toEqual([1]);
    expect(match.awaiting).toBe(0b111);
    expect(match.hash()).toBe(before);
    expect(match.round).toBe(0);

    const last = match.choose(1, first(match, 1));
    expect(last.ok && last.value.events?.map((event) => event.full.kind)).toEqual(['played', 'played', 'played', 'took']);
    expect(match.round).toBe(1);
    expect(match.ready).toBe(0);
    expect(match.rounds[0]!.map((choice) => choice.seat)).toEqual([0, 1, 2]);
  });

  test('may be replaced until the last seat has chosen', () => {
    const match = start();
    const [one, two] = movesOf(match, 0) as [ToyMove, ToyMove];
    match.choose(0, one);
    expect(match.sealed(0)).toEqual([one]);
    expect(match.choose(0, two)).toEqual({ ok: true, value: { move: two, replaced: true, events: undefined } });
    expect(match.sealed(0)).toEqual([two]);
    match.choose(1, first(match, 1));
    match.choose(2, first(match, 2));
    expect(match.rounds[0]![0]).toEqual({ seat: 0, move: two });
    expect(match.sealed(0)).toEqual([]);
  });

  test('a refused replacement leaves the sealed choice', () => {
    const match = start();
    match.choose(0, first(match, 0));
    expect(match.choose(0, { kind: 'bury' }).ok).toBe(false);
    expect(match.sealed(0)).toEqual([{ kind: 'play', card: expect.any(String) }]);
    expect(match.ready).toBe(only(0));
  });

  test('are in no view, no log and no printed match', () => {
    const match = start();
    const shownBefore = JSON.stringify([0, 1, 2, SPECTATOR].map((viewer) => match.view(viewer)));
    match.choose(0, first(match, 0));
    expect(JSON.stringify([0, 1, 2, SPECTATOR].map((viewer) => match.view(viewer)))).toBe(shownBefore);
    expect(match.log().rounds).toEqual([]);
    const printed = JSON.stringify(match);
    expect(printed).not.toContain('card-');
    expect(printed).not.toContain(toHex(SEED));
    expect(Object.keys(match).sort()).toEqual(['game', 'options', 'seedHash']);
  });

  test('a turn of one seat is played at once', () => {
    const match = start();
    playRound(match);
    const [seat] = match.pendingSeats as [number];
    const chosen = match.choose(seat, { kind: 'wait' });
    expect(chosen.ok && chosen.value.events && eventsFor(chosen.value.events, SPECTATOR)).toEqual([{ kind: 'waited', seat }]);
    expect(match.round).toBe(2);
  });
});

describe('refusals', () => {
  test('tell the code and the reason of the game', () => {
    const match = start();
    expect(match.choose(0, { kind: 'wait' })).toEqual({
      ok: false,
      error: { code: 'illegal-move', seat: 0, why: { possible: false, code: 'other-decision' } },
    });
    expect(match.choose(0, first(match, 1))).toMatchObject({ error: { code: 'illegal-move', why: { code: 'not-in-hand' } } });
    expect(match.choose(0, { kind: 'fly' })).toMatchObject({ error: { code: 'malformed-move', detail: 'no move of kind "fly"' } });
    expect(match.choose(0, undefined)).toMatchObject({ error: { code: 'malformed-move' } });
    expect(match.ready).toBe(0);
  });

  test('an error of the game that has a reason already is passed on', () => {
    const error = { code: 'illegal-move', seat: 0, why: { own: true } } as const;
    expect(start({ ...toy, toAction: () => error }).choose(0, { kind: 'wait' })).toEqual({ ok: false, error });
    const vague = start({ ...toy, toAction: () => ({ code: 'illegal-move', seat: 0 }) });
    expect(vague.choose(0, { kind: 'wait' })).toMatchObject({ error: { why: { code: 'other-decision' } } });
  });

  test('a seat that is not awaited, or not at the table, may not choose', () => {
    const match = start();
    playRound(match);
    const [loser] = match.pendingSeats as [number];
    // 32 + loser has the same bit as the loser in a shift.
    for (const seat of [(loser + 1) % 3, 3, SPECTATOR, loser + 32, 0.5, Number.NaN]) {
      expect(match.choose(seat, { kind: 'wait' })).toEqual({ ok: false, error: { code: 'not-awaited', seat } });
    }
  });

  test('nothing is accepted after the end', () => {
    const match = start();
    playToEnd(match);
    expect(match.choose(0, { kind: 'wait' })).toEqual({ ok: false, error: { code: 'game-over' } });
  });

  test('a seed of another length and a viewer who is nobody are mistakes of the caller', () => {
    expect(() => Match.start(toy, THREE, new Uint8Array(31))).toThrow('32 bytes');
    expect(() => start().view(3)).toThrow('no seat 3');
    expect(() => start().view(-2)).toThrow('no seat -2');
  });
});

describe('an exception inside the game', () => {
  test('leaves the match as it was, and the table can go on', () => {
    let broken = true;
    const match = start({
      ...toy,
      step: (s, joint, emit) => {
        toy.step(s, joint, emit);
        if (broken) throw new Error('a bug');
      },
    });
    const before = match.hash();
    match.choose(0, first(match, 0));
    match.choose(1, first(match, 1));
    expect(() => match.choose(2, first(match, 2))).toThrow('a bug');
    expect(match.hash()).toBe(before);
    expect(match.ready).toBe(only(0) | only(1));
    expect(match.sealed(2)).toEqual([]);
    expect(match.round).toBe(0);

    broken = false;
    expect(match.choose(2, first(match, 2)).ok).toBe(true);
    const whole = start();
    playRound(whole);
    expect(match.hash()).toBe(whole.hash());
  });
});

describe('what a match shows', () => {
  test('the commitment at the start, seed and hash at the end', () => {
    const match = start();
    expect(match.log()).toMatchObject({
      format: 1,
      game: 'toy',
      rules: 1,
      rng: 'chacha20',
      options: THREE,
      seedHash: commit(SEED),
      rounds: [],
    });
    expect(match.log()).not.toHaveProperty('seed');
    expect(match.log()).not.toHaveProperty('hash');
    playToEnd(match);
    expect(match.log()).toMatchObject({ seed: toHex(SEED), hash: match.hash() });
    expect(match.score().winners.length).toBeGreaterThan(0);
  });

  test('a log that was taken does not grow', () => {
    const match = start();
    playRound(match);
    const log = match.log();
    playRound(match);
    expect(log.rounds).toHaveLength(1);
    expect(match.rounds).toHaveLength(2);
  });

  test('the caller may wipe its seed', () => {
    const seed = SEED.slice();
    const match = Match.start(toy, THREE, seed);
    seed.fill(0);
    playToEnd(match);
    expect(match.log().seed).toBe(toHex(SEED));
  });

  test('the log keeps the words of the game, not the spelling that came in', () => {
    const match = start();
    for (const seat of [0, 1, 2]) match.choose(seat, { note: 'hello', ...first(match, seat) });
    expect(Object.keys(match.rounds[0]![0]!.move)).toEqual(['kind', 'card']);
  });
});

const joint = (...actions: number[]): Int32Array => Int32Array.from(actions);

describe('apply', () => {
  const state = start().state;
  const legal = [0, 1, 2].map((seat) => legalActions(toy, state, seat)[0]!) as [number, number, number];

  test('steps a clone, or the spare', () => {
    const before = hashState(state);
    const one = apply(toy, state, joint(...legal));
    const spare = toy.blank(THREE);
    const two = apply(toy, state, joint(...legal), spare);
    expect(hashState(state)).toBe(before);
    expect(one.ok && two.ok && hashState(one.value.state) === hashState(spare)).toBe(true);
    expect(two.ok && two.value.state).toBe(spare);
    expect(one.ok && one.value.events).toHaveLength(4);
    expect(one.ok && hashState(one.value.state)).not.toBe(before);
  });

  test('names who has not chosen, who may not, and what is not legal', () => {
    expect(apply(toy, state, joint(legal[0], NO_ACTION, NO_ACTION))).toEqual({
      ok: false,
      error: { code: 'missing-choice', seats: [1, 2] },
    });
    expect(apply(toy, state, joint(legal[0]))).toEqual({ ok: false, error: { code: 'missing-choice', seats: [1, 2] } });
    expect(apply(toy, state, joint(legal[1], legal[1], legal[2]))).toEqual({ ok: false, error: { code: 'illegal-move', seat: 0 } });
    expect(apply(toy, state, joint(...legal, 5))).toEqual({ ok: false, error: { code: 'not-awaited', seat: 3 } });
    const match = start();
    playToEnd(match);
    expect(apply(toy, match.state, joint(...legal))).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});
