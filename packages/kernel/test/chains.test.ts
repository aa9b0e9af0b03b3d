// Chains of choices: a seat goes through its turn without waiting for the others, and the match keeps what it chose to itself.
import { describe, expect, test } from 'vitest';
import { Match, SPECTATOR, apply, legalMoves, only, replay, seatsOf, toHex, verify, type Game, type Seat } from '../src/index.ts';
import { garden, type GardenMove, type GardenShape, type GardenView } from '../testing/index.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i * 7);

const REST: GardenMove = { kind: 'rest' };
const WORK: GardenMove = { kind: 'work' };
const SELL: GardenMove = { kind: 'sell' };
const PLANT: GardenMove = { kind: 'plant' };
const NORTH: GardenMove = { kind: 'row', row: 'north' };
const SOUTH: GardenMove = { kind: 'row', row: 'south' };

const start = (game: Game<GardenShape> = garden, seats = 3): Match<GardenShape> => Match.start(game, { seats }, SEED);

/** The last answer of these choices, each of which must be taken. */
const choose = (match: Match<GardenShape>, seat: Seat, ...moves: readonly GardenMove[]) => {
  const answers = moves.map((move) => match.choose(seat, move));
  expect(answers.map((answer) => answer.ok)).toEqual(moves.map(() => true));
  const last = answers.at(-1);
  return last?.ok === true ? last.value : undefined;
};

const gardenOf = (view: GardenView, seat: Seat) => view.gardens[seat]!;

const viewsOf = (match: Match<GardenShape>, except?: Seat): string =>
  JSON.stringify([0, 1, 2, SPECTATOR].filter((viewer) => viewer !== except).map((viewer) => match.view(viewer)));

const restAll = (match: Match<GardenShape>): void => {
  for (const seat of seatsOf(match.awaiting)) choose(match, seat, REST);
};

/** Up to the turn that the poorest seat has alone. */
const untilAlone = (): Match<GardenShape> => {
  const match = start();
  for (let turn = 0; turn < 3; turn++) restAll(match);
  expect(seatsOf(match.awaiting)).toHaveLength(1);
  return match;
};

/** A garden that fails at this step from now on, counted from 0. */
const fragile = () => {
  let left = Infinity;
  const game: Game<GardenShape> = {
    ...garden,
    step: (s, joint, emit) => {
      garden.step(s, joint, emit);
      if (left-- === 0) throw new Error('a bug');
    },
  };
  return { game, failAt: (step: number) => void (left = step) };
};

const played = (): Match<GardenShape> => {
  const match = start();
  choose(match, 1, WORK, PLANT, SOUTH);
  choose(match, 0, WORK, SELL);
  choose(match, 2, REST);
  while (!match.over) restAll(match);
  return match;
};

const nothing = (seat: Seat) => ({ ok: false, error: { code: 'nothing-chosen', seat } });

