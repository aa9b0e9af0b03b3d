// What a golden replay holds, and how it is made from a log: the maker writes it, the test makes it again and compares.
import { eventsFor, hashText, type Log, replay, SPECTATOR } from '@maravilha/kernel';
import { type DuelEvent, type DuelScore, type DuelShape, duel } from '../../src/index.ts';

export interface Golden {
  readonly log: Log<DuelShape>;
  readonly score: DuelScore;
  /** Hashes of all that seat 0, seat 1 and a spectator heard. */
  readonly heard: readonly string[];
}

export interface Outcome {
  readonly golden: Golden;
  readonly events: readonly DuelEvent[];
}

/** Plays the log and reads off what came of it. */
export const playLog = (log: Log<DuelShape>): Outcome => {
  const replayed = replay(duel, log);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { match, events } = replayed.value;
  const emitted = events.flat();
  return {
    golden: {
      log: match.log(),
      score: match.score(),
      heard: [0, 1, SPECTATOR].map((viewer) => hashText(JSON.stringify(eventsFor(emitted, viewer)))),
    },
    events: emitted.map((event) => event.full),
  };
};
