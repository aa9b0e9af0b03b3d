// A match from its log, turn by turn: what every seat saw at each moment of it.
import {
  type AnyGame,
  type Emitted,
  eventsFor,
  findGame,
  hashText,
  type Log,
  type LogCheck,
  readLog,
  replay,
  type Score,
  type Seat,
  seatsOf,
  type Shape,
  verify,
} from '@maravilha/kernel';
import { FAMILY } from '@maravilha/family';
import type { Frame } from './lesson-run.ts';

/** One turn of the match: the choices of all its rounds. */
export interface Moment {
  /** Rounds played before it. */
  readonly round: number;
  /** Those who chose. */
  readonly seats: readonly Seat[];
  readonly choices: readonly { readonly seat: Seat; readonly move: object }[];
}

/** All that a page about a match begins with. */
export interface Story {
  readonly log: Log;
  readonly moments: readonly Moment[];
  /** Before the first moment, and after each: one more than there are moments. */
  readonly scores: readonly Score[];
  /** What happened at each moment, all of it. */
  readonly events: readonly (readonly Shape['Event'][])[];
}

/** Why there is nothing to show. `where`: the part of the log that is wrong, or the round, from 1. */
export interface Unreadable {
  readonly code: 'no-log' | 'unknown-rules' | 'not-over' | 'damaged';
  readonly where: string;
}

type Read = { readonly ok: true; readonly value: Run } | { readonly ok: false; readonly error: Unreadable };

const refuse = (code: Unreadable['code'], where = ''): Read => ({ ok: false, error: { code, where } });

/** A match that was played through; it keeps every state, so that any view can be had at once. */
export class Run {
  readonly story: Story;
  readonly #game: AnyGame;
  readonly #states: readonly Shape['State'][];
  readonly #emitted: readonly (readonly Emitted<Shape['Event']>[])[];

  private constructor(
    game: AnyGame,
    story: Story,
    states: readonly Shape['State'][],
    emitted: readonly (readonly Emitted<Shape['Event']>[])[],
  ) {
    this.#game = game;
    this.story = story;
    this.#states = states;
    this.#emitted = emitted;
  }

  static read(raw: unknown): Read {
    const found = readLog(raw, FAMILY.versions);
    if (!found.ok) {
      const { path } = found.error;
      // What does not even name a game of ours.
      if (['', 'format', 'game', 'rng'].includes(path)) return refuse('no-log', path);
      return refuse(path === 'rules' ? 'unknown-rules' : 'damaged', path);
    }
    const log = found.value;
    if (log.seed === undefined) return refuse('not-over');
    const version = findGame(FAMILY.versions, log.game, log.rules);
    if (!version.ok) return refuse('unknown-rules');
    const game = version.value;
    const states: Shape['State'][] = [];
    const scores: Score[] = [];
    const rounds: number[] = [];
    const replayed = replay(game, log, (match) => {
      const state = game.blank(log.options);
      game.copy(match.state, state);
      states.push(state);
      scores.push(match.score());
      rounds.push(match.round);
    });
    if (!replayed.ok) return refuse('damaged', 'round' in replayed.error ? String(replayed.error.round + 1) : 'seed');
    const moments = rounds.slice(0, -1).map((round, i): Moment => {
      const choices = log.rounds.slice(round, rounds[i + 1]).flat();
      return { round, choices, seats: [...new Set(choices.map(({ seat }) => seat))] };
    });
    const emitted = replayed.value.events;
    const events = emitted.map((list) => list.map(({ full }) => full));
    return { ok: true, value: new Run(game, { log, moments, scores, events }, states, emitted) };
  }

  /** What a seat saw, before the first moment and after each. */
  frames(seat: Seat): readonly Frame[] {
    return this.#states.map((state, i) => {
      const view = this.#game.view(state, seat);
      return {
        view,
        hash: hashText(JSON.stringify(view)),
        events: eventsFor(this.#emitted[i - 1] ?? [], seat),
        awaiting: [...seatsOf(this.#game.awaiting(state))],
        ready: [],
        sealed: [],
      };
    });
  }

  check(): readonly LogCheck[] {
    return verify(this.#game, this.story.log);
  }
}
