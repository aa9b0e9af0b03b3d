// What the table in play and its end screen say beside the names and sentences of the game itself. English sets the shape.
import { plural } from '../catalogue.ts';

const LANGUAGE = 'en';
const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'card', 'cards')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;

export const en = {
  // The bar
  'bar.draft': 'Wonders',
  'bar.over': 'Game over',
  'bar.cards-left': (p: { readonly count: number }) => `${cards(p.count)} in the structure`,
  'bar.your-turn': 'Your turn',
  'bar.watching': (p: { readonly name: string }) => `${p.name}’s turn`,
  'bar.sending': 'One moment…',
  'bar.hint': 'Hint',
  'undo.ask': 'Ask to undo',
  'bar.log': 'Log',
  'bar.log.news': (p: { readonly count: number }) => `Log: ${p.count} new ${plural(LANGUAGE, p.count, 'turn', 'turns')}`,
  'bar.menu': 'Menu',
  'bar.spectators': (p: { readonly count: number }) => `${p.count} watching`,
  close: 'Close',

  // Who sits at a seat
  'seat.away': 'away',
  'seat.bot': (p: { readonly level: string }) => `bot · ${p.level}`,
  'seat.bot-for': 'bot playing for them',

  // A city
  'city.you': 'you',
  'city.began': 'first player',
  'city.of': (p: { readonly name: string }) => `${p.name}’s city`,
  'city.coins': (p: { readonly count: number }) => `${coins(p.count)} in the treasury`,
  'city.shields': (p: { readonly count: number }) => shields(p.count),
  'city.points': (p: { readonly count: number }) => `${points(p.count)} if the game ended now`,
  'city.tokens': (p: { readonly count: number }) => `${p.count} progress ${plural(LANGUAGE, p.count, 'token', 'tokens')}`,
  'city.produces': 'Produces',
  'city.buys-at': 'buys at',
  'city.good': (p: { readonly resource: string; readonly count: number; readonly price: number }) =>
    `${p.resource}: produces ${p.count}, buys at ${coins(p.price)}`,
  'city.science': 'Science',
  'city.symbols': (p: { readonly count: number; readonly needed: number }) => `${p.count} of ${p.needed} towards supremacy`,
  'city.symbol': (p: { readonly symbol: string; readonly count: number }) =>
    p.count === 0 ? `${p.symbol}: none` : `${p.symbol}: ${p.count}`,
  'city.empty': 'Nothing built here yet.',
  'city.more': (p: { readonly count: number }) => `+${p.count}`,
  'city.open': (p: { readonly name: string }) => `Look at ${p.name}’s city`,
  'city.no-wonder': 'Empty wonder slot',
  'wonder.built': 'built',
  'wonder.unbuilt': 'not built',
  'wonder.lost': 'out of the game',
  'wonder.under': (p: { readonly card: string }) => `under it: ${p.card}`,
  'city.summary': (p: {
    readonly name: string;
    readonly coins: number;
    readonly shields: number;
    readonly points: number;
    readonly goods: string;
    readonly symbols: string;
    readonly cards: string;
    readonly wonders: string;
    readonly tokens: string;
  }) =>
    `${p.name}: ${coins(p.coins)}, ${shields(p.shields)}, ${points(p.points)}. Produces: ${p.goods}. Science: ${p.symbols}. Cards: ${p.cards}. Wonders: ${p.wonders}. Progress tokens: ${p.tokens}.`,
  none: 'none',
  nothing: 'nothing',

  // Tokens and the conflict track
  'board.tokens': 'Progress tokens on the board',
  'rail.title': 'Conflict track',
  'rail.to-you': (p: { readonly name: string }) => `until ${p.name} takes your capital`,
  'rail.from-you': (p: { readonly name: string }) => `until you take ${p.name}’s capital`,
  'rail.other': (p: { readonly name: string; readonly other: string }) => `until ${p.name} takes ${p.other}’s capital`,
  'rail.middle': 'The conflict pawn is in the middle.',
  'rail.pawn': (p: { readonly name: string; readonly steps: number; readonly left: number; readonly points: number }) =>
    `The conflict pawn has moved ${p.steps} towards ${p.name}’s capital; ${p.left} to go. Worth ${points(p.points)} to the attacker.`,
  'rail.loot': (p: { readonly name: string; readonly count: number }) => `${p.name} would lose ${coins(p.count)}`,

  // The structure
  'structure.title': (p: { readonly age: string }) => `Cards of ${p.age}`,
  'structure.reveals': 'will be revealed',
  'card.covered': 'covered',
  'card.covered-by': (p: { readonly cards: string }) => `Covered by ${p.cards}.`,
  'card.hidden-one': 'a face-down card',
  'card.cost': (p: { readonly cost: string }) => `cost: ${p.cost}`,
  'card.chain-in': (p: { readonly symbol: string }) => `free with the ${p.symbol}`,
  'card.chain-out': (p: { readonly symbol: string }) => `gives the ${p.symbol}`,
  'price.free': 'Free',
  'price.short': 'Need',
  'price.now': (p: { readonly count: number }) => `${coins(p.count)} now`,
  'price.now-free': 'free now',
  'price.now-chain': 'free by chain',
  'price.now-short': (p: { readonly count: number }) => `need ${coins(p.count)} more`,
  'price.for': (p: { readonly name: string; readonly price: string }) => `for ${p.name}: ${p.price}`,
  'prices.for': (p: { readonly name: string }) => `Prices for ${p.name}`,
  'prices.mine': 'Back to my prices',

  // The dock
  'dock.your-turn': 'Choose a card',
  'dock.your-turn.help': (p: { readonly open: number; readonly income: number }) =>
    `${p.open === 1 ? 'One card is available. Build it' : `${p.open} cards are available. Pick one: build it`}, discard it for ${coins(p.income)}, or build a wonder with it.`,
  'dock.wait.help': 'Meanwhile you can look at any card, wonder or token.',
  'dock.watch.help': 'You are watching. Open any card, wonder or token to read it.',
  'dock.last': 'Latest turns',
  'bill.own': 'from your city',
  'bill.own-of': (p: { readonly name: string }) => `from ${p.name}’s city`,
  'bill.choice': (p: { readonly by: string }) => `from ${p.by}`,
  'bill.discount': (p: { readonly by: string }) => `waived by ${p.by}`,
  'bill.bank': (p: { readonly base: number; readonly rival: number; readonly name: string }) =>
    p.rival === 0 ? `from the bank at ${p.base}` : `bank: ${p.base} + ${p.rival} because ${p.name} produces ${p.rival}`,
  'bill.bank-you': (p: { readonly base: number; readonly rival: number }) =>
    p.rival === 0 ? `from the bank at ${p.base}` : `bank: ${p.base} + ${p.rival} because you produce ${p.rival}`,
  'bill.bank.short': (p: { readonly base: number; readonly rival: number; readonly name: string }) =>
    p.rival === 0 ? `at ${p.base}` : `${p.base} + ${p.rival} of ${p.name}`,
  'bill.fixed': (p: { readonly price: number; readonly by: string }) => `at ${p.price} thanks to ${p.by}`,
  'bill.coins': 'Coins',
  'bill.nothing': 'It costs nothing.',
  'bill.chain': (p: { readonly by: string }) => `Free: chained from ${p.by}`,
  'bill.short': (p: { readonly count: number }) => `Need ${coins(p.count)} more`,
  'bill.for': (p: { readonly name: string }) => `Price for ${p.name}`,
  'act.build': 'Build',
  'act.discard': 'Discard',
  'act.discard-for': (p: { readonly count: number }) => `Discard for ${coins(p.count)}`,
  'act.wonder': 'Build a wonder with it',
  'act.no-wonders': 'You have no wonders left to build.',
  'act.wonder-named': (p: { readonly wonder: string; readonly price: string }) => `Build ${p.wonder} with it: ${p.price}`,

  // Decisions other than a turn
  'prompt.look': 'Hide this and look at the table',
  'prompt.back': (p: { readonly title: string }) => `Back: ${p.title}`,

  // Log, discard pile, keys
  'discard.count': (p: { readonly count: number }) => `Discard pile: ${cards(p.count)}`,
  'over.result': 'See the result',
};