describe('a chain of choices', () => {
  test('is taken at once by its own seat, which is ready when it owes nothing more', () => {
    const match = start();
    expect(choose(match, 1, WORK)).toEqual({ move: WORK, replaced: false, events: undefined });
    expect(match.pendingSeats).toEqual([0, 1, 2]);
    expect(legalMoves(garden, match.stateFor(1), 1)).toEqual([SELL, PLANT]);
    expect(choose(match, 1, PLANT)).toEqual({ move: PLANT, replaced: false, events: undefined });
    expect(match.ready).toBe(0);
    choose(match, 1, SOUTH);
    expect(match.ready).toBe(only(1));
    expect(match.pendingSeats).toEqual([0, 2]);
    expect(match.sealed(1)).toEqual([WORK, PLANT, SOUTH]);
    expect(match.round).toBe(0);
  });

  test('shows its own seat where it stands, everybody else nothing, and leaves the state as it was', () => {
    const match = start();
    const [others, hash] = [viewsOf(match, 1), match.hash()];
    for (const [move, owes] of [
      [WORK, 'use'],
      [PLANT, 'row'],
      [NORTH, 'nothing'],
    ] as const) {
      choose(match, 1, move);
      expect(gardenOf(match.view(1), 1).owes).toBe(owes);
      expect(viewsOf(match, 1)).toBe(others);
      expect(match.hash()).toBe(hash);
    }
    expect(gardenOf(match.view(1), 1).trees).toEqual({ north: 1, south: 0 });
    // What the others choose meanwhile stays away from it, too.
    const own = JSON.stringify(match.view(1));
    choose(match, 0, WORK, SELL);
    expect(JSON.stringify(match.view(1))).toBe(own);
    expect(gardenOf(match.view(1), 0).coins).toBe(0);
    expect(match.log().rounds).toEqual([]);
    expect(JSON.stringify(match)).not.toContain('plant');
  });

  test('of the last seat ends the round, with all events in one list', () => {
    const match = start();
    choose(match, 2, WORK, PLANT, NORTH);
    choose(match, 0, REST);
    const { rolls } = match.view(SPECTATOR);
    expect(choose(match, 1, WORK)?.events).toBeUndefined();
    // Being the last gives no look at the next roll.
    expect(match.view(1).rolls).toEqual(rolls);
    const { events } = choose(match, 1, SELL)!;
    expect(events?.map((event) => event.full.kind)).toEqual(['rested', 'sold', 'planted', 'praised', 'rolled']);
    expect(match.rounds.map((round) => round.map(({ seat, move }) => [seat, move]))).toEqual([
      [
        [0, REST],
        [1, WORK],
        [2, WORK],
      ],
      [
        [1, SELL],
        [2, PLANT],
      ],
      [[2, NORTH]],
    ]);
    expect(match.round).toBe(3);
    expect(match.ready).toBe(0);
    expect([0, 1, 2].map((seat) => match.sealed(seat))).toEqual([[], [], []]);
    expect(match.view(0).rolls).toHaveLength(2);
    expect(match.view(0)).toEqual({ ...match.view(SPECTATOR), viewer: 0 });
  });

  test('comes out the same, whoever is first', () => {
    const chains: readonly (readonly GardenMove[])[] = [[WORK, SELL], [WORK, PLANT, SOUTH], [REST]];
    const logs = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const match = start();
      for (const seat of order) choose(match, seat, ...chains[seat]!);
      return { hash: match.hash(), rounds: match.rounds };
    });
    expect(logs[1]).toEqual(logs[0]);
    expect(logs[2]).toEqual(logs[0]);
  });

  test('is refused where it does not fit, and goes on from where it was', () => {
    const match = start();
    choose(match, 0, WORK);
    expect(match.choose(0, REST)).toMatchObject({ ok: false, error: { code: 'illegal-move', why: { code: 'other-decision' } } });
    expect(match.choose(0, { kind: 'row', row: 'east' })).toMatchObject({ ok: false, error: { code: 'malformed-move' } });
    expect(match.choose(1, SELL)).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
    expect(match.sealed(0)).toEqual([WORK]);
    choose(match, 0, SELL);
    expect(match.ready).toBe(only(0));
  });

  test('counts its choices for its own seat', () => {
    const match = start();
    const turns = [match.turnOf(0)];
    for (const move of [WORK, PLANT, NORTH]) {
      choose(match, 0, move);
      turns.push(match.turnOf(0));
    }
    expect(turns).toEqual([0, 1, 2, 3]);
    expect(match.turnOf(1)).toBe(0);
    match.takeBack(0);
    expect(match.turnOf(0)).toBe(0);
    restAll(match);
    expect([0, 1, 2].map((seat) => match.turnOf(seat))).toEqual([1, 1, 1]);
  });
});

