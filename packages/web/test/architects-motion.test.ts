import type { ArchitectsEvent } from '@maravilha/architects';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Act, changedBy, FLY, GROW, MOVE, planOf, type Setting, SHAKE, STAY, STEP } from '../src/games/architects/motion/plan.ts';
import { OPTIONS, playedSteps } from './kit/architects.ts';

const SETTING: Setting = { seats: 4, conflict: 4, built: [1, 0, 0, 0] };

const took = (seat: number, card: 'wood' | 'red-1' | 'red-2' | 'gear'): ArchitectsEvent => ({
  kind: 'took',
  seat,
  deck: 'giza',
  card,
  by: 'turn',
  next: undefined,
});
const flipped = (count: number, battle: number): ArchitectsEvent => ({ kind: 'flipped', seat: 0, count, battle, tokens: 4 });
const built = (stage: 1 | 2): ArchitectsEvent => ({
  kind: 'built',
  seat: 0,
  stage,
  points: 4,
  paid: ['wood', 'stone'],
  economy: false,
  engineering: false,
  forced: true,
});

const ofKind = <K extends Act['kind']>(acts: readonly Act[], kind: K) =>
  acts.filter((act): act is Extract<Act, { readonly kind: K }> => act.kind === kind);

const cues = (events: readonly ArchitectsEvent[], setting = SETTING) => planOf(events, setting).cues.map(({ cue }) => cue);

describe('what moves when', () => {
  it('flips tokens when the horned card has landed, one after another', () => {
    const { acts } = planOf([took(0, 'red-2'), flipped(2, 2)], SETTING);
    expect(ofKind(acts, 'flip')).toEqual([
      { kind: 'flip', token: 0, to: 'battle', at: FLY },
      { kind: 'flip', token: 1, to: 'battle', at: FLY + STEP },
    ]);
    expect(ofKind(acts, 'shake')).toEqual([]);
  });

  it('shakes the ring with the last token only', () => {
    const { acts, end } = planOf([took(0, 'red-1'), flipped(1, 4)], SETTING);
    expect(ofKind(acts, 'flip').map((act) => act.token)).toEqual([3]);
    expect(ofKind(acts, 'shake')).toEqual([{ kind: 'shake', at: FLY + MOVE }]);
    expect(end).toBe(FLY + MOVE + SHAKE);
  });

  it('lets the paid cards leave before the piece grows', () => {
    const { acts } = planOf([took(0, 'wood'), built(1)], SETTING);
    expect(ofKind(acts, 'discard')).toEqual([{ kind: 'discard', seat: 0, cards: ['wood', 'stone'], at: FLY }]);
    expect(ofKind(acts, 'stage')).toEqual([{ kind: 'stage', seat: 0, stage: 1, points: 4, at: FLY + MOVE }]);
  });

  it('lets neighbours meet at the deck of the first; the winner takes a token, horned cards leave, then the tokens turn back', () => {
    const battle: ArchitectsEvent = { kind: 'battle', battle: { shields: [3, 1, 1, 2], victories: [2, 0, 0, 1] }, discarded: [2, 0, 1, 0] };
    const { acts } = planOf([took(0, 'red-1'), flipped(1, 4), battle], SETTING);
    const at = FLY + MOVE + SHAKE;
    expect(ofKind(acts, 'clash')).toEqual([
      { kind: 'clash', seats: [0, 1], shields: [3, 1], winner: 0, at },
      { kind: 'clash', seats: [1, 2], shields: [1, 1], winner: undefined, at },
      { kind: 'clash', seats: [2, 3], shields: [1, 2], winner: 3, at },
      { kind: 'clash', seats: [3, 0], shields: [2, 3], winner: 0, at },
    ]);
    expect(ofKind(acts, 'victory').map((act) => [act.seat, act.count, act.at])).toEqual(
      [0, 3, 0].map((seat) => [seat, 1, at + MOVE + STAY]),
    );
    const gone = ofKind(acts, 'discard');
    expect(gone.map((act) => [act.seat, act.cards.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    const back = ofKind(acts, 'flip').filter((act) => act.to === 'peace');
    expect(back.map((act) => act.token)).toEqual([0, 1, 2, 3]);
    expect(Math.min(...back.map((act) => act.at))).toBeGreaterThan(gone[0]?.at ?? Infinity);
  });

  it('lets two seats meet once, for one token or two', () => {
    const battle: ArchitectsEvent = { kind: 'battle', battle: { shields: [1, 4], victories: [0, 2] }, discarded: [0, 0] };
    const { acts } = planOf([battle], { seats: 2, conflict: 3, built: [0, 0] });
    expect(ofKind(acts, 'clash')).toHaveLength(1);
    expect(ofKind(acts, 'victory').map((act) => [act.seat, act.count])).toEqual([[1, 2]]);
  });
});

describe('what is heard', () => {
  it('blows one horn or two', () => {
    expect(cues([took(0, 'red-1'), flipped(1, 1)])).toEqual(['flick', 'horn']);
    expect(cues([took(0, 'red-2'), flipped(2, 2)])).toEqual(['flick', 'horns']);
  });

  it('rises with every stage that stands, and ends in a chord', () => {
    expect(cues([built(1), built(2)], { ...SETTING, built: [2, 0, 0, 0] })).toEqual(['stage-1', 'stage-2']);
    expect(cues([built(1), built(2)], { ...SETTING, built: [5, 0, 0, 0] })).toEqual(['stage-4', 'complete']);
  });

  it('plays the victory when everything has arrived', () => {
    const { cues: heard, end } = planOf([built(2), { kind: 'over', ending: 'wonder', winners: [0] }], SETTING);
    expect(heard.at(-1)).toEqual({ cue: 'victory', at: end });
  });

  it('drums before the peace', () => {
    const battle: ArchitectsEvent = { kind: 'battle', battle: { shields: [0, 0, 0, 0], victories: [0, 0, 0, 0] }, discarded: [0, 0, 0, 0] };
    const { cues: heard } = planOf([battle], SETTING);
    expect(heard.map(({ cue }) => cue)).toEqual(['battle', 'peace']);
    expect(heard[0]?.at).toBeLessThan(heard[1]?.at ?? 0);
  });
});

describe('whole games', () => {
  it('every step is over in a few seconds, and begins at once', () =>
    forRows([2, 3, 5, 7], (seats) => {
      for (const { events, after } of playedSteps({ ...OPTIONS, seats }, seats)) {
        const setting = { seats, conflict: after.conflict.tokens, built: after.seats.map((city) => city.built.length) };
        const { acts, cues, end } = planOf(events, setting);
        expect(end).toBeLessThan(14 * GROW);
        if (acts.length > 0) expect(Math.min(...acts.map((act) => act.at))).toBe(0);
        for (const { at } of cues) expect(at).toBeLessThanOrEqual(end);
        for (const flip of ofKind(acts, 'flip')) expect(flip.token).toBeLessThan(after.conflict.tokens);
      }
    }));

  it('never moves a card that the viewer may not know', () => {
    for (const { events } of playedSteps({ ...OPTIONS, seats: 3 }, 4, 0)) {
      for (const event of events) if (event.kind === 'looked' && event.seat !== 0) expect(event.card).toBeUndefined();
    }
  });
});

describe('without motion', () => {
  it('outlines what changed', () => {
    expect(changedBy(took(2, 'gear'))).toEqual(['city:2:gear', 'deck:giza']);
    expect(changedBy(flipped(2, 3))).toEqual(['conflict:1', 'conflict:2']);
    expect(changedBy(built(2))).toEqual(['points:0', 'discard']);
  });
});
