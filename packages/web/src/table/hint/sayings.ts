import type { Hint, Reason } from '@maravilha/bots';
import type { BookPlug } from '../../base/book.ts';
import type { Words } from '../../base/i18n.ts';

/** What the sentences need to know of the table. */
interface Told {
  readonly move: Hint['move'];
  readonly view: object;
  readonly seat: number;
  nameOf(seat: number): string;
}

/** Things that a reason names. The words of a game have their names under the same key: `card.baths`. */
export type Named = 'card' | 'resource' | 'score' | 'structure' | 'die' | 'ending' | 'board' | 'wonder' | 'city';

/** What a game lends to the hints. */
export interface Sayings {
  /** A move in words. */
  move(told: Told): string;
  /** The rule that a reason rests on, and the books that it stands in. */
  readonly rules: Readonly<Partial<Record<Reason['code'], string>>>;
  readonly books: readonly BookPlug[];
  /** What its wonders are named under, where each seat has one. */
  readonly wonders?: Named;
  readonly words: Words<Readonly<Record<`${Named}.${string}`, unknown>>>;
}
