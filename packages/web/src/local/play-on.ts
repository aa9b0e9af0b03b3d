// A match of which all is known, played on from one of its moments: at a table of this device, alone with bots.
import type { Log, Seat } from '@maravilha/kernel';
import { go } from '../base/router.ts';
import { ask } from '../net/server.ts';
import { localPath, noteTables } from './able.ts';
import { askForKeeping, localLink, reach } from './line.ts';

export interface Fork {
  /** With its seed: of a match that is over. */
  readonly log: Log;
  /** Rounds of it that stay; a turn begins after them. */
  readonly round: number;
  readonly seat: Seat;
  /** Of the bots on all other seats. */
  readonly level: string;
}

/** Makes the table and goes there. Answers whether it did; why not is shown. */
export const playOn = async ({ log, round, seat, level }: Fork): Promise<boolean> => {
  noteTables();
  void askForKeeping();
  if (!(await reach())) return false;
  const answer = await ask(
    { t: 'create', game: log.game, bots: level, start: true, seat, from: { log: { ...log }, rounds: round } },
    localLink,
  );
  if (!answer.ok || answer.code === undefined) return false;
  go(localPath(answer.code));
  return true;
};
