// Who has the device: from what all may see of a match to the person whose table is shown, and what stands between two of them.

/** What the table shows to all, as far as it says who is to play. */
export interface Moment {
  /** Seats of people of this device for whom no bot plays. */
  readonly people: readonly number[];
  /** Seats that owe a choice in this round, and those that have made it. */
  readonly awaiting: readonly number[];
  readonly ready: readonly number[];
  /** How much has happened that all may know of. It is less after an undo. */
  readonly happened: number;
}

/** `all`: what everybody may see. `pass`: nothing, until that person has the device. `front`: the table of that person. */
export type Scene = { readonly kind: 'all' } | { readonly kind: 'pass' | 'front'; readonly seat: number };

const ALL: Scene = { kind: 'all' };

const owes = ({ awaiting, ready }: Moment, seat: number): boolean => awaiting.includes(seat) && !ready.includes(seat);

/** People for whom the table waits. */
export const owing = (now: Moment): readonly number[] => now.people.filter((seat) => owes(now, seat));

/** Whoever has the device keeps it if they are to choose; else it goes round the table to the next one who is. */
export const nextFrom = (now: Moment, holder: number): number | undefined => {
  const waiting = owing(now);
  return waiting.find((seat) => seat >= holder) ?? waiting[0];
};

/** Somebody owes again what they had sealed: it was taken back. */
const takenBack = (before: Moment, now: Moment): number | undefined =>
  now.happened === before.happened ? now.people.find((seat) => before.ready.includes(seat) && owes(now, seat)) : undefined;

/** Hands are secret: something that shows nothing stands between two people, and what a round brings is looked at by all. */
export const secretScene = (scene: Scene, before: Moment, now: Moment, holder: number): Scene => {
  if (now.happened > before.happened) return ALL;
  const next = nextFrom(now, holder);
  if (next === undefined) return ALL;
  // The match went back: what was looked at is still to come.
  if (now.happened < before.happened) return { kind: 'pass', seat: next };
  const back = takenBack(before, now);
  if (back !== undefined) return scene.kind === 'front' && scene.seat === back ? scene : { kind: 'pass', seat: back };
  if (scene.kind === 'all') return scene;
  const isTheirs = now.people.includes(scene.seat) && now.awaiting.includes(scene.seat);
  // Whoever has just chosen is done; whoever had chosen before has come back to look.
  const isDone = scene.kind === 'front' && owes(before, scene.seat) && !owes(now, scene.seat);
  return isTheirs && !isDone ? scene : { kind: 'pass', seat: next };
};

/** Nothing is hidden from anybody: the table turns to whoever is to choose. */
export const openScene = (scene: Scene, before: Moment, now: Moment, holder: number): Scene => {
  const next = takenBack(before, now) ?? nextFrom(now, holder);
  return next === undefined ? (scene.kind === 'front' ? scene : { kind: 'front', seat: holder }) : { kind: 'front', seat: next };
};
