// English words of Duel. They set the shape that every other language must have.
import type { Age, CardId, Colour, Countable, Decision, Ending, Resource, WonderId } from '@maravilha/duel';
import { unreachable } from '@maravilha/kernel';
import { list, plural } from '../catalogue.ts';
import { either } from './either.ts';
import { namesEn } from './names-en.ts';

const LANGUAGE = 'en';
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'victory point', 'victory points')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
const spaces = (count: number): string => `${count} ${plural(LANGUAGE, count, 'space', 'spaces')}`;
const tokens = (count: number): string => `${count} progress ${plural(LANGUAGE, count, 'token', 'tokens')}`;
const units = (count: number, resource: Resource): string => `${count} ${namesEn[`resource.${resource}`]}`;
const colours = (some: readonly Colour[]): string =>
  either(
    LANGUAGE,
    some.map((colour) => namesEn[`colour.${colour}`]),
  );
const theCard = (card: CardId): string => `the ${namesEn[`card.${card}`]}`;
const theWonder = (wonder: WonderId): string => namesEn[`wonder.${wonder}`].replace(/^The /, 'the ');
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

/** "for 7 coins, 5 of them for resources" */
const price = (paid: number, trade: number): string => {
  if (paid === 0) return 'for free';
  return trade > 0 && trade < paid ? `for ${coins(paid)}, ${trade} of them for resources` : `for ${coins(paid)}`;
};

