import { Expert, type Knowledge } from '@maravilha/bots';
import { type AnyVersions, newestOf } from '@maravilha/kernel';
import type { Language } from '@maravilha/words';
import { plainTerminal } from './plain.ts';
import type { Terminal } from './terminal.ts';

/** A set of rules with its box: the game itself, or an expansion. */
export interface Book {
  /** In the addresses of its pages. */
  readonly id: string;
  name(language: Language): string;
}

/** A game of the family, with all that belongs to it. */
export interface Member {
  readonly id: string;
  /** What people call a table with these options. */
  name(language: Language, options: Readonly<Record<string, unknown>>): string;
  readonly books: readonly Book[];
  /** Oldest first. */
  readonly versions: AnyVersions;
  /** What new tables are played by: the engine, and what bots know of it. */
  readonly newest: Expert;
  /** The same for a table that was begun under these rules; `undefined` when this build does not know them. */
  expert(rules: number): Expert | undefined;
  /** Loaded when a command needs it: servers and pages speak in other words. */
  terminal(): Promise<Terminal>;
}

interface MemberParts {
  readonly versions: AnyVersions;
  readonly name?: Member['name'];
  /** Those of a game without expansions are the game alone. */
  readonly books?: readonly Book[];
  readonly knowledge?: Knowledge;
  readonly terminal?: () => Promise<Terminal>;
}

/** Only the engine is needed: the game then goes by its id, bots by points, and a terminal tells moves by their ids. */
export const member = ({ versions, name, books, knowledge, terminal }: MemberParts): Member => {
  const newest = new Expert(newestOf(versions), knowledge);
  const { id, rules } = newest.game;
  const older = versions.filter((game) => game.rules !== rules).map((game) => new Expert(game, knowledge));
  return {
    id,
    name: name ?? (() => id),
    books: books ?? [{ id, name: (language) => name?.(language, {}) ?? id }],
    versions,
    newest,
    expert: (wanted) => [newest, ...older].find(({ game }) => game.rules === wanted),
    terminal: terminal ?? (async () => plainTerminal(newest.game)),
  };
};
