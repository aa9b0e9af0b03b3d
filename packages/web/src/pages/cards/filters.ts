// Which pieces a reader wants to see.
import type { CardFacts, Piece } from '../../base/book.ts';
import type { CardColour } from '../../symbols/marks.ts';

export interface Wanted {
  readonly text: string;
  readonly age: number | undefined;
  readonly seats: number | undefined;
  readonly colours: readonly CardColour[];
  readonly effect: string | undefined;
  readonly chain: 'leads' | 'free' | undefined;
  /** The id of one of the effect sheet: what shows it. */
  readonly symbol: string | undefined;
}

export const EVERYTHING: Wanted = {
  text: '',
  age: undefined,
  seats: undefined,
  colours: [],
  effect: undefined,
  chain: undefined,
  symbol: undefined,
};

/** Filters in use besides the text, which stands in its field for all to see. */
export const inUse = ({ age, seats, colours, effect, chain, symbol }: Wanted): number =>
  [age, seats, effect, chain, symbol].filter((one) => one !== undefined).length + (colours.length > 0 ? 1 : 0);

/** Without accents and capitals: people leave them out. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const copiesAt = (card: CardFacts | undefined, seats: number): number | undefined =>
  card?.copies?.find(([count]) => count === seats)?.[1];

const fits = (card: CardFacts, wanted: Wanted): boolean => {
  const { age, seats, colours, effect, chain } = wanted;
  if (age !== undefined && card.age !== age) return false;
  if (colours.length > 0 && !colours.includes(card.colour)) return false;
  if (effect !== undefined && !card.effects.includes(effect)) return false;
  if (chain === 'leads' && card.into.length === 0) return false;
  if (chain === 'free' && card.from.length === 0) return false;
  // Guilds and black cards come by lot, whatever the number of players.
  return seats === undefined || copiesAt(card, seats) !== 0;
};

const textOf = ({ name, kind, says, parts = [] }: Piece): string => fold([name, kind, says, ...parts.map((part) => part.says)].join(' '));

export const chosen = (pieces: readonly Piece[], wanted: Wanted): readonly Piece[] => {
  const text = fold(wanted.text.trim());
  return pieces.filter(
    (piece) =>
      (piece.card === undefined || fits(piece.card, wanted)) &&
      (wanted.symbol === undefined || piece.symbols.includes(wanted.symbol)) &&
      (text === '' || textOf(piece).includes(text)),
  );
};