describe('a change of mind', () => {
  test('takes back a chain half made, and leaves no trace', () => {
    const match = start();
    const before = viewsOf(match);
    choose(match, 0, WORK, PLANT);
    expect(match.takeBack(0)).toEqual({ ok: true, value: undefined });
    expect(match.sealed(0)).toEqual([]);
    expect(viewsOf(match)).toBe(before);
    expect(match.stateFor(0)).toBe(match.state);
    choose(match, 0, REST);
    expect(match.ready).toBe(only(0));
  });

  test('takes back a whole chain while another seat still thinks', () => {
    const match = start();
    choose(match, 0, WORK, SELL);
    choose(match, 1, REST);
    match.takeBack(0);
    expect(match.ready).toBe(only(1));
    expect(match.pendingSeats).toEqual([0, 2]);
    choose(match, 2, REST);
    expect(match.round).toBe(0);
    choose(match, 0, REST);
    expect(match.rounds).toEqual([[0, 1, 2].map((seat) => ({ seat, move: REST }))]);
  });

  test('who is ready begins anew with a first choice, which may open others again', () => {
    const match = start();
    choose(match, 0, WORK, PLANT, NORTH);
    expect(choose(match, 0, WORK)).toEqual({ move: WORK, replaced: true, events: undefined });
    expect(match.ready).toBe(0);
    expect(match.sealed(0)).toEqual([WORK]);
    expect(gardenOf(match.view(0), 0).trees.north).toBe(0);
    expect(choose(match, 0, SELL)).toEqual({ move: SELL, replaced: false, events: undefined });
    expect(match.ready).toBe(only(0));
  });

  test('a refused new beginning leaves the chain that was ready', () => {
    const match = start();
    choose(match, 0, WORK, SELL);
    expect(match.choose(0, PLANT).ok).toBe(false);
    expect(match.sealed(0)).toEqual([WORK, SELL]);
    expect(match.ready).toBe(only(0));
  });

  test('the last seat may think better of it inside its chain', () => {
    const match = start();
    choose(match, 0, REST);
    choose(match, 1, REST);
    choose(match, 2, WORK, PLANT);
    expect(match.takeBack(2).ok).toBe(true);
    expect(choose(match, 2, REST)?.events).toBeDefined();
  });

  test('is refused with nothing chosen, after all were ready, for nobody, and after the end', () => {
    const match = start();
    for (const seat of [0, -1, 3, 0.5, Number.NaN]) expect(match.takeBack(seat)).toEqual(nothing(seat));
    choose(match, 0, WORK, SELL);
    expect(match.takeBack(1)).toEqual(nothing(1));
    choose(match, 1, REST);
    choose(match, 2, REST);
    for (const seat of [0, 1, 2]) expect(match.takeBack(seat)).toEqual(nothing(seat));
    while (!match.over) restAll(match);
    expect(match.takeBack(0)).toEqual({ ok: false, error: { code: 'game-over' } });
  });

  test('a game of one choice at a time takes it back as well', () => {
    const { independentTurns: _, ...together } = garden;
    const match = start(together);
    choose(match, 0, WORK);
    expect(match.ready).toBe(only(0));
    expect(match.takeBack(0).ok).toBe(true);
    expect(match.ready).toBe(0);
    for (const seat of [0, 1, 2]) choose(match, seat, WORK);
    // Here the follow-ups wait for each other.
    expect(match.round).toBe(1);
    choose(match, 0, SELL);
    expect(match.pendingSeats).toEqual([1, 2]);
  });
});

describe('a turn of one seat alone', () => {
  test('is played choice by choice: nobody waits, so nothing is looked at in advance', () => {
    const match = untilAlone();
    const [seat] = match.pendingSeats as [Seat];
    expect(choose(match, seat, WORK)?.events).toEqual([]);
    expect(match.round).toBe(4);
    expect(match.takeBack(seat)).toMatchObject({ error: { code: 'nothing-chosen' } });
    expect(match.view(SPECTATOR).gardens[seat]?.owes).toBe('use');
    expect(match.stateFor(seat)).toBe(match.state);
    choose(match, seat, SELL);
    expect(match.over).toBe(true);
    expect(match.log().rounds.slice(3)).toEqual([[{ seat, move: WORK }], [{ seat, move: SELL }]]);
  });
});

