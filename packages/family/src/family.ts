import type { Lookup } from '@maravilha/kernel';
import type { Book, Member } from './member.ts';

/** The games that a program plays. */
export interface Family {
  readonly members: readonly Member[];
  readonly ids: readonly string[];
  find(id: string): Member | undefined;
  /** A book, and the game that it belongs to. */
  findBook(id: string): { readonly book: Book; readonly game: Member } | undefined;
  /** As the readers of logs want it. */
  readonly versions: Lookup;
}

export const familyOf = (members: readonly Member[]): Family => {
  const byId = new Map(members.map((one) => [one.id, one]));
  return {
    members,
    ids: members.map(({ id }) => id),
    find: (id) => byId.get(id),
    findBook: (id) => {
      for (const game of members) for (const book of game.books) if (book.id === id) return { book, game };
      return undefined;
    },
    versions: (id) => byId.get(id)?.versions,
  };
};
