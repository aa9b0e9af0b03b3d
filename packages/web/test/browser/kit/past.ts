// Matches that were played, laid into a server.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Log, Score } from '@maravilha/kernel';
import type { RunningServer } from '../server.ts';

interface Golden {
  readonly log: Log & { readonly seed: string; readonly hash: string };
  readonly score: Score;
}

export const golden = (path: string): Golden =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../games/${path}.json`, import.meta.url)), 'utf8')) as Golden;

const NAMES = ['Lia', 'Íris', 'Bruno', 'Tomás', 'Ana', 'Rui', 'Zé'];

/** The match as a table of the server; with fewer choices it goes on. */
export const laidOut = async (server: RunningServer, { log }: Golden, choices = log.rounds.flat()): Promise<string> => {
  const { seats } = log.options;
  const opened = await server.prepare({
    game: log.game,
    options: { ...log.options },
    seed: log.seed,
    seats: Array.from({ length: seats }, (_, seat) => ({ person: NAMES[seat]! })),
    choices,
  });
  return opened.code;
};
