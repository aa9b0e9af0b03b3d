// A golden replay: a whole game, how it ended and what everyone heard. The test plays the log again and compares.
import { eventsFor, hashText, type Log, replay, SPECTATOR } from '@maravilha/kernel';
import { type DiceEvent, type DiceScore, type DiceShape, dice } from '../../src/index.ts';

export interface Golden {
  readonly log: Log<DiceShape>;
  readonly score: DiceScore;
  /** Hashes of all that each seat and a spectator heard. */
  readonly heard: readonly string[];
}

export interface Outcome {
  readonly golden: Golden;
  readonly events: readonly DiceEvent[];
}

/** Plays the log and reads off what came of it. */
export const playLog = (log: Log<DiceShape>): Outcome => {
  const replayed = replay(dice, log);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { match, events } = replayed.value;
  const emitted = events.flat();
  const viewers = [...Array.from({ length: log.options.seats }, (_, seat) => seat), SPECTATOR];
  return {
    golden: {
      log: match.log(),
      score: match.score(),
      heard: viewers.map((viewer) => hashText(JSON.stringify(eventsFor(emitted, viewer)))),
    },
    events: emitted.map((event) => event.full),
  };
};
