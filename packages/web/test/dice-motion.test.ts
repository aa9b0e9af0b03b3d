import type { DiceEvent, SpaceId } from '@maravilha/dice';
import { describe, expect, it } from 'vitest';
import { type Act, changedBy, CHIP, LAND, MOVE, planOf, type Setting, STEP, TUMBLE } from '../src/games/dice/motion/plan.ts';
import { eventsOf, playedSteps, THREE } from './kit/dice.ts';

const SETTING: Setting = { me: 0, walls: [1, 2], seen: new Set() };

const crossed = (seat: number, space: SpaceId): DiceEvent => ({ kind: 'crossed', seat, space, by: 'effect', diePaid: 0, spacePaid: 1 });
const ROLL: DiceEvent = {
  kind: 'rolled',
  turn: 2,
  last: false,
  forum: [
    { die: 'blue', face: 0, symbol: 'mask', section: 1 },
    { die: 'red', face: 1, symbol: 'axe', section: 3 },
  ],
};
const ENTER: DiceEvent = { kind: 'die-entered', die: 'white', instead: 'grey-2' };

const gain = (seat: number, source: 'pass' | 'market.k1'): DiceEvent => ({ kind: 'coins', seat, count: 3, source });

const ofKind = <K extends Act['kind']>(acts: readonly Act[], kind: K) =>
  acts.filter((act): act is Extract<Act, { readonly kind: K }> => act.kind === kind);
const cues = (events: readonly DiceEvent[], setting = SETTING) => planOf(events, setting).cues.map(({ cue }) => cue);

describe('what moves when', () => {
  it('draws my crosses one after the other, and those of all seats side by side', () => {
    const { acts } = planOf([crossed(0, 'agora.a1'), crossed(1, 'agora.a1'), crossed(0, 'agora.b1')], SETTING);
    expect(ofKind(acts, 'draw')).toEqual([
      { kind: 'draw', space: 'agora.a1', at: 0 },
      { kind: 'draw', space: 'agora.b1', at: STEP },
    ]);
    expect(ofKind(acts, 'chip')).toEqual([{ kind: 'chip', seat: 1, nth: 0, space: 'agora.a1', at: 0 }]);
  });

  it('does not draw again what I saw myself make', () => {
    const plan = planOf([crossed(0, 'agora.a1'), crossed(0, 'agora.b1')], { ...SETTING, seen: new Set<SpaceId>(['agora.a1']) });
    expect(ofKind(plan.acts, 'draw')).toEqual([{ kind: 'draw', space: 'agora.b1', at: 0 }]);
    expect(cues([crossed(0, 'agora.a1')], { ...SETTING, seen: new Set<SpaceId>(['agora.a1']) })).toEqual([]);
  });

  it('draws on the walls of neighbours alone', () => {
    const events = [crossed(1, 'barracksEast.a1'), crossed(3, 'barracksEast.a1')];
    expect(ofKind(planOf(events, SETTING).acts, 'wall').map(({ seat }) => seat)).toEqual([1]);
    expect(ofKind(planOf([crossed(1, 'market.k1')], SETTING).acts, 'wall')).toEqual([]);
  });

  it('rolls when the crosses stand, before their signs have faded', () => {
    const { acts, end } = planOf([crossed(1, 'agora.a1'), ROLL], SETTING);
    const [roll] = ofKind(acts, 'roll');
    expect(roll?.at).toBeGreaterThanOrEqual(STEP);
    expect(roll?.at).toBeLessThan(CHIP);
    expect(end).toBe((roll?.at ?? 0) + Math.max(TUMBLE + 2 * LAND, CHIP - (roll?.at ?? 0)));
  });

  it('rolls at once where nothing comes before', () => {
    expect(ofKind(planOf([ROLL], SETTING).acts, 'roll').map(({ at }) => at)).toEqual([0]);
  });

  it('lets the special die enter before the roll', () => {
    const { acts } = planOf([crossed(1, 'agora.a1'), ENTER, ROLL], SETTING);
    const [enter] = ofKind(acts, 'enter');
    expect(ofKind(acts, 'roll').map(({ at }) => at)).toEqual([(enter?.at ?? 0) + MOVE]);
  });

  it('shows coins of mine as loops, those of others only when they pass', () => {
    const { acts } = planOf([gain(0, 'market.k1'), gain(1, 'market.k1'), gain(2, 'pass')], SETTING);
    expect(acts.map(({ kind }) => kind)).toEqual(['coins', 'pass']);
  });
});

describe('what is heard', () => {
  it('has one pencil for crosses made at once', () => {
    expect(cues([crossed(0, 'agora.a1'), crossed(1, 'agora.a1'), crossed(2, 'agora.a1'), ROLL])).toEqual(['pencil', 'dice']);
  });

  it('ends with the victory', () => {
    expect(cues([crossed(0, 'agora.a1'), { kind: 'over', winners: [0] }]).at(-1)).toBe('victory');
  });
});

describe('a whole game', () => {
  it('never takes longer than a few seconds for a turn, and outlines something where nothing moves', () => {
    const steps = playedSteps(THREE, 3);
    for (const { events } of steps) {
      const { end, acts, cues: heard } = planOf(events, SETTING);
      expect(end).toBeLessThan(5000);
      for (const { at } of [...acts, ...heard]) expect(at).toBeGreaterThanOrEqual(0);
    }
    const changed = eventsOf(steps).flatMap((event) => changedBy(event, 0));
    expect(changed).toContain('forum');
    expect(changed.some((spot) => spot.startsWith('mine:agora.'))).toBe(true);
  });
});
