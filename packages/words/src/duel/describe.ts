// Sentences about the things of Duel, drawn from a catalogue. They hold no word of their own.
import { type CardId, type Cost, type Effect, type Refusal, RESOURCES, type TokenId, type WonderId } from '@maravilha/duel';
import { type CatalogueLike, sentence, sentenceFor } from '../catalogue.ts';
import { countsIn } from '../resources.ts';
import type { en } from './en.ts';

export type DuelWords = CatalogueLike<typeof en>;

type Thing = CardId | WonderId | TokenId;

const isCard = (words: DuelWords, id: Thing): id is CardId => `card.${id}` in words;
const isWonder = (words: DuelWords, id: Thing): id is WonderId => `wonder.${id}` in words;

/** The plain name of a card, a wonder (without article) or a progress token. */
export const nameOfThing = (words: DuelWords, id: Thing): string => {
  if (isCard(words, id)) return words[`card.${id}`];
  if (isWonder(words, id)) return words[`wonder.${id}.short`];
  return words[`token.${id}`];
};

const describeEffect = (words: DuelWords, e: Effect): string => {
  switch (e.kind) {
    case 'produce':
      return words['effect.produce']({ resources: countsIn(RESOURCES, e.resources) });
    case 'science':
      return words['effect.science']({ symbol: words[`symbol.${e.symbol}`] });
    default:
      return sentenceFor(words, 'effect', 'kind', e);
  }
};

/** One sentence for the effects of a card, wonder or progress token. */
export const describeEffects = (words: DuelWords, effects: readonly Effect[]): string => {
  const [first, second] = effects;
  // A guild counts the same cards twice, for coins and for points: said once.
  if (first?.kind === 'coinsPer' && second?.kind === 'pointsPer' && effects.length === 2 && first.city === second.city) {
    const { of, city } = second;
    return sentence([words['effect.coinsAndPointsPer']({ coins: first.each, points: second.each, of, city })]);
  }
  return sentence(effects.map((effect) => describeEffect(words, effect)));
};

/** "2 coins, 1 glass and 1 papyrus", or "free". */
export const describeCost = (words: DuelWords, cost: Cost): string => {
  const parts = countsIn(RESOURCES, cost).map((units) => words.units(units));
  if (cost.coins !== undefined) parts.unshift(words.coins({ count: cost.coins }));
  return parts.length === 0 ? words.free : words.and({ items: parts });
};

export const describeRefusal = (words: DuelWords, refusal: Refusal): string =>
  refusal.code === 'covered' ? words['refusal.covered']({ count: refusal.by.length }) : sentenceFor(words, 'refusal', 'code', refusal);
