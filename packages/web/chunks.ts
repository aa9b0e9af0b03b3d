// Which file a module travels in. One file for all that a turn needs compresses better than a dozen; what is fetched on demand stays
// apart. Everything follows from the imports, so a new game needs no word here.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SRC = fileURLToPath(new URL('src/', import.meta.url));
const WORDS = fileURLToPath(new URL('../words/src/', import.meta.url));

const HOME = `${SRC}pages/home/home.tsx`;

export const GAMES: readonly string[] = readdirSync(`${SRC}games`).sort();

type Graph = Rolldown.ChunkingContext;

/** It names all of the kernel; which of it a page uses is found by the bundler. */
const KERNEL = /\/kernel\/src\/index\.ts$/;

/** They name all of a game, too, for those who play without a page: what a page has in a turn it gets from `client.ts`. */
const ENGINE = /\/games\/[^/]+\/src\/engine\.ts$/;

/** They name all that plays, too: pages that only show things take what they need from `box.ts`. */
const PLAYS = /\/games\/[^/]+\/src\/(?:index|client)\.ts$/;

/** Everything that comes with a module; what it fetches later only if that is asked for. */
const closureOf = (graph: Graph, root: string, { later = false, plays = true } = {}): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    if (KERNEL.test(id) || ENGINE.test(id) || (!plays && PLAYS.test(id))) return;
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
  readonly home: ReadonlySet<string>;
  /** With all that is fetched from there in time. */
  readonly homeAll: ReadonlySet<string>;
  readonly lobbyPage: ReadonlySet<string>;
  readonly tablePage: ReadonlySet<string>;
  /** The list of the books, which tables look at, too. */
  readonly books: ReadonlySet<string>;
  /** The frame of the pages of rules and of cards, and all that they show. */
  readonly reading: ReadonlySet<string>;
  readonly read: ReadonlySet<string>;
  /** What the pages of rules draw of the games, and what those of cards do. */
  readonly rules: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  /** Both sides of the card that several games draw, and what they are made of. */
  readonly face: ReadonlySet<string>;
  /** What the score pads use of the games. */
  readonly pads: ReadonlySet<string>;
  readonly tables: readonly Table[];
  /** What a table says in a turn, in each language. */
  readonly words: readonly { readonly name: string; readonly modules: ReadonlySet<string> }[];
}

interface Table {
  readonly game: string;
  readonly modules: ReadonlySet<string>;
  /** With all that is fetched at the table in time. */
  readonly all: ReadonlySet<string>;
}

const bookPart = (graph: Graph, part: 'rules' | 'cards'): ReadonlySet<string> =>
  new Set(GAMES.flatMap((game) => [...closureOf(graph, `${SRC}games/${game}/books/${part}.tsx`, { plays: false })]));

const partsOf = (graph: Graph): Parts => {
  const tables = GAMES.map((game) => {
    const door = `${SRC}games/${game}/table.tsx`;
    return { game, modules: closureOf(graph, door), all: closureOf(graph, door, { later: true }) };
  });
  const home = new Set([...closureOf(graph, HOME), ...closureOf(graph, `${SRC}pages/home/home-tiles.ts`)]);
  const [rulesPage, cardsPage] = [closureOf(graph, `${SRC}pages/rules/load.tsx`), closureOf(graph, `${SRC}pages/cards/load.tsx`)];
  const [rules, cards] = [bookPart(graph, 'rules'), bookPart(graph, 'cards')];
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
    home,
    homeAll: closureOf(graph, HOME, { later: true }),
    lobbyPage: closureOf(graph, `${SRC}pages/lobby/lobby.tsx`),
    tablePage,
    books: closureOf(graph, `${SRC}pages/books.ts`),
    reading: new Set([
      ...closureOf(graph, `${SRC}pages/reading/book-page.tsx`, { plays: false }),
      ...[...rulesPage].filter((id) => cardsPage.has(id)),
    ]),
    read: new Set([...rulesPage, ...cardsPage, ...rules, ...cards]),
    rules,
    cards,
    face: new Set(['card', 'card-back'].flatMap((side) => [...closureOf(graph, `${SRC}components/${side}.tsx`)])),
    pads: new Set(GAMES.flatMap((game) => [...closureOf(graph, `${SRC}games/${game}/score-pad.ts`, { plays: false })])),
    tables,
    words: GAMES.flatMap((game) =>
      ['en', 'pt-br'].map((language) => {
        const files = [`${WORDS}${game}/${language}.ts`, `${WORDS}${game}/table/${language}.ts`];
        return { name: `${game}-${language}`, modules: new Set(files.flatMap((file) => [...closureOf(graph, file)])) };
      }),
    ),
  };
};

/** What engines, words and score pads use of the kernel. */
const KERNEL_PIECES = /\/kernel\/src\/(?:actions|bits|events|game|hash|ids|layout|ring|score|seat)\.ts$/;
/** The home page shows those of all games, and a lobby says what the home page says. */
const HOME_WORDS = /\/words\/src\/(?:home|[^/]+\/lobby)\/(en|pt-br)\.ts$/;

let parts: Parts | undefined;

export const chunkName = (id: string, graph: Graph): string | undefined => {
  parts ??= partsOf(graph);
  const {
    books,
    everyPage,
    home,
    homeAll,
    lobbies,
    lobbyPage,
    options,
    reading,
    read,
    rules,
    cards,
    face,
    pads,
    tablePage,
    tables,
    words,
  } = parts;
  if (everyPage.has(id)) return 'every-page';
  const users = tables.filter(({ modules }) => modules.has(id));
  if (lobbies.has(id) && users.length === 0) return 'games-in-lobby';
  const language = HOME_WORDS.exec(id)?.[1];
  if (language !== undefined) return `home-${language}`;
  if (KERNEL_PIECES.test(id)) return 'pieces';
  // The home page needs them without a table, and a lobby without the rest of its table.
  if (lobbies.has(id)) return 'every-page';
  // A file for what only some tables share would cost them more than it spares the others. And in the file of one table, it would bring all
  // of that table along where another one fetches it later.
  const shared = users.length > 1 || (users.length === 1 && tables.filter(({ all }) => all.has(id)).length > 1);
  // Half of the styles of all pieces: tables, lobbies and books that show no such card go without.
  if (face.has(id) && users.length < tables.length && !tablePage.has(id)) return 'card';
  // What one table needs in a turn and others later: those others stand sooner without it.
  if (shared && users[0] !== undefined && users.length === 1 && !tablePage.has(id)) return `${users[0].game}-lent`;
  // What all of them draw with is wanted without a table, too.
  if (shared || tablePage.has(id)) return read.has(id) ? 'pieces' : 'every-table';
  if (users.length === 0 && home.has(id)) return lobbyPage.has(id) ? 'games-in-lobby' : 'home';
  if (users.length === 0 && lobbyPage.has(id)) {
    if (read.has(id)) return 'choices';
    return homeAll.has(id) || tables.some(({ all }) => all.has(id)) ? 'sheets' : 'lobby';
  }
  if (users.length === 0 && books.has(id)) return 'books';
  if (users.length === 0 && reading.has(id)) return 'reading';
  const speakers = words.filter(({ modules }) => modules.has(id));
  if (speakers.length > 1) return 'pieces';
  const [user] = users;
  if (user === undefined) return speakers[0]?.name;
  // Whoever reads about a game gets its signs and its pieces without its table; so does whoever adds up its points or agrees on its options.
  if (rules.has(id)) return `${user.game}-signs`;
  if (cards.has(id)) return `${user.game}-pieces`;
  return pads.has(id) || options.has(id) ? `${user.game}-score` : user.game;
};
