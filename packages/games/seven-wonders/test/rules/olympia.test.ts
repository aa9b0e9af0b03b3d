import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, type CityWords } from '../../src/index.ts';
import { build, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

const DAY = { board: 'olympia', side: 'day', stages: 2, coins: 0 } as const satisfies CityWords;
const NIGHT = { board: 'olympia', side: 'night', coins: 0 } as const satisfies CityWords;

/** Builds of the hand that are free for the reason given. */
const freeBy = (g: Scenario, reason: string): CardId[] => [...new Set(g.hand(0))].filter((card) => g.bill(0, card).free === reason);

describe('Olympia', () => {
  test('[WO-WON-11] Day: a card of a colour that the city lacks is free, once for each colour', () => {
    const g = tableWith({
      age: 3,
      cities: [{ ...DAY, built: ['lumber-yard', 'altar'], hand: ['palace', 'study', 'arsenal', 'arena', 'traders-guild'] }],
    });
    expect(freeBy(g, 'first-of-colour')).toEqual(expect.arrayContaining(['study', 'arsenal', 'arena', 'traders-guild']));
    expect(g.bill(0, 'palace').free).toBeUndefined();
    expect(theEvent(g.play({ 0: build('arsenal') }), 'built')).toMatchObject({ by: 'first-of-colour', bank: 0 });
    expect(g.coins()[0]).toBe(0);
    // Red is there now, so that no further red card is free.
    expect(freeBy(g, 'first-of-colour').filter((card) => CARDS[card].colour === 'red')).toEqual([]);
  });

  test('[WO-WON-11] Day: coins of the cost are waived too, and nothing can be paid instead', () => {
    const g = tableWith({ cities: [{ ...DAY, stages: 0, hand: ['timber-yard'] }] });
    expect(g.refused(0, build('timber-yard'))).toEqual([{ code: 'too-expensive', short: 1 }]);
    const h = tableWith({
      age: 2,
      cities: [
        { ...DAY, coins: 9, hand: ['sawmill', 'walls'] },
        { board: 'gizah', built: ['quarry'] },
      ],
    });
    expect(h.payments(0, 'walls')).toEqual([[0, 0]]);
    h.play({ 0: build('sawmill') });
    expect(h.coins()[0]).toBe(9);
  });

  test('[WO-WON-11] Day: with a chain as well, there is still nothing to pay', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { ...DAY, coins: 9, built: ['workshop'], hand: ['archery-range'] },
        { board: 'rhodes', built: ['sawmill'] },
      ],
    });
    expect(g.payments(0, 'archery-range')).toEqual([[0, 0]]);
    expect(g.refused(0, build('archery-range', 6))).toEqual([{ code: 'bad-payment' }]);
  });

  test('[WO-WON-12] Night: the first card of an age with stage 1, the last with stage 2', () => {
    const first = tableWith({ age: 2, turn: 1, cities: [{ ...NIGHT, stages: 1, hand: ['aqueduct', 'walls'] }] });
    expect(theEvent(first.play({ 0: build('aqueduct') }), 'built')).toMatchObject({ by: 'first-of-age', pay: { left: 0, right: 0 } });
    expect(freeBy(first, 'first-of-age')).toEqual([]);
    const last = tableWith({ age: 2, turn: 6, cities: [{ ...NIGHT, stages: 2, hand: ['aqueduct', 'walls'] }] });
    expect(theEvent(last.play({ 0: build('walls') }), 'built')).toMatchObject({ by: 'last-of-age', pay: { left: 0, right: 0 } });
    const between = tableWith({ age: 2, turn: 5, cities: [{ ...NIGHT, stages: 2, hand: ['aqueduct'] }] });
    expect(between.bill(0, 'aqueduct').free).toBeUndefined();
    const one = tableWith({ age: 2, turn: 6, cities: [{ ...NIGHT, stages: 1, hand: ['aqueduct'] }] });
    expect(one.bill(0, 'aqueduct').free).toBeUndefined();
  });

  test('[WO-WON-12] Night: a last card that is sold loses the effect for that age only', () => {
    const g = tableWith({ age: 1, turn: 6, cities: [{ ...NIGHT, stages: 2 }] });
    g.play({ 0: sell(g.hand(0)[0]) });
    expect(g.view()).toMatchObject({ age: 2, turn: 1 });
    expect(freeBy(g, 'first-of-age').length).toBeGreaterThan(3);
    g.playOn(() => g.view().turn === 6);
    expect(freeBy(g, 'last-of-age').length).toBeGreaterThan(0);
  });

  test('[WO-WON-13] the effects begin after the turn of the stage and never free a stage', () => {
    const g = tableWith({
      age: 2,
      turn: 1,
      cities: [
        { ...NIGHT, built: ['ore-vein', 'clay-pit'], hand: ['aqueduct', 'vineyard'] },
        { board: 'rhodes', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    });
    expect(g.bill(0, 'aqueduct').free).toBeUndefined();
    g.play({ 0: stage('vineyard') });
    expect(freeBy(g, 'first-of-age')).toEqual([]);
    const h = tableWith({
      age: 2,
      turn: 1,
      cities: [
        { ...NIGHT, stages: 1, hand: ['aqueduct'] },
        { board: 'rhodes', side: 'day' },
      ],
    });
    expect(h.bill(0, 'stage')).toMatchObject({ free: undefined, resources: ['clay', 'clay', 'clay'] });
    expect(h.can(0, stage('aqueduct'))).toBe(false);
  });

  test('[WO-R53] the first red card is free even in Age III, the second is paid', () => {
    const g = tableWith({
      age: 3,
      cities: [{ ...DAY, hand: ['arsenal'] }, { board: 'ephesus' }, { board: 'alexandria', hand: ['fortifications'] }],
    });
    g.play({ 0: build('arsenal') });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['arsenal'] });
    expect(g.bill(0, 'fortifications').free).toBeUndefined();
    expect(g.refused(0, build('fortifications'))[0]).toMatchObject({ code: 'no-source' });
  });

  test('[WO-R55] the first guild is free', () => {
    const g = tableWith({ age: 3, cities: [{ ...DAY, hand: ['magistrates-guild', 'workers-guild'] }] });
    g.play({ 0: build('magistrates-guild') });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['magistrates-guild'] });
  });

  test('[WO-R56] the third stage is paid in full', () => {
    const g = tableWith({
      age: 2,
      cities: [{ ...DAY, coins: 9, hand: ['vineyard'] }, { board: 'gizah', built: ['brickyard'] }, { board: 'ephesus' }],
    });
    expect(g.bill(0, 'vineyard').free).toBe('first-of-colour');
    expect(g.payments(0, 'vineyard', 'stage')).toEqual([[4, 0]]);
  });

  test('[WO-R57] stage 1 on turn 3 of Age I: free on turn 1 of Ages II and III, not in Age I', () => {
    const g = tableWith({
      turn: 3,
      cities: [
        { ...NIGHT, built: ['ore-vein', 'clay-pit'], hand: ['altar'] },
        { board: 'ephesus', side: 'day' },
        { board: 'alexandria', side: 'day' },
      ],
    });
    g.play({ 0: stage('altar') });
    for (const age of [1, 2, 3] as const) {
      g.playOn(() => {
        const { age: now, turn } = g.view();
        if (now === age && turn > 1) expect(freeBy(g, 'first-of-age')).toEqual([]);
        return now > age || (now === age && turn === 1);
      });
      if (age === 1) continue;
      expect(g.view()).toMatchObject({ age, turn: 1 });
      const cards = [...new Set(g.hand(0))];
      for (const card of cards) expect(g.can(0, build(card))).toBe(true);
      expect(freeBy(g, 'first-of-age').length + freeBy(g, 'chain').length).toBeGreaterThan(0);
      g.play({ 0: build(cards[0]) });
    }
  });

  test('[WO-R58] a first card that is sold: no free card in that age', () => {
    const g = tableWith({ age: 2, turn: 1, cities: [{ ...NIGHT, stages: 1 }] });
    expect(freeBy(g, 'first-of-age').length).toBeGreaterThan(0);
    g.play({ 0: sell(g.hand(0)[0]) });
    while (g.view().age === 2) {
      expect(freeBy(g, 'first-of-age')).toEqual([]);
      g.play();
    }
    expect(freeBy(g, 'first-of-age').length).toBeGreaterThan(0);
  });
});
