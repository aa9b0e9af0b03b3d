// What the table of 7 Wonders says beside the names and sentences of the game itself. English sets the shape.
import { list, plural } from '../../catalogue.ts';

const LANGUAGE = 'en';
const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'card', 'cards')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const debts = (count: number): string => `${count} ${plural(LANGUAGE, count, 'debt', 'debts')}`;

interface Named {
  readonly name: string;
}
interface Count {
  readonly count: number;
}

export const en = {
  none: 'none',
  you: 'you',
  'you.capital': 'You',

  // The bar
  'bar.boards': 'Wonders',
  'bar.sealed': 'Locked in',
  'bar.waiting': (p: Count) => (p.count === 1 ? 'Waiting for 1 player' : `Waiting for ${p.count} players`),
  'bar.ready': (p: { readonly ready: number; readonly all: number }) => `${p.ready} of ${p.all} ready`,
  // The same as the question, for a narrow bar
  'bar.short.wait': 'Waiting',
  'bar.short.board': 'Pick a board',
  'bar.short.side': 'Pick a side',
  'bar.short.turn': 'Pick a card',
  'bar.short.last-card': 'Last card',
  'bar.short.revive': 'Discard pile',
  'bar.short.loss': 'Lose coins',
  'bar.short.over': 'Game over',

  // Seats
  'mood.ready': 'ready',
  'mood.thinking': 'thinking',
  'mood.idle': 'waiting',
  'seat.left': 'on your left',
  'seat.right': 'on your right',
  'team.partner': 'partner',
  'team.set': (p: Named & { readonly what: string }) => `${p.name} chose: ${p.what}`,
  'team.with': (p: Named) => `team with ${p.name}`,

  // A city
  'city.of': (p: Named) => `${p.name}’s city`,
  'city.open': (p: Named) => `Look at ${p.name}’s city`,
  'city.summary': (
    p: Named & {
      readonly board: string;
      readonly stages: number;
      readonly total: number;
      readonly coins: number;
      readonly shields: number;
      readonly debts: number;
      readonly diplomacy: number;
      readonly tokens: string;
      readonly symbols: string;
      readonly cards: string;
    },
  ) =>
    `${p.name}, ${p.board}: ${p.stages} of ${p.total} stages, ${coins(p.coins)}, ${shields(p.shields)}${p.debts > 0 ? `, ${debts(p.debts)}` : ''}${
      p.diplomacy > 0 ? `, ${p.diplomacy} diplomacy ${plural(LANGUAGE, p.diplomacy, 'token', 'tokens')}` : ''
    }. Conflict tokens: ${p.tokens}. Science: ${p.symbols}. Cards: ${p.cards}.`,
  'stat.points': (p: Count) => `${points(p.count)} if the game ended now`,
  'stat.stages': (p: { readonly built: number; readonly total: number }) => `${p.built} of ${p.total} stages`,
  'sells.you': 'Sells to you at',
  'sells.rebate': (p: Count) => `−${p.count} once`,
  'makes.title': 'Produces',
  'tokens.title': 'Conflict tokens',
  'war.title': (p: { readonly age: string }) => `Age ${p.age} conflict`,
  'war.none.partners': 'no conflict',
  'war.none.stays-away': 'you sit out',
  'war.none.nobody': 'no conflict',
  'board.none': 'No board yet',
  'board.side': (p: { readonly side: string }) => `${p.side} side`,
  'stage.label': (p: { readonly stage: number; readonly cost: string; readonly effect: string; readonly built: boolean }) =>
    `Stage ${p.stage}, ${p.built ? 'built' : p.cost}: ${p.effect}`,
  'stage.under': (p: { readonly card: string }) => `Under it: ${p.card}.`,

  // What a seat did last
  'last.title': 'Last turn',
  'herald.war': (p: { readonly age: string }) => `Age ${p.age} is over: conflicts`,
  'last.none': 'nothing yet',
  'last.free': 'free',
  'last.chain': 'by chain',
  'last.discard': 'from the discard pile',
  'last.own': 'with its own resources',
  'last.paid': (p: Count) => `for ${coins(p.count)}`,
  'last.stage': (p: { readonly stage: number; readonly paid: number }) => `stage ${p.stage}${p.paid > 0 ? `, paid ${p.paid}` : ''}`,
  'last.sold': 'sold a card, +3',
  'last.revived': (p: { readonly cards: string }) => `${p.cards} from the discard pile`,

  // The hand and the tags on its cards
  'hand.mine': 'My hand',
  'hand.of': (p: Named) => `${p.name}’s hand`,
  'hand.which': 'Whose hand is shown',
  'hand.hidden': 'Spectators can’t see hands.',
  'tag.free': 'Free',
  'tag.short': 'Need',
  'tag.short-of': (p: Count & { readonly resource: string }) => `Need ${p.count} ${p.resource}`,
  'tag.short-goods': (p: Count) => `Need ${p.count} resources`,
  'tag.goods': (p: { readonly count: string }) => `${p.count} resources`,
  'tag.built': 'Built',
  'tag.complete': 'Complete',
  'tag.no': 'Not possible',
  'price.free': 'free now',
  'price.chain': (p: { readonly symbol: string }) => `free now with the ${p.symbol}`,
  'price.pay': (p: { readonly bank: number; readonly left: number; readonly right: number }) => {
    const parts = [
      p.bank > 0 ? `${p.bank} to the bank` : '',
      p.left > 0 ? `${p.left} to the left` : '',
      p.right > 0 ? `${p.right} to the right` : '',
    ].filter((part) => part !== '');
    return `${coins(p.bank + p.left + p.right)} now: ${parts.join(', ')}`;
  },
  'price.no': (p: { readonly why: string }) => `not possible: ${p.why}`,
  'price.for': (p: Named & { readonly price: string }) => `for ${p.name}: ${p.price}`,
  'card.cost': (p: { readonly cost: string }) => `cost: ${p.cost}`,
  'card.chain-in': (p: { readonly symbol: string }) => `free with the ${p.symbol}`,
  'card.chain-out': (p: { readonly symbols: string }) => `gives ${p.symbols}`,
  'card.chosen': 'chosen',
  'card.worth': (p: Count) => `${points(p.count)} as things stand`,
  'card.sealed': 'this is your choice',
  'read.discard': 'in the discard pile',

  // The open card
  'act.build': 'Build',
  'act.stage': (p: { readonly stage: number }) => `Stage ${p.stage}`,
  'act.stage-with': (p: { readonly stage: string; readonly card: string }) => `${p.stage} with ${p.card}`,
  'act.wonder': 'Wonder',
  'act.sell': 'Sell',
  'act.sell-for': (p: Count & { readonly card: string }) => `Sell ${p.card} for ${coins(p.count)}`,
  'act.let-go': 'Discard it',
  'act.show': (p: { readonly name: string }) => `Show ${p.name} this card`,
  'act.shown': (p: { readonly name: string; readonly card: string }) => `${p.name} now sees: ${p.card}`,
  'act.change': 'Change',
  'act.change.help': 'until everyone has chosen',
  'split.title': 'Ways to pay',
  'split.label': (p: { readonly said: string; readonly total: number }) => `${p.said}: ${coins(p.total)} in all`,
  'split.total': (p: { readonly total: number }) => `total ${p.total}`,
  'bill.own': 'from your city',
  'bill.of-yours': (p: Count) => `${p.count} of yours`,
  'bill.from': (p: Named & Count) => `${p.count} from ${p.name}`,
  'bill.from-at': (p: Named & Count & { readonly each: number }) => `${p.count} from ${p.name}, at\u00a0${p.each}`,
  'bill.bank': 'to the bank',
  'bill.chain': (p: { readonly card: string }) => `Free: chained from ${p.card}`,
  'bill.nothing': 'It costs nothing.',
  'preview.points': (p: { readonly before: string; readonly after: string }) => `${p.before} → ${p.after} points`,
  'preview.shields': (p: { readonly before: number; readonly after: number }) => `${p.before} → ${p.after} shields`,
  'preview.coins': (p: { readonly before: number; readonly after: number }) => `${p.before} → ${coins(p.after)}`,
  'preview.losers': (p: Count & { readonly loss: number }) =>
    `${p.count} ${plural(LANGUAGE, p.count, 'player loses', 'players lose')} up to ${p.loss}`,
  'preview.sold': (p: { readonly names: readonly string[] }) => `${list(LANGUAGE, p.names)} can buy it from you.`,
  'preview.title': 'If you build it now',
  'roots.title': 'Free with',
  'later.title': 'Makes free later on',
  'sealed.build': (p: { readonly card: string }) => `Building ${p.card}`,
  'sealed.sell': (p: { readonly card: string }) => `Selling ${p.card}`,
  'sealed.sell.help': 'The card goes to the discard pile, face down, for',
  'sealed.stage': (p: { readonly stage: number }) => `Building stage ${p.stage}`,
  'sealed.stage.help': (p: { readonly card: string }) => `${p.card} goes under the wonder, face down.`,

  // Questions beside a turn
  'loss.title': (p: Count) => `Lose ${coins(p.count)}`,
  'loss.cause': (p: Named & { readonly what: string }) => `${p.name}: ${p.what}.`,
  'loss.both': (p: { readonly coins: string; readonly debts: string }) => `${p.coins}, ${p.debts}`,
  'loss.coins': 'coins',
  'loss.debts': 'debts',
  'loss.points': 'points',
  'loss.help':
    'Each debt is −1 point at the end and can never be paid off. Every 3 coins are worth 1 point. Nobody sees your choice until everyone has chosen.',
  'revive.rest': (p: Count) =>
    p.count === 1
      ? '1 card in the pile cannot be built: your city already has that card.'
      : `${cards(p.count)} in the pile cannot be built: your city already has those cards.`,
  'revive.pick': 'Pick a card to see what it does.',
  'revive.build': (p: { readonly card: string }) => `Build ${p.card} for free`,
  'revive.decline': 'Build nothing',
  'boards.title': 'Available boards',
  'boards.change': 'You can change it until everyone has chosen.',
  'boards.later': 'later',
  'boards.side-set': (p: { readonly side: string }) => `${p.side} chosen`,

  // Panels
  'discard.title': 'Discard pile',
  'discard.from': (p: Named & { readonly age: string; readonly turn: number }) => `${p.name}, ${p.age}, turn ${p.turn}`,
  'end.pad': 'Score pad',
};
