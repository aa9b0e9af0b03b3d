// Sentences about the things of 7 Wonders, drawn from a catalogue. They hold no word of their own.
import type {
  Bill,
  EffectSource,
  Cost,
  Effect,
  Purchase,
  Refusal,
  Resource,
  SevenWondersMove,
  Split,
  StageDef,
} from '@maravilha/seven-wonders';
import { type CatalogueLike, sentence, sentenceFor } from '../catalogue.ts';
import { countsIn } from '../resources.ts';
import type { en } from './en.ts';

export type SevenWondersWords = CatalogueLike<typeof en>;

const ORDER: readonly Resource[] = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'cloth'];
const NOTHING = { left: 0, right: 0 } as const;

/** What gave or took coins: the name of a card, or a stage of a wonder. */
export const nameOfSource = (words: SevenWondersWords, source: EffectSource): string =>
  typeof source === 'string' ? words[`card.${source}`] : words['source.stage'](source);

/** "2 stone and 1 wood" */
const unitsOf = (words: SevenWondersWords, some: readonly Resource[]): string =>
  words.and({
    items: ORDER.flatMap((resource) => {
      const count = some.filter((one) => one === resource).length;
      return count === 0 ? [] : [words.units({ count, resource })];
    }),
  });

const describeEffect = (words: SevenWondersWords, e: Effect): string => {
  switch (e.kind) {
    case 'produce':
      return words['effect.produce']({ resources: countsIn(ORDER, e.resources) });
    case 'science':
      return words['effect.science']({ symbol: words[`symbol.${e.symbol}`] });
    case 'othersLoseCoinsPer':
      return words['effect.othersLoseCoinsPer']({ each: e.each, of: e.of.kind });
    default:
      return sentenceFor(words, 'effect', 'kind', e);
  }
};

/** One sentence for the effects of a card or stage. */
export const describeEffects = (words: SevenWondersWords, effects: readonly Effect[]): string => {
  const [first, second] = effects;
  // The yellow cards of Age III count the same things twice, for coins and for points: said once.
  if (first?.kind === 'coinsPer' && second?.kind === 'pointsPer' && effects.length === 2 && first.in === second.in) {
    const { of, in: scope } = second;
    return sentence([words['effect.coinsAndPointsPer']({ coins: first.each, points: second.each, of, in: scope })]);
  }
  return sentence(effects.map((effect) => describeEffect(words, effect)));
};

/** "1 coin, 2 stone and 1 glass", or "free". */
export const describeCost = (words: SevenWondersWords, cost: Cost): string => {
  const parts = countsIn(ORDER, cost).map((units) => words.units(units));
  if (cost.coins !== undefined) parts.unshift(words.coins({ count: cost.coins }));
  return parts.length === 0 ? words.free : words.and({ items: parts });
};

/** "Stage 2 (2 ore): …"; `stage` counts from 1. */
export const describeStage = (words: SevenWondersWords, stage: number, def: StageDef): string =>
  words['stage.says']({ stage, cost: describeCost(words, def.cost), effect: describeEffects(words, def.effects) });

export const describeRefusal = (words: SevenWondersWords, refusal: Refusal): string =>
  refusal.code === 'no-source'
    ? words['refusal.no-source']({ units: unitsOf(words, refusal.resources) })
    : sentenceFor(words, 'refusal', 'code', refusal);

export const describeMove = (words: SevenWondersWords, move: SevenWondersMove): string =>
  move.kind === 'build' || move.kind === 'stage'
    ? words[`move.${move.kind}`]({ card: move.card, pay: move.pay ?? NOTHING })
    : sentenceFor(words, 'move', 'kind', move);

/** What is bought from one side, with what it costs in all. */
const boughtLine = (words: SevenWondersWords, from: Purchase['from'], bought: readonly Purchase[]): readonly string[] => {
  const some = bought.filter((one) => one.from === from);
  if (some.length === 0) return [];
  const price = some.reduce((sum, one) => sum + one.price, 0);
  const units = unitsOf(
    words,
    some.map((one) => one.resource),
  );
  return [words['bill.bought']({ from, units, price })];
};

const freeLine = (words: SevenWondersWords, free: NonNullable<Bill['free']>, chain: Bill['chain']): string => {
  if (free !== 'chain') return words[`bill.free.${free}`];
  return chain === undefined ? words['bill.free'] : words['bill.free.chain']({ symbol: words[`chain.${chain.symbol}`], by: chain.by });
};

/** The parts of a price, one sentence each: the bank, own production, what is bought in the split (the cheapest unless said). */
export const billLines = (words: SevenWondersWords, bill: Bill, split: Split | undefined = bill.splits[0]): readonly string[] => {
  if (bill.free !== undefined) return [freeLine(words, bill.free, bill.chain)];
  const lines: string[] = [];
  if (bill.bank > 0) lines.push(words['bill.bank']({ count: bill.bank }));
  if (split === undefined) return lines;
  const bought = split.bought.map((one) => one.resource);
  // Another split may buy what the cheapest one makes at home, so own production is what is not bought.
  const own = [...bill.resources];
  for (const resource of bought) {
    const at = own.indexOf(resource);
    if (at >= 0) own.splice(at, 1);
  }
  if (own.length > 0) lines.push(words['bill.own']({ units: unitsOf(words, own) }));
  lines.push(...boughtLine(words, 'left', split.bought), ...boughtLine(words, 'right', split.bought));
  return lines;
};

/** The price and where it comes from, in one line. */
export const describeBill = (words: SevenWondersWords, bill: Bill, split: Split | undefined = bill.splits[0]): string => {
  const lines = billLines(words, bill, split);
  if (bill.free !== undefined || split === undefined) return lines.join(' ');
  return [split.total === 0 ? words['bill.free'] : words['bill.total'](split), ...lines].join(' ');
};
