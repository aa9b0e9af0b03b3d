// Sentences about the table for screen readers and small labels, put together from the catalogues.
import type { CardId, DeckId, Stage, TokenId, WonderId } from '@maravilha/architects';
import {
  describeCard,
  describeCards,
  describeCity,
  describeCost,
  describeToken,
  describeWonder,
  tokenInShort,
} from '@maravilha/words/architects';
import { architectsTableWords, architectsWords } from './words.ts';
import { cityAt, type Deck } from './model.ts';
import type { Play } from './play.ts';
import type { Way } from './turn.ts';

export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

export const cardName = (card: CardId): string => architectsWords()[`card.${card}`];
/** As short as the strip of a card is. */
export const cardShort = (card: CardId): string => architectsTableWords()[`short.${card}`];
export const cardEffect = (card: CardId): string => describeCard(architectsWords(), card);
export const wonderName = (wonder: WonderId): string => architectsWords()[`wonder.${wonder}`];
export const monumentName = (wonder: WonderId): string => architectsWords()[`monument.${wonder}`];
export const wonderEffect = (wonder: WonderId): string => describeWonder(architectsWords(), wonder);
export const tokenName = (token: TokenId): string => architectsWords()[`token.${token}`];
export const tokenEffect = (token: TokenId): string => describeToken(architectsWords(), token);
/** The same in a few words. */
export const tokenInBrief = (token: TokenId): string => tokenInShort(architectsWords(), token);
export const costWords = (stage: Stage): string => describeCost(architectsWords(), stage);
export const listed = (items: readonly string[]): string => architectsWords().and({ items });
export const cardsInWords = (cards: readonly CardId[]): string => describeCards(architectsWords(), cards);

export const wonderSummary = (wonder: WonderId, built: readonly Stage[]): string =>
  `${monumentName(wonder)}: ${architectsTableWords()['stat.stages']({ count: built.length })}`;

/** A whole city in one paragraph. */
export const citySummary = (play: Play, seat: number): string =>
  describeCity(architectsWords(), cityAt(play.table, seat), play.nameOf(seat), play.table.view.cat === seat);

// ---------------------------------------------------------------- decks

export const deckTitle = (id: DeckId): string => capital(architectsWords()[`deck.${id}`]);

/** What a deck is called in full. */
export const deckName = (play: Play, deck: Deck): string => {
  const words = architectsTableWords();
  const name = deckTitle(deck.id);
  return deck.spot === 'own' && play.table.seated ? `${name} (${words['deck.own']})` : name;
};

/** The label under a deck. */
export const deckTag = (play: Play, deck: Deck): string => {
  const words = architectsTableWords();
  if (deck.id === 'central') return words['deck.central'];
  if (deck.spot === 'own' && play.table.seated) return words['deck.own'];
  return words['deck.of']({ name: wonderName(deck.id) });
};

/** The tokens that a way to pay takes help of. */
export const wayTokens = ({ economy, engineering }: Way): string =>
  listed([...(economy ? [tokenName('economy')] : []), ...(engineering ? [tokenName('engineering')] : [])]);

/** One way to pay, as its radio is called. */
export const wayLabel = (way: Way): string =>
  architectsTableWords()['act.way']({
    cards: cardsInWords(way.cards),
    stays: way.stays.length === 0 ? '' : cardsInWords(way.stays),
    tokens: wayTokens(way),
  });
