// English: what cards and stages do. Clauses without a capital and without a full stop.
import type { Age, Countable, Neighbour, Resource, Scope } from '@maravilha/seven-wonders';
import { namesEn } from './names-en.ts';
import { age, and, coins, debts, forEach, points, resources, shields, units, victory } from './pieces-en.ts';

const GOODS = { raw: 'raw materials', goods: 'manufactured goods' } as const;
const from = (sides: readonly Neighbour[]): string =>
  sides.length > 1 ? 'either neighbour' : and(sides.map((side) => `the ${namesEn[`neighbour.${side}`]}`));

export const effectsEn = {
  'effect.produce': (p: { readonly resources: readonly { readonly resource: Resource; readonly count: number }[] }) =>
    `produces ${and(p.resources.map((r) => units(r.count, r.resource)))}`,
  'effect.produceChoice': (p: { readonly oneOf: readonly Resource[] }) => `produces 1 ${resources(p.oneOf)}, your choice each turn`,
  'effect.tradePrice': (p: { readonly of: 'raw' | 'goods'; readonly sides: readonly Neighbour[]; readonly price: number }) =>
    `you buy ${GOODS[p.of]} from ${from(p.sides)} for ${coins(p.price)} each`,
  'effect.points': (p: { readonly count: number }) => points(p.count),
  'effect.shields': (p: { readonly count: number }) => shields(p.count),
  'effect.science': (p: { readonly symbol: string }) => `science symbol: ${p.symbol}`,
  'effect.scienceChoice': 'one science symbol of your choice, whichever scores most at the end',
  'effect.coins': (p: { readonly count: number }) => `take ${coins(p.count)}`,
  'effect.coinsPer': (p: { readonly each: number; readonly of: Countable; readonly in: Scope }) =>
    `take ${coins(p.each)} ${forEach(p.of, p.in)}`,
  'effect.pointsPer': (p: { readonly each: number; readonly of: Countable; readonly in: Scope }) =>
    `${points(p.each)} ${forEach(p.of, p.in)}`,
  'effect.coinsAndPointsPer': (p: { readonly coins: number; readonly points: number; readonly of: Countable; readonly in: Scope }) =>
    `${coins(p.coins)} now and ${points(p.points)} at the end ${forEach(p.of, p.in)}`,
  'effect.pointsIfComplete': (p: { readonly count: number }) => `${points(p.count)} if every stage of your wonder is built`,
  'effect.playLastCard': 'at the end of each Age you may play your last card instead of discarding it',
  'effect.buildFromDiscard': 'at the end of this turn you may build a card from the discard pile for free',
  'effect.freeFirstOfColour': 'the first card of each colour in your city is free',
  'effect.freeFirstOfAge': 'the card you play on the first turn of an Age is free to build',
  'effect.freeLastOfAge': 'the card you play on the last turn of an Age is free to build',
  'effect.tradeRebate': (p: { readonly side: Neighbour; readonly count: number }) =>
    `once a turn, one resource bought from the ${namesEn[`neighbour.${p.side}`]} costs ${coins(p.count)} less`,
  'effect.initialRebate': (p: { readonly count: number }) =>
    `the initial resource of a neighbour’s board costs you ${coins(p.count)} less each time`,
  'effect.extraProduced': 'once a turn, 1 more of a resource that your initial resource or your brown or grey cards produce',
  'effect.extraUnproduced': 'once a turn, 1 of a resource that neither your initial resource nor your brown or grey cards produce',
  'effect.stagesWithoutResources': 'the wonder stages you build from now on cost no resources; you still pay the coins',
  'effect.neighboursGainCoins': (p: { readonly count: number }) => `each neighbour takes ${coins(p.count)}`,
  'effect.othersGainCoins': (p: { readonly count: number }) => `every other player takes ${coins(p.count)}`,
  'effect.othersLoseCoins': (p: { readonly count: number }) => `every other player loses ${coins(p.count)} or takes debt instead`,
  'effect.othersLoseCoinsPer': (p: { readonly each: number; readonly of: 'victories' | 'stages' }) =>
    `every other player loses ${coins(p.each)}, or takes a debt instead, for each ${
      p.of === 'victories' ? 'military victory token they hold' : 'wonder stage they have built'
    }`,
  'effect.neighboursTakeDebt': (p: { readonly count: number }) => `each neighbour takes ${debts(p.count)}`,
  'effect.victoryToken': (p: { readonly age: Age }) => `take ${victory(p.age)}`,
  'effect.discardDefeats': 'then discard all your military defeat tokens',
  'effect.diplomacy': 'take a diplomacy token for the next conflicts',
  'effect.copyScience': 'one science symbol from a neighbour’s green card, whichever scores most at the end',

  /** For a small card: without what goes without saying. */
  'effect.brief': (p: { readonly text: string }) =>
    p.text
      .replace('in both neighbouring cities', 'of your neighbours')
      .replace(
        / victory(?= point)| now(?= and)| at the end(?= for)| in your city(?! and)|, including this one|,? (or|and) takes? (a )?debts? instead,?|, your choice each turn|, whichever .*end| for the next conflicts| (you|they) (hold|have built)/g,
        '',
      ),

  // Stages of a wonder
  stage: (p: { readonly stage: number }) => `Stage ${p.stage}`,
  'stage.says': (p: { readonly stage: number; readonly cost: string; readonly effect: string }) =>
    `Stage ${p.stage} (${p.cost}): ${p.effect}`,
  'token.victory': (p: { readonly age: Age }) => `${age(p.age)} military victory token`,
} as const;
