// Which file a module travels in. One file for all that a turn needs compresses better than a dozen; what is fetched on demand stays
// apart. Everything follows from the imports, so a new game needs no word here.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SRC = fileURLToPath(new URL('src/', import.meta.url));

export const GAMES: readonly string[] = readdirSync(`${SRC}games`).sort();

type Graph = Rolldown.ChunkingContext;

/** It names all of the kernel; which of it a page uses is found by the bundler. */
const KERNEL = /\/kernel\/src\/index\.ts$/;

/** They name all of a game, too, for those who play without a page: what a page has in a turn it gets from `client.ts`. */
const ENGINE = /\/games\/[^/]+\/src\/engine\.ts$/;

/** Everything that comes with a module; what it fetches later only if that is asked for. */
const closureOf = (graph: Graph, root: string, { later = false } = {}): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    if (KERNEL.test(id) || ENGINE.test(id)) return;
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) visit(next);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) visit(next);
  };
  visit(root);
  return found;
};

interface Parts {
  readonly everyPage: ReadonlySet<string>;
  /** What home page and lobby show of the games. */
  readonly lobbies: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly tables: readonly Table[];
}

interface Table {
  readonly game: string;
  readonly modules: ReadonlySet<string>;
  /** With all that is fetched at the table in time. */
  readonly all: ReadonlySet<string>;
}

const partsOf = (graph: Graph): Parts => {
  const tables = GAMES.map((game) => {
    const door = `${SRC}games/${game}/table.tsx`;
    return { game, modules: closureOf(graph, door), all: closureOf(graph, door, { later: true }) };
  });
  const home = closureOf(graph, `${SRC}pages/home/home.tsx`);
  const tablePage = closureOf(graph, `${SRC}pages/table-page.tsx`);
  return {
    // What the home page shares with the page of a table, or with all tables, is on every page too.
    everyPage: new Set([
      ...closureOf(graph, `${SRC}main.tsx`),
      ...[...home].filter((id) => tablePage.has(id) || tables.every(({ modules }) => modules.has(id))),
    ]),
    lobbies: new Set(GAMES.flatMap((game) => [...closureOf(graph, `${SRC}games/${game}/lobby.ts`)])),
    // The lobby reads the options of a game without its engine.
    options: new Set(
      GAMES.flatMap((game) =>
        (graph.getModuleInfo(`${SRC}games/${game}/lobby.ts`)?.dynamicallyImportedIds ?? [])
          .filter((id) => id.endsWith('/options.ts'))
          .flatMap((id) => [...closureOf(graph, id)]),
      ),
    ),
    tables,
  };
};

/** What the engines of all games use of the kernel in a turn. */
const KERNEL_IN_TURN = /\/kernel\/src\/(?:actions|bits|game|ids|layout|score|seat)\.ts$/;
const GAME_LOBBY = /\/web\/src\/games\/[^/]+\/lobby\.ts$/;
const LOBBY_WORDS = /\/words\/src\/(?:.*\/)?lobby\/(en|pt-br)\.ts$/;

let parts: Parts | undefined;

export const chunkName = (id: string, graph: Graph): string | undefined => {
  parts ??= partsOf(graph);
  const { everyPage, lobbies, options, tables } = parts;
  if (everyPage.has(id)) return 'every-page';
  if (GAME_LOBBY.test(id)) return 'games-in-lobby';
  const words = LOBBY_WORDS.exec(id)?.[1];
  if (words !== undefined) return `lobby-${words}`;
  // The table itself is the door to its file, and stays outside; so does what a lobby needs of it.
  if (options.has(id) || lobbies.has(id) || id.endsWith('/table.tsx')) return undefined;
  if (KERNEL_IN_TURN.test(id)) return 'every-table';
  const users = tables.filter(({ modules }) => modules.has(id));
  const later = tables.filter(({ all }) => all.has(id));
  // In the file of one table, it would bring all of that table along where another one fetches it later.
  if (users.length === tables.length || (users.length === 1 && later.length > 1)) return 'every-table';
  return users.map(({ game }) => game).join('-and-') || undefined;
};
