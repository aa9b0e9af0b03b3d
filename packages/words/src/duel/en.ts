// English words of Duel in a turn. They set the shape that every other language must have.
import type { Age, Colour, Countable, Decision, Resource } from '@maravilha/duel';
import { unreachable } from '@maravilha/kernel';
import { list, plural } from '../catalogue.ts';
import { either } from './either.ts';
import { namesEn } from './names-en.ts';

const LANGUAGE = 'en';
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'victory point', 'victory points')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
const spaces = (count: number): string => `${count} ${plural(LANGUAGE, count, 'space', 'spaces')}`;
const units = (count: number, resource: Resource): string => `${count} ${namesEn[`resource.${resource}`]}`;
const colours = (some: readonly Colour[]): string =>
  either(
    LANGUAGE,
    some.map((colour) => namesEn[`colour.${colour}`]),
  );
const age = (number: Age): string => `Age ${{ 1: 'I', 2: 'II', 3: 'III' }[number]}`;

/** "for each yellow card in your city" */
const forEach = (of: Countable, city: 'own' | 'most'): string => {
  switch (of.kind) {
    case 'cards': {
      const what = `for each ${colours(of.colours)} card`;
      if (city === 'most') return `${what} in the city with the most`;
      return of.colours.includes('yellow') ? `${what} in your city, this one included` : `${what} in your city`;
    }
    case 'wonders':
      return city === 'most' ? 'for each wonder built in the city with the most' : 'for each wonder built in your city';
    case 'tokens':
      return 'for each progress token you own, this one included';
    case 'coinSets':
      return `for each full set of ${coins(of.size)} in the richer treasury`;
    default:
      return unreachable(of);
  }
};

const OWED: Record<Decision, string> = {
  draft: 'choose a wonder first',
  turn: 'take a card first',
  token: 'choose a progress token first',
  library: 'keep one of the drawn progress tokens first',
  revive: 'choose a card from the discard pile first',
  destroy: 'choose one of the opponent’s cards first',
  starter: 'choose who starts the next Age first',
  over: 'the game is over',
};

