// Games in which a seat goes through its turn alone: bots think their follow-ups through without the others.
import { FastRng, Match } from '@maravilha/kernel';
import { garden, type GardenMove, type GardenPosition, forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, decide, Expert } from '../src/index.ts';
import { BRIEF } from './kit.ts';

const EXPERT = new Expert(garden);

const positionOf = (words: GardenPosition) => {
  const position = garden.position(words, new FastRng(1));
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value.state;
};

const thoughtAt = (words: GardenPosition, seat: number, ...before: readonly GardenMove[]): object => {
  const state = positionOf(words);
  for (const move of before) {
    const joint = new Int32Array(state.seats).fill(-1);
    joint[seat] = garden.toAction(state, seat, move) as number;
    garden.step(state, joint);
  }
  return decide(EXPERT, 'builder', garden.view(state, seat), seat, new FastRng(5), BRIEF);
};

describe('a thinking bot', () => {
  test('values a choice by the follow-ups that it opens, while all others are still to choose', () => {
    // A sale brings 6 and 9 coins, a rest one: work itself brings nothing yet.
    expect(thoughtAt({ options: { seats: 4 }, rolls: [6], trees: [0, 9, 0, 0] }, 0)).toEqual({ kind: 'work' });
    expect(thoughtAt({ options: { seats: 4 }, rolls: [6], trees: [0, 9, 0, 0] }, 0, { kind: 'work' })).toEqual({ kind: 'sell' });
  });

  test('sees through a follow-up that opens another', () => {
    // A sale brings 1 coin, a tree 3 points, though not before its row is chosen.
    expect(thoughtAt({ options: { seats: 3 }, rolls: [1] }, 2, { kind: 'work' })).toEqual({ kind: 'plant' });
  });

  test('goes no further than its own turn', () => {
    // The other seat is done, so every way leads into the next turn, in which both are awaited again.
    const state = positionOf({ options: { seats: 2 } });
    garden.step(state, Int32Array.of(-1, garden.toAction(state, 1, { kind: 'rest' }) as number));
    let steps = 0;
    const counted = { ...garden, step: (...args: Parameters<typeof garden.step>) => (steps++, garden.step(...args)) };
    decide(new Expert(counted), 'apprentice', garden.view(state, 0), 0, new FastRng(1), BRIEF);
    // Rest: one step. Work, then sell and plant tried, then the better one: four, and three more where that is to plant.
    expect(steps).toBeGreaterThanOrEqual(5);
    expect(steps).toBeLessThanOrEqual(8);
  });
});

test('every bot plays whole games in its own time', () =>
  forRows(BOT_NAMES, (bot) => {
    for (const seats of [2, 4]) {
      const match = Match.start(garden, { seats }, new Uint8Array(32).fill(seats));
      const luck = new FastRng(seats);
      while (!match.over) {
        const [seat] = match.pendingSeats as [number];
        const chosen = match.choose(seat, decide(EXPERT, bot, match.view(seat), seat, luck, BRIEF));
        expect(chosen.ok).toBe(true);
      }
      expect(match.score().winners.length).toBeGreaterThan(0);
    }
  }));
