// Going back, and what the match says of it. That it leads to what was is proved for every game by the contract suite.
import { describe, expect, test } from 'vitest';
import { Match, legalMoves, seatsOf, type Seat } from '../src/index.ts';
import { garden, toy, type GardenMove, type ToyMove, type ToyShape } from '../testing/index.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

const playRound = (match: Match<ToyShape>): void => {
  for (const seat of seatsOf(match.awaiting)) expect(match.choose(seat, legalMoves(toy, match.state, seat)[0]).ok).toBe(true);
};

/** All have played a card, and the seat that lost does this alone. */
const afterFollowUp = (move: ToyMove): { match: Match<ToyShape>; loser: Seat } => {
  const match = Match.start(toy, { seats: 3, hand: 'three', openPile: false }, SEED);
  playRound(match);
  const loser = match.pendingSeats[0]!;
  expect(match.choose(loser, move).ok).toBe(true);
  return { match, loser };
};

describe('going back is harmless', () => {
  test('while nobody else has chosen and nothing came to light', () => {
    const { match, loser } = afterFollowUp({ kind: 'wait' });
    expect(match.lastTurnOf(loser)).toBe(1);
    expect(match.isHarmless(loser, 1)).toBe(true);
    expect(match.isHarmless((loser + 1) % 3, 1)).toBe(false);
  });

  test('not after a look at something hidden', () => {
    const { match, loser } = afterFollowUp({ kind: 'peek' });
    expect(match.isHarmless(loser, 1)).toBe(false);
  });

  test('not over what several seats had sealed, nor over what another one chose', () => {
    const { match, loser } = afterFollowUp({ kind: 'wait' });
    expect(match.isHarmless(loser, 0)).toBe(false);
    playRound(match);
    expect(match.lastTurnOf(loser)).toBe(2);
    expect(match.isHarmless(loser, 1)).toBe(false);
  });

  test('never where the game does not say what comes to light', () => {
    const { uncovers: _, ...silent } = toy;
    const match = Match.start(silent, { seats: 3, hand: 'three', openPile: false }, SEED);
    playRound(match);
    const loser = match.pendingSeats[0]!;
    expect(match.choose(loser, { kind: 'wait' }).ok).toBe(true);
    expect(match.isHarmless(loser, 1)).toBe(false);
  });
});

test('turns are counted as they stand', () => {
  const { match, loser } = afterFollowUp({ kind: 'wait' });
  expect([match.turn, match.turnsOf(loser), match.turnsOf((loser + 1) % 3)]).toEqual([2, 2, 1]);
  match.rewind(1);
  expect([match.turn, match.turnsOf(loser), match.lastTurnOf(loser)]).toEqual([1, 1, 0]);
  match.rewind(0);
  expect([match.turn, match.turnsOf(loser), match.lastTurnOf(loser)]).toEqual([0, 0, undefined]);
});

test('a match that was over goes on', () => {
  const { match } = afterFollowUp({ kind: 'wait' });
  while (!match.over) playRound(match);
  expect(match.log().seed).toBeDefined();
  match.rewind(1);
  expect(match.over).toBe(false);
  expect(match.log().seed).toBeUndefined();
});

test('nobody goes back into the middle of chains, nor to what was never played', () => {
  const match = Match.start(garden, { seats: 2 }, SEED);
  const choose = (seat: Seat, ...moves: readonly GardenMove[]) => {
    for (const move of moves) expect(match.choose(seat, move).ok).toBe(true);
  };
  choose(0, { kind: 'work' }, { kind: 'sell' });
  choose(1, { kind: 'rest' });
  expect([match.round, match.turn, match.lastTurnOf(1)]).toEqual([2, 1, 0]);
  const before = match.hash();
  for (const rounds of [1, 2, -1, 0.5]) expect(() => match.rewind(rounds)).toThrow('no turn began');
  expect([match.hash(), match.round]).toEqual([before, 2]);
});