export const en = {
  ...namesEn,

  'game.name': '7 Wonders Duel',

  // Pieces of sentences
  coins: (p: { readonly count: number }) => coins(p.count),
  spaces: (p: { readonly count: number }) => spaces(p.count),
  units: (p: { readonly count: number; readonly resource: Resource }) => units(p.count, p.resource),
  age: (p: { readonly age: Age }) => age(p.age),
  and: (p: { readonly items: readonly string[] }) => list(LANGUAGE, p.items),
  free: 'free',

  // Backs of cards
  'back.age-1': 'face-down Age I card',
  'back.age-2': 'face-down Age II card',
  'back.age-3': 'face-down Age III card',
  'back.guild': 'face-down guild',

  // Effects: clauses without a capital and without a full stop
  'effect.produce': (p: { readonly resources: readonly { readonly resource: Resource; readonly count: number }[] }) =>
    `produces ${list(
      LANGUAGE,
      p.resources.map((r) => units(r.count, r.resource)),
    )}`,
  'effect.produceChoice': (p: { readonly oneOf: readonly Resource[] }) =>
    `produces 1 ${either(
      LANGUAGE,
      p.oneOf.map((r) => namesEn[`resource.${r}`]),
    )}, your choice each time you build`,
  'effect.fixedPrice': (p: { readonly resources: readonly Resource[]; readonly price: number }) =>
    `you buy ${list(
      LANGUAGE,
      p.resources.map((r) => namesEn[`resource.${r}`]),
    )} for ${coins(p.price)} each`,
  'effect.points': (p: { readonly count: number }) => points(p.count),
  'effect.shields': (p: { readonly count: number }) => `${shields(p.count)}: the conflict pawn advances ${spaces(p.count)}`,
  'effect.science': (p: { readonly symbol: string }) => `science symbol: ${p.symbol}`,
  'effect.coins': (p: { readonly count: number }) => `take ${coins(p.count)}`,
  'effect.coinsPer': (p: { readonly each: number; readonly of: Countable; readonly city: 'own' | 'most' }) =>
    `when built, take ${coins(p.each)} ${forEach(p.of, p.city)}`,
  'effect.pointsPer': (p: { readonly each: number; readonly of: Countable; readonly city: 'own' | 'most' }) =>
    `at the end of the game, ${points(p.each)} ${forEach(p.of, p.city)}`,
  'effect.coinsAndPointsPer': (p: {
    readonly coins: number;
    readonly points: number;
    readonly of: Countable;
    readonly city: 'own' | 'most';
  }) => `${coins(p.coins)} when built, and ${points(p.points)} at the end of the game, ${forEach(p.of, p.city)}`,
  'effect.opponentLosesCoins': (p: { readonly count: number }) => `the opponent loses ${coins(p.count)}`,
  'effect.playAgain': 'play again',
  'effect.destroy': (p: { readonly colour: Colour }) => `discard one of the opponent’s ${namesEn[`colour.${p.colour}`]} cards`,
  'effect.tokenFromBox': (p: { readonly draw: number }) => `draw ${p.draw} progress tokens from the box and keep 1`,
  'effect.buildFromDiscard': 'build a card from the discard pile for free',
  'effect.discount': (p: { readonly on: 'wonders' | 'blue'; readonly count: number }) =>
    `the ${p.on === 'wonders' ? 'wonders' : 'blue cards'} you build from now on cost ${p.count} fewer resources`,
  'effect.tradeIncome': 'you receive the coins your opponent spends on resources',
  'effect.extraShields': (p: { readonly count: number }) =>
    `each red card you build from now on has ${p.count} extra ${plural(LANGUAGE, p.count, 'shield', 'shields')}`,
  'effect.wondersPlayAgain': 'each wonder you build from now on lets you play again',
  'effect.coinsOnChain': (p: { readonly count: number }) => `take ${coins(p.count)} each time you build a card by chain`,

  // What is owed: for the one who decides, and for everyone else
  'decision.draft': 'Choose a wonder',
  'decision.turn': 'Choose a card',
  'decision.token': 'Choose a progress token',
  'decision.library': 'Keep one of the drawn progress tokens',
  'decision.revive': 'Build a card from the discard pile for free',
  'decision.destroy': 'Choose one of the opponent’s cards to discard',
  'decision.starter': 'Choose who starts the next Age',
  'decision.over': 'The game is over',
  'decision.wait.draft': (p: { readonly name: string }) => `${p.name} is choosing a wonder`,
  'decision.wait.turn': (p: { readonly name: string }) => `${p.name} is thinking`,
  'decision.wait.token': (p: { readonly name: string }) => `${p.name} is choosing a progress token`,
  'decision.wait.library': (p: { readonly name: string }) => `${p.name} is looking at the drawn progress tokens`,
  'decision.wait.revive': (p: { readonly name: string }) => `${p.name} is looking through the discard pile`,
  'decision.wait.destroy': (p: { readonly name: string }) => `${p.name} is choosing a card to destroy`,
  'decision.wait.starter': (p: { readonly name: string }) => `${p.name} is choosing who starts the next Age`,
  'decision.wait.over': () => 'The game is over',

  // Why not
  'refusal.game-over': 'The game is over.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.other-decision': (p: { readonly decision: Decision }) => `Not now: ${OWED[p.decision]}.`,
  'refusal.not-on-the-table': 'That is not available.',
  'refusal.covered': (p: { readonly count: number }) => `Still covered by ${p.count} ${plural(LANGUAGE, p.count, 'card', 'cards')}.`,
  'refusal.too-expensive': (p: { readonly short: number }) => `You need ${coins(p.short)} more.`,
  'refusal.not-your-wonder': 'That wonder is not yours.',
  'refusal.already-built': 'That wonder is already built.',
  'refusal.wonder-limit': 'Seven wonders are built; that is the limit.',
} as const;
