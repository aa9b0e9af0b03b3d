// What moves when, and what is heard with it, from the events of an update: no page, no clock. Times are milliseconds at normal speed.
// All seats act at once, so what each did is shown side by side; then what came at the end of the turn; then the roll.
import { type BonusId, type DiceEvent, type DieId, type DieView, type SpaceId, type SpecialDie, structureIn } from '@maravilha/dice';
import type { Cue } from '../../../base/sound.ts';
import { type ActOf, Draft, type Plan } from '../../../table/motion/plan.ts';

/** One stroke of a cross; two make it. */
export const STROKE = 110;
/** Between two things that one seat did. */
export const STEP = 260;
/** Between the loops of two coins. */
export const LOOP = 30;
export const CHIP = 1100;
export const MOVE = 320;
export const TUMBLE = 500;
/** Between two dice that land. */
export const LAND = 60;
const CALM = 160;

interface Acts {
  /** A cross on my sheet, stroke by stroke. */
  readonly draw: { readonly space: SpaceId };
  /** What another seat did, over its place: the `nth` thing of this turn. */
  readonly chip: { readonly seat: number; readonly nth: number; readonly space: SpaceId };
  readonly pass: { readonly seat: number; readonly nth: number; readonly count: number };
  /** A cross on the wall of a neighbour. */
  readonly wall: { readonly seat: number; readonly space: SpaceId };
  readonly coins: { readonly count: number };
  readonly bonus: { readonly seat: number; readonly nth: number; readonly bonus: BonusId };
  readonly enter: { readonly die: SpecialDie; readonly instead: DieId };
  readonly roll: { readonly forum: readonly DieView[] };
}
export type ActKind = keyof Acts;
export type Act<Kind extends ActKind = ActKind> = ActOf<Acts, Kind>;

/** What the plan must know of the table. */
export interface Setting {
  /** The seat whose sheet lies in the middle. */
  readonly me: number;
  /** Seats whose walls stand beside it. */
  readonly walls: readonly number[];
  /** Spaces that were crossed off on that sheet before: they are not drawn again. */
  readonly seen: ReadonlySet<SpaceId>;
}

class DiceDraft extends Draft<Act> {
  /** When the next thing of a seat may begin, and how many it has done. */
  private readonly nows = new Map<number, number>();
  private readonly done = new Map<number, number>();

  override hear(cue: Cue, at: number): void {
    if (!this.cues.some((heard) => heard.cue === cue && Math.abs(heard.at - at) < STEP)) super.hear(cue, at);
  }

  now(seat: number): number {
    return this.nows.get(seat) ?? 0;
  }

  wait(seat: number, time: number): void {
    this.nows.set(seat, this.now(seat) + time);
  }

  nth(seat: number): number {
    const n = this.done.get(seat) ?? 0;
    this.done.set(seat, n + 1);
    return n;
  }
}

const crosses = (draft: DiceDraft, { seat, space }: Extract<DiceEvent, { readonly kind: 'crossed' }>, setting: Setting): void => {
  const at = draft.now(seat);
  if (seat === setting.me) {
    if (setting.seen.has(space)) return;
    draft.add({ kind: 'draw', space, at }, 2 * STROKE);
  } else {
    draft.add({ kind: 'chip', seat, nth: draft.nth(seat), space, at }, CHIP);
    const wall = structureIn(space);
    if ((wall === 'barracksWest' || wall === 'barracksEast') && setting.walls.includes(seat))
      draft.add({ kind: 'wall', seat, space, at }, 2 * STROKE);
  }
  draft.hear('pencil', at);
  draft.wait(seat, STEP);
};

const follow = (draft: DiceDraft, event: DiceEvent, setting: Setting): void => {
  switch (event.kind) {
    case 'crossed':
      return crosses(draft, event, setting);
    case 'passed':
    case 'attack':
    case 'unlocked':
    case 'declined':
    case 'city-chosen':
      return;
    case 'coins': {
      const at = draft.now(event.seat);
      if (event.seat === setting.me) {
        draft.add({ kind: 'coins', count: event.count, at }, event.count * LOOP + STROKE);
        draft.hear('coin', at);
      } else if (event.source === 'pass') {
        draft.add({ kind: 'pass', seat: event.seat, nth: draft.nth(event.seat), count: event.count, at }, CHIP);
        draft.wait(event.seat, STEP);
      }
      return;
    }
    case 'bonus': {
      const at = draft.now(event.seat);
      draft.add({ kind: 'bonus', seat: event.seat, nth: draft.nth(event.seat), bonus: event.bonus, at }, CHIP);
      draft.hear('glass', at);
      draft.wait(event.seat, STEP);
      return;
    }
    case 'completed':
      if (event.seat === setting.me) draft.hear('complete', draft.now(event.seat));
      return;
    case 'agora-first':
      draft.hear('pair', draft.end);
      return;
    case 'last-turn':
      draft.hear('horns', draft.end);
      return;
    case 'die-entered': {
      const at = draft.end;
      draft.add({ kind: 'enter', die: event.die, instead: event.instead, at }, MOVE);
      return;
    }
    case 'rolled': {
      // The roll need not wait until the last sign over a seat has faded.
      const shown = draft.acts.some((act) => act.kind !== 'enter');
      const entered = draft.acts.findLast((act) => act.kind === 'enter');
      const at = entered === undefined ? (shown ? Math.max(CALM, draft.end - CHIP + STEP) : 0) : entered.at + MOVE;
      draft.add({ kind: 'roll', forum: event.forum, at }, TUMBLE + event.forum.length * LAND);
      draft.hear('dice', at);
      return;
    }
    case 'over':
      draft.hear('victory', draft.end);
      return;
  }
};

export const planOf = (events: readonly DiceEvent[], setting: Setting): Plan<Act> => {
  const draft = new DiceDraft();
  for (const event of events) follow(draft, event, setting);
  return draft;
};

/** The places that an event changed, for people who want no motion: they keep an outline for a moment. */
export const changedBy = (event: DiceEvent, me: number): readonly string[] => {
  switch (event.kind) {
    case 'crossed':
      return event.seat === me ? [`mine:${event.space}`] : [`seat:${event.seat}`];
    case 'coins':
      return event.seat === me ? ['mine:coins'] : [];
    case 'bonus':
      return event.seat === me ? [`mine:bonus:${event.bonus}`] : [`seat:${event.seat}`];
    case 'rolled':
      return ['forum'];
    default:
      return [];
  }
};
