// What each page loads before it can be drawn, found in what the bundler has made.
import { existsSync, readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { GAMES } from './chunks.ts';

/** Of file names: the language of the words in them. */
const LANGUAGES = { en: 'en', 'pt-BR': 'pt-br' } as const;
export type Language = keyof typeof LANGUAGES;

/** `other`: all that are none of these. */
type PageId = 'home' | 'other' | `${'lobby' | 'table' | 'review' | 'rules' | 'cards' | 'score' | 'learn' | 'puzzle'}/${string}`;

interface BuiltPage {
  readonly id: PageId;
  /** Ends of the paths of the modules that the page imports lazily, words left out. */
  readonly roots: readonly string[];
  /** Folders of `words`. */
  readonly words: readonly string[];
  /** The book whose text it shows. */
  readonly text?: string;
}

const lobbyOf = (game: string): string => `web/src/games/${game}/lobby.ts`;

const ELSEWHERE = 'web/src/pages/elsewhere.tsx';
const READING = [ELSEWHERE, 'web/src/pages/reading/book-page.tsx'];

/** Where the rows of its score pad are named, if that is not among the words of the game itself. */
const PAD_WORDS: Readonly<Record<string, readonly string[]>> = {
  'seven-wonders': ['seven-wonders', 'seven-wonders/end'],
  duel: ['duel/aside'],
};

interface Book {
  readonly id: string;
  /** Its file in the folder of the game, and its folder in `words`. */
  readonly lesson: string;
}

/** An expansion has a book of its own, with a lesson of its own beside that of its game. */
const booksOf = (game: string): readonly Book[] =>
  readdirSync(new URL(`src/games/${game}`, import.meta.url)).flatMap((file) => {
    const [, lesson, expansion] = /^(lesson(?:-([\w-]+))?)\.ts$/.exec(file) ?? [];
    return lesson === undefined ? [] : [{ id: expansion ?? game, lesson }];
  });

/** Where every page begins. */
const ENTRY = 'web/src/main.tsx';

export const PAGES: readonly BuiltPage[] = [
  { id: 'other', roots: [], words: ['common'] },
  {
    id: 'home',
    roots: ['web/src/pages/home/home.tsx', 'web/src/pages/home/home-tiles.ts', ...GAMES.map(lobbyOf)],
    words: ['common', 'home', ...GAMES.map((game) => `${game}/lobby`)],
  },
  ...GAMES.flatMap((game): readonly BuiltPage[] => [
    {
      id: `lobby/${game}`,
      roots: ['web/src/pages/table-page.tsx', 'web/src/pages/lobby/lobby.tsx', lobbyOf(game), `games/${game}/src/options.ts`],
      words: ['common', 'home', 'lobby', `${game}/lobby`],
    },
    {
      id: `table/${game}`,
      roots: ['web/src/pages/table-page.tsx', `web/src/games/${game}/table.tsx`],
      words: ['common', 'table', game, `${game}/table`],
    },
    {
      id: `review/${game}`,
      roots: [ELSEWHERE, 'web/src/pages/review/load.tsx', `web/src/games/${game}/table.tsx`, `web/src/games/${game}/review.ts`],
      words: ['common', 'review', 'table', 'aside', 'refused', game, `${game}/table`, `${game}/end`, `${game}/aside`],
    },
    ...booksOf(game).flatMap(({ id, lesson }): readonly BuiltPage[] => [
      // Without what comes beside the text: examples, and cards that a chapter names.
      {
        id: `rules/${id}`,
        roots: [...READING, 'web/src/pages/rules/load.tsx', `web/src/games/${game}/books/rules.tsx`],
        words: ['common', 'reading', game, `${game}/symbols`],
        text: id,
      },
      {
        id: `cards/${id}`,
        roots: [...READING, 'web/src/pages/cards/load.tsx', `web/src/games/${game}/books/cards.tsx`],
        words: ['common', 'reading', game, `${game}/symbols`],
      },
      {
        id: `score/${id}`,
        roots: [...READING, 'web/src/pages/score/load.tsx', `web/src/games/${game}/score-pad.ts`],
        words: ['common', 'reading', 'score', ...(PAD_WORDS[game] ?? [game])],
      },
      {
        id: `learn/${id}`,
        roots: [...READING, 'web/src/pages/learn/load.tsx', `web/src/games/${game}/${lesson}.ts`, `web/src/games/${game}/table.tsx`],
        words: ['common', 'learn', 'table', game, `${game}/table`, `${game}/${lesson}`],
      },
      {
        id: `puzzle/${id}`,
        roots: [...READING, 'web/src/pages/puzzle/load.tsx', `web/src/games/${game}/table.tsx`, `web/src/games/${game}/sayings.ts`],
        words: ['common', 'puzzle', 'hint', 'table', game, `${game}/table`, `${game}/aside`],
      },
    ]),
  ]),
];

type Bundle = Rolldown.OutputBundle;

const chunkWith = (bundle: Bundle, root: string): Rolldown.OutputChunk => {
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(root))) return part;
  throw new Error(`no chunk holds ${root}`);
};

/** Not every game has words of every kind. */
const hasWords = (path: string): boolean => existsSync(new URL(`../${path}`, import.meta.url));

/** The files of a page in one language, each after those that it imports: scripts, and the styles that come with them. */
export const filesOf = (bundle: Bundle, { roots, words, text }: BuiltPage, language: Language): readonly string[] => {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (visited.has(chunk.fileName)) return;
    visited.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
    found.add(chunk.fileName);
  };
  const catalogues = words.map((folder) => `words/src/${folder}/${LANGUAGES[language]}.ts`).filter(hasWords);
  const texts = text === undefined ? [] : [`virtual:rules/${language}/${text}`];
  for (const root of [ENTRY, ...roots, ...catalogues, ...texts]) visit(chunkWith(bundle, root));
  return [...found];
};
