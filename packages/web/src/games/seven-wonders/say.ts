// Sentences about the table for screen readers and small labels, put together from the catalogues.
import type { BoardId, CardId, LastTurn, Refusal, Resource, SevenWondersReason, Side } from '@maravilha/seven-wonders';
import { describeCost, describeEffects, describeRefusal } from '@maravilha/words/seven-wonders';
import type { Price as Tag } from '../../components/index.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { chainSymbol } from './chain-signs.ts';
import { cardDef, cityAt, stagesOf, stageTotal, symbolsIn, type Table, tokensOf } from './model.ts';
import type { Price } from './offers.ts';

export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
/** Ages and stages are counted with Roman numerals. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);

export const cardName = (card: CardId): string => sevenWondersWords()[`card.${card}`];
export const cardEffect = (card: CardId): string => describeEffects(sevenWondersWords(), cardDef(card).effects);
/** The effect in few words, for a card that is closed. */
export const cardBrief = (card: CardId): string => sevenWondersWords()['effect.brief']({ text: cardEffect(card) });
export const cardKind = (card: CardId): string => sevenWondersWords()[`kind.${cardDef(card).colour}`];
export const boardName = (board: BoardId): string => sevenWondersWords()[`board.${board}`];
export const sideName = (side: Side): string => sevenWondersWords()[`side.${side}`];
export const resourceName = (resource: Resource): string => sevenWondersWords()[`resource.${resource}`];

const listed = (items: readonly string[]): string =>
  items.length === 0 ? sevenWondersTableWords().none : sevenWondersWords().and({ items });

// ---------------------------------------------------------------- prices

/** The resource, if all are the same. */
const onlyOne = ([first, ...rest]: readonly Resource[]): Resource | undefined => (rest.every((r) => r === first) ? first : undefined);

/** Two words for the tag on a card. */
const shortWhy = (refusal: Refusal): string => {
  const words = sevenWondersTableWords();
  switch (refusal.code) {
    case 'no-source': {
      const one = onlyOne(refusal.resources);
      const count = refusal.resources.length;
      return one ? words['tag.short-of']({ count, resource: resourceName(one) }) : words['tag.short-goods']({ count });
    }
    case 'too-expensive':
      return words['tag.short'];
    case 'already-built':
      return words['tag.built'];
    case 'wonder-complete':
      return words['tag.complete'];
    default:
      return words['tag.no'];
  }
};

/** The refusal as a tag; `terse` leaves the words to signs. */
const noTag = (refusal: Refusal, terse: boolean): Tag => {
  if (refusal.code === 'too-expensive')
    return terse ? { kind: 'no', coins: refusal.short } : { kind: 'no', text: shortWhy(refusal), coins: refusal.short };
  if (!terse || refusal.code !== 'no-source') return { kind: 'no', text: shortWhy(refusal) };
  const one = onlyOne(refusal.resources);
  const text = String(refusal.resources.length);
  return one ? { kind: 'no', text, resource: one } : { kind: 'no', text: sevenWondersTableWords()['tag.goods']({ count: text }) };
};

/** The price as a tag of the components; `undefined` for a mixed payment, which the table draws itself. */
export const priceTag = (price: Price, terse: boolean): Tag | undefined => {
  const free = sevenWondersTableWords()['tag.free'];
  switch (price.kind) {
    case 'free':
      return terse ? { kind: 'free' } : { kind: 'free', text: free };
    case 'chain':
      return terse ? { kind: 'chain', symbol: chainSymbol(price.chain) } : { kind: 'chain', symbol: chainSymbol(price.chain), text: free };
    case 'no':
      return noTag(price.refusal, terse);
    case 'pay':
      if (price.left + price.right === 0) return { kind: 'coins', n: price.bank };
      return price.bank === 0 ? { kind: 'trade', left: price.left, right: price.right } : undefined;
  }
};

export const priceWords = (price: Price | undefined): string => {
  const words = sevenWondersTableWords();
  if (price === undefined) return '';
  switch (price.kind) {
    case 'free':
      return words['price.free'];
    case 'chain':
      return words['price.chain']({ symbol: sevenWondersWords()[`chain.${price.chain}`] });
    case 'pay':
      return words['price.pay'](price);
    case 'no':
      return words['price.no']({ why: describeRefusal(sevenWondersWords(), price.refusal) });
  }
};

/** What stands against it, in words; of the moment's refusals only when there is nothing else. */
export const whyNot = (reason: SevenWondersReason): string => {
  const first = reason.why.find((refusal) => refusal.code !== 'not-awaited' && refusal.code !== 'other-decision') ?? reason.why[0];
  return first === undefined ? '' : describeRefusal(sevenWondersWords(), first);
};

// ---------------------------------------------------------------- cards and boards

/** Name, kind, cost, effect, chains, and what is said of it now. */
export const cardLabel = (card: CardId, now: readonly string[]): string => {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const def = cardDef(card);
  const parts = [cardName(card), cardKind(card), words['card.cost']({ cost: describeCost(game, def.cost) })];
  if (def.chainIn !== undefined) parts.push(words['card.chain-in']({ symbol: game[`chain.${def.chainIn}`] }));
  if (def.chainOut !== undefined)
    parts.push(words['card.chain-out']({ symbols: game.and({ items: def.chainOut.map((chain) => game[`chain.${chain}`]) }) }));
  const all = [parts.join(', '), cardEffect(card), ...now].map((text) => text.replace(/\.$/, '')).filter((text) => text !== '');
  return `${all.map(capital).join('. ')}.`;
};

/** "Stage 2, 2 ore: …" for one stage of a board. */
export const stageLabel = (board: BoardId, side: Side, index: number, built: boolean): string => {
  const def = stagesOf(board, side)[index];
  if (def === undefined) return '';
  const game = sevenWondersWords();
  return sevenWondersTableWords()['stage.label']({
    stage: index + 1,
    cost: describeCost(game, def.cost),
    effect: describeEffects(game, def.effects),
    built,
  });
};

/** How a card came into play, in a few words; `terse` leaves out that nothing was paid. */
export const howWords = (last: LastTurn, terse = false): string => {
  const words = sevenWondersTableWords();
  const paid = last.kind === 'sold' ? 0 : last.pay.left + last.pay.right + last.bank;
  if (terse && last.kind === 'built' && last.by === 'payment' && paid === 0) return '';
  switch (last.kind) {
    case 'built':
      if (last.by !== 'payment') return words[last.by === 'chain' ? 'last.chain' : last.by === 'discard' ? 'last.discard' : 'last.free'];
      if (paid > 0) return words['last.paid']({ count: paid });
      return Object.keys(cardDef(last.card).cost).length === 0 ? words['last.free'] : words['last.own'];
    case 'stage':
      return words['last.stage']({ stage: last.stage, paid });
    case 'sold':
      return words['last.sold'];
  }
};

/** A whole city in one paragraph. */
export const citySummary = (table: Table, seat: number, name: string): string => {
  const city = cityAt(table, seat);
  const game = sevenWondersWords();
  const tokens = tokensOf(city);
  return sevenWondersTableWords()['city.summary']({
    name,
    board: city.board === undefined ? sevenWondersTableWords().none : boardName(city.board),
    stages: city.stages.length,
    total: stageTotal(city),
    coins: city.coins,
    shields: city.shields,
    debts: city.debts,
    diplomacy: city.diplomacy,
    tokens: listed(tokens.map((n) => (n < 0 ? `−${-n}` : `+${n}`))),
    symbols: listed(symbolsIn(city).map((symbol) => game[`symbol.${symbol}`])),
    cards: listed(city.built.map(cardName)),
  });
};
