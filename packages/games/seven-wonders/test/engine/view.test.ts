import { SPECTATOR } from '@maravilha/kernel';
import { difference, throughJson, viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { CARD_IDS, DECISIONS, type Decision, type SevenWondersOptions, type SevenWondersState, sevenWonders } from '../../src/index.ts';
import { BOARD, HAND_SLOTS, optionsOf, OVER, TURN } from '../../src/state.ts';
import { ALL_OPTIONS, randomGames } from '../kit/random.ts';
import { witnessed } from '../kit/witness.ts';

/** What is hidden does not depend on who has which board: every number of seats, with and without Cities and teams. */
const TABLES: readonly SevenWondersOptions[] = ALL_OPTIONS.filter(({ boards, sides }) => boards === 'random' && sides === 'night');

/** All of a state but what lies face down, who has seen it, and the active seat, which means something at some decisions only. */
const openPartOf = (s: SevenWondersState): object => {
  const hidden = ['bytes', 'hand', 'deck', 'pile', 'under', 'looked', 'lastCard', 'active'];
  return Object.fromEntries(Object.entries(s).filter(([key]) => !hidden.includes(key)));
};

test('a state imagined from a view says what the view says, at every decision and for every viewer', () => {
  const met = new Set<Decision>();
  let common = 0;
  randomGames(1, (s) => {
    // Turns and choices of boards are many and alike.
    if ((s.decision === TURN || s.decision === BOARD) && common++ % 19 !== 0) return;
    const imagined = sevenWonders.blank(optionsOf(s));
    for (const viewer of viewersOf(s)) {
      const view = sevenWonders.view(s, viewer);
      met.add(view.decision);
      sevenWonders.imagine(throughJson(view), viewer, imagined);
      const lost = difference(view, sevenWonders.view(imagined, viewer));
      if (lost !== undefined) expect.fail(`${JSON.stringify(view.options)} for ${viewer} at ${view.decision}: ${lost}`);
    }
    // The last one imagined is a spectator's.
    const changed = difference(openPartOf(s), openPartOf(imagined));
    if (changed !== undefined) expect.fail(`${JSON.stringify(optionsOf(s))} in the state: ${changed}`);
  });
  expect([...met].sort()).toEqual([...DECISIONS].sort());
});

test('a view remembers the cards that a witness of the game says it must', () => {
  let groups = 0;
  for (const options of TABLES) {
    witnessed(options, 2, (s, witness) => {
      expect(sevenWonders.view(s, SPECTATOR).memory).toEqual([]);
      for (let seat = 0; seat < s.seats; seat++) {
        const { memory } = sevenWonders.view(s, seat);
        const lost = difference(memory, s.decision === OVER ? [] : witness.memoryOf(seat));
        if (lost !== undefined) expect.fail(`the memory of seat ${seat}: ${lost}`);
        groups += memory.length;
      }
    });
  }
  expect(groups).toBeGreaterThan(5000);
});

test('[WO-KNOW-1] a hand is shown to its holder and, in team play, to the partner', () => {
  for (const options of TABLES) {
    witnessed(options, 3, (s, witness) => {
      for (const viewer of viewersOf(s)) {
        sevenWonders.view(s, viewer).seats.forEach((city, seat) => {
          const shown = viewer !== SPECTATOR && witness.eyes(viewer).includes(seat);
          const hand = Array.from(s.hand.subarray(seat * HAND_SLOTS, seat * HAND_SLOTS + s.handCount[seat]), (card) => CARD_IDS[card]);
          const wanted = shown ? hand : undefined;
          if (city.hand?.join() !== wanted?.join()) expect(city.hand).toEqual(wanted);
          if (city.handCount !== hand.length) expect(city.handCount).toBe(hand.length);
        });
      }
    });
  }
});

test('[WO-KNOW-2] [WO-KNOW-3] [WO-KNOW-4] face down, a card is shown to who put it there or has looked through the pile, in the end to all', () => {
  const met = { own: 0, looked: 0, hidden: 0 };
  for (const options of TABLES) {
    witnessed(options, 4, (s, witness) => {
      const over = s.decision === OVER;
      for (const viewer of viewersOf(s)) {
        const view = sevenWonders.view(s, viewer);
        const shown = [...view.discard, ...view.seats.flatMap((city) => city.stages)];
        const lying = [...witness.pile, ...witness.under.flat()];
        const seen = shown.map(({ card, turn }) => `${card} of turn ${turn}`);
        const wanted = lying.map(({ card, turn, knownTo }) => `${over || knownTo.has(viewer) ? card : undefined} of turn ${turn}`);
        if (seen.join() !== wanted.join()) expect(seen).toEqual(wanted);
        for (const { card, seat } of over ? [] : shown) met[card === undefined ? 'hidden' : seat === viewer ? 'own' : 'looked']++;
      }
    });
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(100);
});

test('what a seat did in the last turn is open, but for a card that went face down', () => {
  const met = new Set<string>();
  for (const options of TABLES) {
    witnessed(options, 5, (s) => {
      for (const viewer of viewersOf(s)) {
        sevenWonders.view(s, viewer).seats.forEach(({ last, stages, built }, seat) => {
          if (last === undefined) return;
          met.add(last.kind);
          if (last.kind === 'built') expect(built).toContain(last.card);
          else expect(last.card).toBe(seat === viewer ? CARD_IDS[s.lastCard[seat]] : undefined);
          if (last.kind === 'stage') expect(last.stage).toBe(stages.length);
        });
      }
    });
  }
  expect([...met].sort()).toEqual(['built', 'sold', 'stage']);
});
