import type { ArchitectsEvent } from '@maravilha/architects';
import { describe, expect, it } from 'vitest';
import { concerns, deedsOf, historyFor, historyOf, lastTurns, turnsSince } from '../src/games/architects/log/history.ts';
import { eventsOf, OPTIONS, playedSteps } from './kit/architects.ts';

const took = (seat: number): ArchitectsEvent => ({ kind: 'took', seat, deck: 'giza', card: 'wood', by: 'turn', next: undefined });
const turn = (seat: number): ArchitectsEvent => ({ kind: 'turn', seat });
const RING = { first: 1, seats: 3 };

describe('the log by rounds and turns', () => {
  it('begins with a turn that the set-up began, and opens a round when the first seat is on turn again', () => {
    const rounds = historyOf([took(1), turn(2), took(2), turn(0), took(0), turn(1), took(1)], RING);
    expect(rounds.map(({ kind, round, turns }) => [kind, round, turns.map((part) => part.seat)])).toEqual([
      ['round', 1, [1, 2, 0]],
      ['round', 2, [1]],
    ]);
  });

  it('keeps the choice of wonders apart', () => {
    const rounds = historyOf(
      [
        { kind: 'wonder-chosen', seat: 1, wonder: 'giza' },
        { kind: 'began', first: 1, tops: [], open: [] },
        turn(1),
        took(1),
        { kind: 'over', ending: 'empty', winners: [0] },
      ],
      RING,
    );
    expect(rounds.map(({ kind, turns }) => [kind, turns.flatMap((part) => part.events.map((event) => event.kind))])).toEqual([
      ['setup', ['wonder-chosen', 'began']],
      ['round', ['took']],
      ['end', ['over']],
    ]);
  });

  it('counts a round also when the seat that began is passed over', () => {
    const rounds = historyOf(
      [took(1), turn(2), took(2), { kind: 'no-card', seat: 0 }, { kind: 'no-card', seat: 1 }, turn(2), took(2)],
      RING,
    );
    expect(rounds.map(({ round, turns }) => [round, turns.map((part) => part.seat)])).toEqual([
      [1, [1, 2, 0]],
      [2, [1, 2]],
    ]);
  });

  it('loses no event of a whole game', () => {
    for (const seats of [2, 4, 7]) {
      const steps = playedSteps({ ...OPTIONS, seats, wonders: 'choose', starter: 'choose' }, seats);
      const events = eventsOf(steps);
      const rounds = historyOf(events, { first: steps.at(-1)?.after.first ?? 0, seats });
      const told = rounds.flatMap((round) => round.turns.flatMap((part) => part.events));
      expect(told).toEqual(events.filter((event) => event.kind !== 'turn'));
      for (const round of rounds.filter((one) => one.kind === 'round')) expect(round.turns.length).toBeLessThanOrEqual(seats);
    }
  });
});

describe('what concerns a seat', () => {
  it('is its own acts, every battle, the end, and the Cat that leaves it', () => {
    expect(concerns(took(2), 2)).toBe(true);
    expect(concerns(took(2), 1)).toBe(false);
    expect(concerns({ kind: 'cat', seat: 2, from: 1 }, 1)).toBe(true);
    expect(concerns({ kind: 'battle', battle: { shields: [], victories: [] }, discarded: [] }, 0)).toBe(true);
  });

  it('leaves out turns in which nothing did', () => {
    const rounds = historyFor(historyOf([took(1), turn(2), took(2)], RING), 2);
    expect(rounds.flatMap((round) => round.turns.map((part) => part.seat))).toEqual([2]);
  });
});

describe('the last turn of every seat', () => {
  it('is the newest one of each', () => {
    const rounds = historyOf([took(1), turn(2), took(2), turn(0), took(0), turn(1), took(1), took(1)], RING);
    expect(lastTurns(rounds, 3).map((part) => part?.events.filter((event) => event.kind === 'took').length)).toEqual([1, 2, 1]);
    expect(lastTurns(historyOf([took(1)], RING), 3).map((part) => part === undefined)).toEqual([true, false, true]);
  });

  it('is counted from mine on', () => {
    const rounds = historyOf([took(1), turn(2), took(2), turn(0), took(0), turn(1), took(1)], RING);
    expect([0, 1, 2].map((seat) => turnsSince(rounds, seat))).toEqual([1, 0, 2]);
    expect(turnsSince(historyOf([took(1)], RING), 0)).toBe(1);
  });

  it('waits for the first choice of a turn', () => {
    const looked: ArchitectsEvent = { kind: 'looked', seat: 1, card: undefined };
    const rounds = historyOf([took(1), took(1), turn(2), took(2), turn(0), took(0), turn(1), looked], RING);
    expect(lastTurns(rounds, 3)[1]?.events).toHaveLength(2);
  });

  it('tells what was taken, built and won', () => {
    const deeds = deedsOf(1, [
      turn(1),
      took(1),
      { kind: 'cat', seat: 1, from: undefined },
      { kind: 'flipped', seat: 1, count: 2, battle: 3, tokens: 3 },
      { kind: 'built', seat: 1, stage: 3, points: 6, paid: [], economy: false, engineering: false, forced: true },
      { kind: 'token', seat: 1, token: 'decor', from: 'open', next: undefined },
      { kind: 'battle', battle: { shields: [1, 2, 0], victories: [1, 2, 0] }, discarded: [0, 0, 0] },
    ]);
    expect(deeds).toEqual({
      seat: 1,
      cards: ['wood'],
      stages: [{ stage: 3, points: 6 }],
      tokens: ['decor'],
      cat: true,
      flips: 2,
      battle: [1, 2, 0],
      passed: false,
    });
  });
});
