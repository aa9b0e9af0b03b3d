// What moves when, and what is heard with it: no page, no clock. Times are milliseconds at normal speed.
import type { Cue } from '../../base/sound.ts';

/** Something that moves, and when it begins; `Acts` says what is known of each kind. */
export type ActOf<Acts, Kind extends keyof Acts> = { [K in Kind]: { readonly kind: K; readonly at: number } & Acts[K] }[Kind];

export interface Heard {
  readonly cue: Cue;
  readonly at: number;
}

export interface Plan<Act> {
  readonly acts: readonly Act[];
  readonly cues: readonly Heard[];
  /** When everything has arrived. */
  readonly end: number;
}

/** A plan that is being written, event by event. */
export class Draft<Act extends { readonly at: number }> implements Plan<Act> {
  readonly acts: Act[] = [];
  readonly cues: Heard[] = [];
  end = 0;

  /** `time`: how long it lasts. */
  add(act: Act, time: number): void {
    this.acts.push(act);
    this.end = Math.max(this.end, act.at + time);
  }

  hear(cue: Cue, at: number): void {
    this.cues.push({ cue, at });
  }
}