const WON: Record<Ending, string> = { military: 'Military supremacy', science: 'Scientific supremacy', civil: 'Civilian victory' };

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
  'game.summary': 'Two cities, three Ages, three ways to win.',

  // Pieces of sentences
  coins: (p: { readonly count: number }) => coins(p.count),
  points: (p: { readonly count: number }) => points(p.count),
  shields: (p: { readonly count: number }) => shields(p.count),
  units: (p: { readonly count: number; readonly resource: Resource }) => units(p.count, p.resource),
  age: (p: { readonly age: Age }) => age(p.age),
  and: (p: { readonly items: readonly string[] }) => list(LANGUAGE, p.items),
  'the.card': (p: { readonly card: CardId }) => theCard(p.card),
  'the.wonder': (p: { readonly wonder: WonderId }) => theWonder(p.wonder),
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

  // Moves
  'move.draft': (p: { readonly wonder: WonderId }) => `Choose ${theWonder(p.wonder)}`,
  'move.build': (p: { readonly card: CardId }) => `Build ${theCard(p.card)}`,
  'move.discard': (p: { readonly card: CardId }) => `Discard ${theCard(p.card)}`,
  'move.wonder': (p: { readonly wonder: WonderId; readonly card: CardId }) => `Build ${theWonder(p.wonder)} with ${theCard(p.card)}`,
  'move.token': (p: { readonly token: string }) => `Take ${p.token}`,
  'move.destroy': (p: { readonly card: CardId }) => `Destroy ${theCard(p.card)}`,
  'move.revive': (p: { readonly card: CardId }) => `Build ${theCard(p.card)} for free`,
  'move.starter': (p: { readonly name: string }) => `First player: ${p.name}`,

  // Options of a table
  'option.wonders': 'Wonders',
  'option.wonders.draft': 'Draft',
  'option.wonders.random': 'Random',
  'option.wonders.first-game': 'First game',
  'option.starter': 'First player',
  'option.starter.random': 'Random',
  'option.starter.first-seat': 'Seat 1',
  'option.starter.second-seat': 'Seat 2',

  // Endings
  'ending.military': WON.military,
  'ending.science': WON.science,
  'ending.civil': WON.civil,
  'ending.military.how': 'The conflict pawn reached the opponent’s capital.',
  'ending.science.how': 'Six different science symbols were collected.',
  'ending.civil.how': 'Most victory points after Age III.',
  'ending.tie.blue': 'Tied on points; points from blue cards broke the tie.',
  'ending.shared': 'Shared victory: tied on points and on points from blue cards.',

  // Score pad
  'score.blue': 'Civilian buildings',
  'score.green': 'Scientific buildings',
  'score.yellow': 'Commercial buildings',
  'score.purple': 'Guilds',
  'score.wonders': 'Wonders',
  'score.progress': 'Progress tokens',
  'score.treasury': 'Treasury',
  'score.military': 'Military',
  'score.total': 'Total',

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

  // The price of a card or wonder
  'bill.chain': (p: { readonly symbol: string; readonly by: CardId }) => `Free: chained from ${theCard(p.by)} (${p.symbol}).`,
  'bill.free': 'Free.',
  'bill.total': (p: { readonly total: number }) => `${coins(p.total)}.`,
  'bill.coins': (p: { readonly count: number }) => `Coin cost: ${p.count}.`,
  'bill.own': (p: { readonly units: string }) => `Own production: ${p.units}.`,
  'bill.by': (p: { readonly name: string; readonly units: string }) => `${p.name} produces ${p.units}.`,
  'bill.discount': (p: { readonly name: string; readonly units: string }) => `${p.name} saves ${p.units}.`,
  'bill.bought': (p: { readonly units: string; readonly count: number; readonly price: number; readonly rival: number }) =>
    `Bought: ${p.units} for ${p.count} × ${p.price} (2 + ${p.rival}, because the opponent produces ${p.rival}).`,
  'bill.fixed': (p: { readonly units: string; readonly count: number; readonly price: number; readonly name: string }) =>
    `Bought: ${p.units} for ${p.count} × ${p.price} (price fixed by ${p.name}).`,

  // The log
  'event.offered': (p: { readonly wonders: readonly string[] }) => `Available: ${list(LANGUAGE, p.wonders)}.`,
  'event.drafted': (p: { readonly name: string; readonly wonder: WonderId }) => `${p.name} chose ${theWonder(p.wonder)}.`,
  'event.age-began': (p: { readonly age: Age; readonly starter: string }) => `${age(p.age)} began. First player: ${p.starter}.`,
  'event.built.payment': (p: { readonly name: string; readonly card: CardId; readonly paid: number; readonly trade: number }) =>
    `${p.name} built ${theCard(p.card)} ${price(p.paid, p.trade)}.`,
  'event.built.chain': (p: { readonly name: string; readonly card: CardId }) => `${p.name} built ${theCard(p.card)} for free, by chain.`,
  'event.built.mausoleum': (p: { readonly name: string; readonly card: CardId }) =>
    `${p.name} built ${theCard(p.card)} for free, from the discard pile.`,
  'event.discarded': (p: { readonly name: string; readonly card: CardId; readonly income: number }) =>
    `${p.name} discarded ${theCard(p.card)} for ${coins(p.income)}.`,
  'event.wonder-built': (p: {
    readonly name: string;
    readonly wonder: WonderId;
    readonly card: CardId;
    readonly paid: number;
    readonly trade: number;
  }) => `${p.name} built ${theWonder(p.wonder)} with ${theCard(p.card)}, ${price(p.paid, p.trade)}.`,
  'event.wonder-lost': (p: { readonly name: string; readonly wonder: WonderId }) =>
    `Seven wonders are built: ${p.name} lost ${theWonder(p.wonder)}.`,
  'event.coins.gained': (p: { readonly name: string; readonly count: number; readonly source: string }) =>
    `${p.name} received ${coins(p.count)} (${p.source}).`,
  'event.coins.lost': (p: { readonly name: string; readonly count: number; readonly source: string }) =>
    `${p.name} lost ${coins(p.count)} (${p.source}).`,
  'event.trade-income': (p: { readonly name: string; readonly count: number }) =>
    `${p.name} received the ${coins(p.count)} spent on resources (${namesEn['token.economy']}).`,
  'event.pawn': (p: { readonly name: string; readonly steps: number; readonly left: number }) =>
    `${p.name} moved the conflict pawn ${spaces(p.steps)}${p.left === 0 ? ', into the capital.' : `; it is ${spaces(p.left)} from the capital.`}`,
  'event.loot': (p: { readonly name: string; readonly token: number; readonly lost: number }) =>
    p.lost === p.token ? `${p.name} lost ${coins(p.lost)} to looting.` : `${p.name} lost ${p.lost} of the ${coins(p.token)} to looting.`,
  'event.pair': (p: { readonly name: string; readonly symbol: string }) => `${p.name} completed a pair of science symbols: ${p.symbol}.`,
  'event.drew.known': (p: { readonly name: string; readonly tokens: readonly string[] }) =>
    `${p.name} drew from the box: ${list(LANGUAGE, p.tokens)}.`,
  'event.drew.hidden': (p: { readonly name: string; readonly count: number }) => `${p.name} drew ${tokens(p.count)} from the box.`,
  'event.token.board': (p: { readonly name: string; readonly token: string }) => `${p.name} took the progress token ${p.token}.`,
  'event.token.box': (p: { readonly name: string; readonly token: string }) => `${p.name} kept the progress token ${p.token} from the box.`,
  'event.destroyed': (p: { readonly name: string; readonly card: CardId }) => `${p.name} lost ${theCard(p.card)} to the discard pile.`,
  'event.revealed': (p: { readonly card: CardId }) => `Revealed: ${theCard(p.card)}.`,
  'event.again': (p: { readonly name: string }) => `${p.name} plays again.`,
  'event.again-lost': (p: { readonly name: string }) => `${p.name} lost the extra turn: no cards are left in this Age.`,
  'event.age-ended': (p: { readonly age: Age }) => `${age(p.age)} is over.`,
  'event.age-ended.chooser': (p: { readonly age: Age; readonly chooser: string }) =>
    `${age(p.age)} is over. ${p.chooser} chooses who starts the next one.`,
  'event.starter-chosen.self': (p: { readonly name: string }) => `${p.name} chose to start.`,
  'event.starter-chosen.other': (p: { readonly name: string; readonly starter: string }) => `${p.name} chose who starts: ${p.starter}.`,
  'event.over.won': (p: { readonly name: string; readonly ending: Ending }) => `${WON[p.ending]}: ${p.name} won.`,
  'event.over.shared': (p: { readonly names: readonly string[] }) => `${list(LANGUAGE, p.names)} share the victory.`,
} as const;
