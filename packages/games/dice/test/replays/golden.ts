// A golden replay: a whole game, how it ended and what everyone heard. The test plays the log again and compares.
import { eventsFor, type Game, hashText, type Log, replay, SPECTATOR, versionOf } from '@maravilha/kernel';
import { type DiceEvent, type DiceScore, type DiceShape, diceVersions } from '../../src/index.ts';

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

/** The game under the rules that the log was played by. */
export const gameOf = ({ rules }: Log<DiceShape>): Game<DiceShape> => {
  const game = versionOf(diceVersions, rules);
  if (game === undefined) throw new Error(`there are no rules ${rules}`);
  return game;
};

/** Plays the log and reads off what came of it. */
export const playLog = (log: Log<DiceShape>): Outcome => {
  const replayed = replay(gameOf(log), log);
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
