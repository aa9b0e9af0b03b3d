// A table with people at different hosts.
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { type Cluster, type ClusterOptions, during, openCluster, type Visitor } from './cluster.ts';
import type { Fate } from './memory-bus.ts';
import { playOut } from './play.ts';
import { equal, must } from './suite.ts';
import { sitDown } from './table.ts';

interface Given extends Partial<ClusterOptions> {
  /** Of each person: the host. */
  readonly at: readonly number[];
  readonly options?: object;
  readonly settings?: object;
  readonly start?: boolean;
}

export interface Party extends Cluster {
  readonly code: string;
  readonly people: readonly Visitor[];
}

/** A table with a person from each of these hosts. Bots have the other seats. */
export const party = async (game: AnyGame, given: Given): Promise<Party> => {
  const cluster = await openCluster({ games: [game], ...given });
  const begin = async (): Promise<Party> => {
    const people: Visitor[] = [];
    for (const place of given.at) people.push(await cluster.connect(place));
    return { ...cluster, code: await sitDown(people, game, given), people };
  };
  return during(cluster, begin());
};

export const playAll = async (table: Party, game: AnyGame): Promise<void> => {
  await during(table, Promise.all(table.people.map((person) => playOut(person, game, table.code))));
};

/** All hold the same end of the same game, and the store holds each choice once. */
export const sameGame = async ({ people, code, store, nodes }: Party): Promise<void> => {
  const [first] = people as [Visitor];
  const { log } = must(first.revealed.get(code), 'the end');
  for (const person of people) equal(person.revealed.get(code)?.log, log);
  const { entries } = must(await store.load(code), 'the table');
  const names = entries.flatMap(({ seat, client }) => (client === undefined ? [] : [`${seat} ${client}`]));
  equal(new Set(names).size, names.length);
  equal(
    nodes.flatMap(({ lines }) => lines.filter(({ level }) => level === 'error')),
    [],
  );
};

export const FATES: Readonly<Record<string, (seed: number) => (index: number) => Fate>> = {
  'a bus that works': () => () => 'comes',
  'a bus that loses everything': () => () => 'lost',
  'a bus that loses, doubles and delays': (seed) => {
    const rng = new FastRng(seed, 5);
    return () => (['comes', 'lost', 'twice', 'late'] as const)[rng.int(4)] ?? 'comes';
  },
};
