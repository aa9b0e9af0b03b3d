// Sentences about the things of Architects, drawn from a catalogue. They hold no word of their own.
import {
  type ArchitectsMove,
  CARD_IDS,
  CARDS,
  type CardCounts,
  type CardDef,
  type CardId,
  effectIn,
  type Payment,
  type Refusal,
  SEARCH_SIZE,
  type SeatView,
  type Stage,
  STAGE_COSTS,
  type StageDef,
  sumIn,
  type TokenId,
  TOKENS,
  type WonderDef,
  type WonderId,
  WONDERS,
} from '@maravilha/architects';
import { type Seat, unreachable } from '@maravilha/kernel';
import { type CatalogueLike, sentence, sentenceFor } from '../catalogue.ts';
import type { en } from './en.ts';

export type ArchitectsWords = CatalogueLike<typeof en>;

const isStage = (n: number): n is Stage => n >= 1 && n <= STAGE_COSTS.length;

/** "2 wood and 1 coin", in the order of the card list. */
export const describeCounts = (words: ArchitectsWords, counts: CardCounts): string => {
  const items = CARD_IDS.flatMap((card) => {
    const count = counts[card] ?? 0;
    return count === 0 ? [] : [words.units({ count, card })];
  });
  return items.length === 0 ? words.none : words.and({ items });
};

/** The same for a list of cards in any order. */
export const describeCards = (words: ArchitectsWords, cards: readonly CardId[]): string => {
  const counts: Partial<Record<CardId, number>> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return describeCounts(words, counts);
};

/** What a card does, in a sentence. */
export const describeCard = (words: ArchitectsWords, card: CardId): string => {
  const def: CardDef = CARDS[card];
  switch (def.colour) {
    case 'grey':
      return sentence([words['effect.grey']({ card })]);
    case 'yellow':
    case 'green':
      return sentence([words[`effect.${def.colour}`]]);
    case 'red':
      return sentence([words['effect.red']({ horns: sumIn(def.effects, 'horns') })]);
    case 'blue':
      return sentence([words['effect.blue']({ points: sumIn(def.effects, 'points'), cat: effectIn(def.effects, 'cat') !== undefined })]);
    default:
      return unreachable(def.colour);
  }
};

/** The effects that the rows of tokens and wonders have: a row with another one does not compile until there are words for it. */
type TokenEffect = (typeof TOKENS)[TokenId]['effects'][number];
type WonderEffect = (typeof WONDERS)[WonderId]['effects'][number];

type TokenForm = 'effect' | 'short';
const effectSays = (words: ArchitectsWords, def: TokenEffect, form: TokenForm): string => sentenceFor(words, form, 'kind', def);
const tokenSays = (words: ArchitectsWords, token: TokenId, form: TokenForm): string =>
  TOKENS[token].effects.map((effect) => effectSays(words, effect, form)).join('; ');
/** What a progress token does, in a sentence. */
export const describeToken = (words: ArchitectsWords, token: TokenId): string => sentence([tokenSays(words, token, 'effect')]);
/** The same in a few words, without capital and full stop. */
export const tokenInShort = (words: ArchitectsWords, token: TokenId): string => tokenSays(words, token, 'short');

const wonderEffects = (words: ArchitectsWords, wonder: WonderId): readonly string[] => {
  const effects: readonly WonderEffect[] = WONDERS[wonder].effects;
  return effects.map(({ kind }) =>
    kind === 'search' ? words['effect.wonder.search']({ count: SEARCH_SIZE }) : words[`effect.wonder.${kind}`],
  );
};

/** The effect of a wonder, in a sentence. */
export const describeWonder = (words: ArchitectsWords, wonder: WonderId): string => {
  const effects = wonderEffects(words, wonder);
  return sentence(effects.length === 0 ? [words['effect.wonder.none']] : effects);
};

/** "3 different resources" */
export const describeCost = (words: ArchitectsWords, stage: Stage): string => {
  const cost = STAGE_COSTS[stage - 1];
  return cost === undefined ? words.none : words.cost(cost);
};

/** "Stage 2 (2 identical resources): 3 victory points; take the top card of any deck on the table; after stage 1." */
export const describeStage = (words: ArchitectsWords, wonder: WonderId, stage: Stage): string => {
  const def: WonderDef = WONDERS[wonder];
  const own: StageDef | undefined = def.stages[stage - 1];
  if (own === undefined) return words.stage({ stage });
  const below = own.above.filter(isStage);
  const clauses = [
    ...(own.points > 0 ? [words.points({ count: own.points })] : []),
    ...(own.effect ? wonderEffects(words, wonder) : []),
    ...(below.length > 0 ? [words['stage.after']({ stages: below })] : []),
  ];
  return words['stage.says']({ stage, cost: describeCost(words, stage), says: `${clauses.join('; ')}.` });
};

/** One way to pay: the cards, and the tokens it uses. */
export const describePayment = (words: ArchitectsWords, payment: Payment): string =>
  [
    describeCards(words, payment.cards),
    ...(payment.economy ? [words['pay.economy']] : []),
    ...(payment.engineering ? [words['pay.engineering']] : []),
  ].join('; ');

export const describeRefusal = (words: ArchitectsWords, refusal: Refusal): string => sentenceFor(words, 'refusal', 'code', refusal);

/** What a button or a list offers. `nameOf` says what a seat is called. */
export const describeMove = (words: ArchitectsWords, move: ArchitectsMove, nameOf: (seat: Seat) => string): string => {
  switch (move.kind) {
    case 'starter':
      return words['move.starter']({ name: nameOf(move.seat) });
    case 'build':
      return move.pay === undefined
        ? words['move.build'](move)
        : words['move.build.with']({ stage: move.stage, paid: describeCards(words, move.pay) });
    case 'exchange':
      return words['move.exchange']({ cards: describeCards(words, move.symbols) });
    case 'token':
      return move.token === 'pile' ? words['move.token.pile'] : words['move.token']({ token: words[`token.${move.token}`] });
    default:
      return sentenceFor(words, 'move', 'kind', move);
  }
};

/** A whole city in sentences, for who cannot see it. */
export const describeCity = (words: ArchitectsWords, city: SeatView, name: string, cat: boolean): string => {
  if (city.wonder === undefined) return words['city.no-wonder']({ name });
  const of = STAGE_COSTS.length;
  const built = city.built.length === of ? words['city.complete'] : words['city.built']({ stages: city.built, of });
  return [
    words['city.says']({ name, wonder: words[`monument.${city.wonder}`], built }),
    words['city.cards']({ cards: describeCounts(words, city.cards) }),
    ...(city.tokens.length > 0
      ? [words['city.tokens']({ tokens: words.and({ items: city.tokens.map((token) => words[`token.${token}`]) }) })]
      : []),
    words['city.shields']({ count: city.shields, horned: city.horned }),
    ...(city.victories > 0 ? [words['city.victories']({ count: city.victories })] : []),
    ...(cat ? [words['city.cat']] : []),
  ].join(' ');
};