describe('an exception inside the game', () => {
  test('in a look ahead leaves the match as it was', () => {
    const { game, failAt } = fragile();
    const match = start(game);
    choose(match, 0, WORK);
    const before = viewsOf(match);
    failAt(0);
    expect(() => match.choose(0, PLANT)).toThrow('a bug');
    expect(viewsOf(match)).toBe(before);
    expect(match.sealed(0)).toEqual([WORK]);
    failAt(0);
    expect(() => match.choose(1, REST)).toThrow('a bug');
    expect(match.sealed(1)).toEqual([]);
    expect(match.ready).toBe(0);
    choose(match, 0, PLANT, NORTH);
  });

  test.each([1, 2, 3])('in the joint steps, at number %i, leaves the match as it was, and the table can go on', (step) => {
    const { game, failAt } = fragile();
    const match = start(game);
    choose(match, 0, WORK, PLANT, NORTH);
    choose(match, 1, WORK, SELL);
    const [before, hash] = [viewsOf(match), match.hash()];
    // The first step is the look ahead of the last seat, the others are those of the round.
    failAt(step);
    expect(() => match.choose(2, REST)).toThrow('a bug');
    expect(viewsOf(match)).toBe(before);
    expect(match.hash()).toBe(hash);
    expect(match.round).toBe(0);
    expect(match.ready).toBe(only(0) | only(1));
    expect(match.sealed(0)).toEqual([WORK, PLANT, NORTH]);
    expect(match.sealed(2)).toEqual([]);
    failAt(Infinity);
    choose(match, 2, REST);

    const whole = start();
    choose(whole, 0, WORK, PLANT, NORTH);
    choose(whole, 1, WORK, SELL);
    choose(whole, 2, REST);
    expect(match.hash()).toBe(whole.hash());
  });

  test('a game that is not what it says is found out, not played wrongly', () => {
    const match = start({
      ...garden,
      step: (s, joint, emit) => {
        const workers = joint.filter((action) => action === 1).length;
        garden.step(s, joint, emit);
        if (workers > 1) s.owes[0] = 3;
      },
    });
    choose(match, 0, WORK, SELL);
    choose(match, 1, WORK, SELL);
    expect(() => match.choose(2, REST)).toThrow('what seat 0 owes differs alone and with the others');
    expect(match.round).toBe(0);
  });
});

test('apply steps some of the seats of a game with independent turns, but not none', () => {
  const { state } = start();
  const alone = apply(garden, state, Int32Array.of(-1, 0, -1));
  expect(alone.ok && seatsOf(garden.awaiting(alone.value.state))).toEqual([0, 2]);
  expect(apply(garden, state, Int32Array.of(-1, -1, -1))).toEqual({ ok: false, error: { code: 'missing-choice', seats: [0, 1, 2] } });
  expect(apply(garden, state, Int32Array.of(-1, 2, -1))).toEqual({ ok: false, error: { code: 'illegal-move', seat: 1 } });
});

describe('the log', () => {
  test('has a round for each link, and plays to the same events and end', () => {
    const match = played();
    const log = match.log();
    expect(log.rounds.map((round) => round.length)).toEqual([3, 2, 1, 3, 3, 1]);
    const replayed = replay(garden, log);
    expect(replayed.ok && replayed.value.match.log()).toEqual(log);
    // One list for each turn: the first took three rounds.
    expect(replayed.ok && replayed.value.events).toHaveLength(4);
    expect(verify(garden, log).every((check) => check.passed)).toBe(true);
  });

  test('a log cut inside a turn is where that turn was', () => {
    const { rounds, ...rest } = played().log();
    const replayed = replay(garden, { ...rest, rounds: rounds.slice(0, 2), seed: toHex(SEED) });
    expect(replayed.ok && replayed.value.match.pendingSeats).toEqual([1]);
    expect(replayed.ok && replayed.value.match.sealed(1)).toEqual([WORK, PLANT]);
    expect(replayed.ok && replayed.value.match.round).toBe(0);
  });

  test('a link of a seat that owes none, and a missing one, are named', () => {
    const log = played().log();
    const [first, second, ...others] = log.rounds;
    const surplus = [first!, [...second!, { seat: 2, move: SELL }], ...others];
    expect(replay(garden, { ...log, rounds: surplus })).toEqual({
      ok: false,
      error: { code: 'wrong-seats', round: 1, expected: [0, 1], found: [0, 1, 2] },
    });
    expect(replay(garden, { ...log, rounds: [first!, second!.slice(1), ...others] })).toMatchObject({
      error: { code: 'wrong-seats', round: 1, expected: [0, 1], found: [1] },
    });
    const forged = [first!, second!.map(({ seat }) => ({ seat, move: REST })), ...others];
    expect(replay(garden, { ...log, rounds: forged })).toMatchObject({ error: { code: 'refused-move', round: 1, seat: 0 } });
  });
});
