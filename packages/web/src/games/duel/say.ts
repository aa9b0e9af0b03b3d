// Sentences about the table for screen readers and small labels, put together from the catalogues.
import { type CardId, RESOURCES, type TokenId, type WonderId, type WonderView } from '@maravilha/duel';
import { describeCost, describeEffects } from '@maravilha/words/duel';
import type { Price as Tag } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { type City, cardDef, type Price, tokenDef, wonderDef } from './model.ts';

export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

export const cardName = (card: CardId): string => duelWords()[`card.${card}`];
export const wonderName = (wonder: WonderId): string => duelWords()[`wonder.${wonder}`];
/** Without its article, for small places. */
export const wonderShort = (wonder: WonderId): string => duelWords()[`wonder.${wonder}.short`];
export const tokenName = (token: TokenId): string => duelWords()[`token.${token}`];

export const cardEffect = (card: CardId): string => describeEffects(duelWords(), cardDef(card).effects);
export const wonderEffect = (wonder: WonderId): string => describeEffects(duelWords(), wonderDef(wonder).effects);
export const tokenEffect = (token: TokenId): string => describeEffects(duelWords(), tokenDef(token).effects);

export const cardKind = (card: CardId): string => duelWords()[`kind.${cardDef(card).colour}`];

export const priceWords = (price: Price | undefined): string => {
  const words = tableWords();
  switch (price?.kind) {
    case undefined:
      return '';
    case 'free':
      return words['price.now-free'];
    case 'chain':
      return words['price.now-chain'];
    case 'coins':
      return words['price.now']({ count: price.count });
    case 'short':
      return words['price.now-short']({ count: price.count });
  }
};

/** The price as a tag; `terse` leaves the words out. */
export const priceTag = (price: Price | undefined, terse: boolean): Tag | undefined => {
  const words = tableWords();
  switch (price?.kind) {
    case undefined:
      return undefined;
    case 'free':
      return { kind: 'free', ...(!terse && { text: words['price.free'] }) };
    case 'chain':
      return { kind: 'chain', symbol: `ch-${price.symbol}`, ...(!terse && { text: words['price.free'] }) };
    case 'coins':
      return { kind: 'coins', n: price.count };
    case 'short':
      return { kind: 'no', coins: price.count, ...(!terse && { text: words['price.short'] }) };
  }
};

const sentences = (first: string, effect: string, now: readonly string[]): string =>
  `${[first, effect.replace(/\.$/, ''), ...now.filter((text) => text !== '').map(capital)].join('. ')}.`;

/** Name, kind, cost, effect, chains, and what is said of it now. */
export const cardLabel = (card: CardId, now: readonly string[]): string => {
  const words = tableWords();
  const duel = duelWords();
  const def = cardDef(card);
  const parts = [cardName(card), cardKind(card), words['card.cost']({ cost: describeCost(duel, def.cost) })];
  if (def.chainIn !== undefined) parts.push(words['card.chain-in']({ symbol: duel[`chain.${def.chainIn}`] }));
  if (def.chainOut !== undefined) parts.push(words['card.chain-out']({ symbol: duel[`chain.${def.chainOut}`] }));
  return sentences(parts.join(', '), cardEffect(card), now);
};

export const wonderLabel = (wonder: WonderId, now: readonly string[]): string => {
  const cost = tableWords()['card.cost']({ cost: describeCost(duelWords(), wonderDef(wonder).cost) });
  return sentences(`${wonderName(wonder)}, ${cost}`, wonderEffect(wonder), now);
};

export const wonderState = (wonder: WonderView): string => {
  const words = tableWords();
  const state = words[`wonder.${wonder.status}`];
  return wonder.under === undefined ? state : `${state}, ${words['wonder.under']({ card: cardName(wonder.under) })}`;
};

export const tokenLabel = (token: TokenId): string => `${tokenName(token)}. ${tokenEffect(token)}`;

const listed = (items: readonly string[], empty: string = tableWords().none): string =>
  items.length === 0 ? empty : duelWords().and({ items });

/** A whole city in one paragraph. */
export const citySummary = (city: City, name: string): string => {
  const duel = duelWords();
  return tableWords()['city.summary']({
    name,
    coins: city.coins,
    shields: city.shields,
    points: city.points,
    goods: listed(
      RESOURCES.flatMap((resource) =>
        city.goods.filter((g) => g.resource === resource && g.count > 0).map((g) => duel.units({ count: g.count, resource })),
      ),
      tableWords().nothing,
    ),
    symbols: listed(city.science.filter((s) => s.count > 0).map((s) => duel[`symbol.${s.symbol}`])),
    cards: listed(city.cards.map(cardName)),
    wonders: listed(city.wonders.map((w) => `${wonderShort(w.wonder)} (${tableWords()[`wonder.${w.status}`]})`)),
    tokens: listed(city.tokens.map(tokenName)),
  });
};
