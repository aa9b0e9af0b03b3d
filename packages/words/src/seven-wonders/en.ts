// English words of 7 Wonders and Cities. They set the shape that every other language must have.
import type { Age, BoardId, CardId, Decision, Neighbour, Pay, Resource, Side } from '@maravilha/seven-wonders';
import { effectsEn } from './effects-en.ts';
import { eventsEn } from './events-en.ts';
import { namesEn } from './names-en.ts';
import { age, and, cards, coins, debts, defeats, points, price, shields, theCard, theMonument, units } from './pieces-en.ts';

const OWED: Record<Decision, string> = {
  board: 'choose a board first',
  side: 'choose the side of your board first',
  turn: 'play a card from your hand first',
  'last-card': 'play or discard your last card first',
  revive: 'choose a card from the discard pile first',
  loss: 'settle the loss of coins first',
  over: 'the game is over',
};

/** "Íris is", "Íris and Caio are" */
const are = (names: readonly string[]): string => `${and(names)} ${names.length === 1 ? 'is' : 'are'}`;

export const en = {
  ...namesEn,
  ...effectsEn,
  ...eventsEn,

  'game.name': '7 Wonders',
  'game.cities': '7 Wonders + Cities',
  'game.summary': 'Lead an ancient city through three Ages.',

  // Pieces of sentences
  coins: (p: { readonly count: number }) => coins(p.count),
  points: (p: { readonly count: number }) => points(p.count),
  shields: (p: { readonly count: number }) => shields(p.count),
  debts: (p: { readonly count: number }) => debts(p.count),
  cards: (p: { readonly count: number }) => cards(p.count),
  diplomacy: (p: { readonly count: number }) => `${p.count} diplomacy ${p.count === 1 ? 'token' : 'tokens'}`,
  victories: (p: { readonly count: number; readonly age: Age }) =>
    `${p.count} ${age(p.age)} military victory ${p.count === 1 ? 'token' : 'tokens'}`,
  defeats: (p: { readonly count: number }) => defeats(p.count),
  units: (p: { readonly count: number; readonly resource: Resource }) => units(p.count, p.resource),
  age: (p: { readonly age: Age }) => age(p.age),
  turn: (p: { readonly turn: number; readonly turns: number }) => `turn ${p.turn} of ${p.turns}`,
  and: (p: { readonly items: readonly string[] }) => and(p.items),
  'the.card': (p: { readonly card: CardId }) => theCard(p.card),
  'the.monument': (p: { readonly board: BoardId }) => theMonument(p.board),
  'board.side': (p: { readonly board: BoardId; readonly side: Side }) => `${namesEn[`board.${p.board}`]}, ${namesEn[`side.${p.side}`]}`,
  'source.stage': (p: { readonly board: BoardId; readonly stage: number }) => `${namesEn[`monument.${p.board}.short`]}, stage ${p.stage}`,
  'pass.left': 'hands pass to the left',
  'pass.right': 'hands pass to the right',
  'back.age-1': 'face-down Age I card',
  'back.age-2': 'face-down Age II card',
  'back.age-3': 'face-down Age III card',
  free: 'free',

  // What is owed: for the one who decides, and for everyone else
  'decision.board': 'Choose a board',
  'decision.side': 'Choose the side of your board',
  'decision.turn': 'Choose a card',
  'decision.last-card': 'Play your last card, or discard it',
  'decision.revive': 'Build a card from the discard pile for free',
  'decision.loss': 'Lose coins or take debt',
  'decision.over': 'The game is over',
  'decision.wait.board': (p: { readonly names: readonly string[] }) => `${are(p.names)} choosing a board`,
  'decision.wait.side': (p: { readonly names: readonly string[] }) => `${are(p.names)} choosing a side`,
  'decision.wait.turn': (p: { readonly names: readonly string[] }) => `${are(p.names)} choosing a card`,
  'decision.wait.last-card': (p: { readonly names: readonly string[] }) => `${are(p.names)} choosing what to do with the last card`,
  'decision.wait.revive': (p: { readonly names: readonly string[] }) => `${are(p.names)} looking through the discard pile`,
  'decision.wait.loss': (p: { readonly names: readonly string[] }) => `${are(p.names)} settling a loss of coins`,
  'decision.wait.over': () => 'The game is over',

  // Moves
  'move.board': (p: { readonly board: BoardId }) => `Take ${namesEn[`board.${p.board}`]}`,
  'move.side': (p: { readonly side: Side }) => `Choose the ${namesEn[`side.${p.side}`]} side`,
  'move.build': (p: { readonly card: CardId; readonly pay: Pay }) => `Build ${theCard(p.card)}${price(p.pay, 0)}`,
  'move.stage': (p: { readonly card: CardId; readonly pay: Pay }) => `Build the next stage with ${theCard(p.card)}${price(p.pay, 0)}`,
  'move.sell': (p: { readonly card: CardId }) => `Sell ${theCard(p.card)}`,
  'move.revive': (p: { readonly card: CardId }) => `Build ${theCard(p.card)} from the discard pile`,
  'move.decline': 'Decline',
  'move.lose': (p: { readonly coins: number }) => (p.coins === 0 ? 'Lose no coins and take debt' : `Lose ${coins(p.coins)}`),
  'move.lose.debts': (p: { readonly coins: number; readonly debts: number }) => {
    if (p.debts === 0) return `Lose ${coins(p.coins)}`;
    return p.coins === 0 ? `Take ${debts(p.debts)}` : `Lose ${coins(p.coins)} and take ${debts(p.debts)}`;
  },

  // Endings
  'ending.points': 'Victory by points',
  'ending.points.how': 'Most victory points after Age III.',
  'ending.tie.treasury': 'Tied on points; the larger treasury broke the tie.',
  'ending.tie.treasury.teams': 'Tied on points; the team’s larger treasury broke the tie.',
  'ending.shared': 'Shared victory: tied on points and treasury.',
  'ending.team': (p: { readonly names: readonly [string, string] }) => `${and(p.names)} win together.`,
  'ending.teams': 'The team with the most victory points after Age III.',

  // Score pad
  'score.wonder': 'Wonder',
  'score.treasury': 'Treasury',
  'score.military': 'Military conflicts',
  'score.blue': 'Civilian structures',
  'score.yellow': 'Commercial structures',
  'score.green': 'Scientific structures',
  'score.purple': 'Guilds',
  'score.black': 'City cards',
  'score.total': 'Total',
  'score.team': 'Team total',
  'score.treasury.debts': (p: { readonly coins: number; readonly debts: number }) =>
    p.debts === 0 ? coins(p.coins) : `${coins(p.coins)}, ${debts(p.debts)}`,
  'team.sum': (p: { readonly names: readonly [string, string]; readonly total: number; readonly treasury: number }) =>
    `${and(p.names)}: ${points(p.total)}, ${coins(p.treasury)} in both treasuries`,

  // Why not
  'refusal.game-over': 'The game is over.',
  'refusal.not-awaited': 'You have nothing to decide right now.',
  'refusal.other-decision': (p: { readonly decision: Decision }) => `Not now: ${OWED[p.decision]}.`,
  'refusal.not-in-hand': 'That card is not in your hand.',
  'refusal.already-built': (p: { readonly card: CardId }) => `Your city already has ${theCard(p.card)}.`,
  'refusal.wonder-complete': 'Your wonder is complete.',
  'refusal.too-expensive': (p: { readonly short: number }) => `You need ${coins(p.short)} more.`,
  'refusal.no-source': (p: { readonly units: string }) => `Neither neighbour sells what you need: ${p.units}.`,
  'refusal.bad-payment': 'You cannot pay for it that way.',
  'refusal.team-rule': 'In team play your own resources and chains come first.',
  'refusal.not-in-discard': 'That card is not in the discard pile, or your city already has it.',
  'refusal.not-offered': 'That board is not available.',
  'refusal.too-many-coins': (p: { readonly most: number }) => `You can lose at most ${coins(p.most)}.`,

  // The price of a card or stage
  'bill.free': 'Free.',
  'bill.free.chain': (p: { readonly symbol: string; readonly by: CardId }) => `Free: chained from ${theCard(p.by)} (${p.symbol}).`,
  'bill.free.first-of-colour': 'Free: the first card of its colour in your city.',
  'bill.free.first-of-age': 'Free: the first card of the Age.',
  'bill.free.last-of-age': 'Free: the last card of the Age.',
  'bill.total': (p: { readonly total: number }) => `${coins(p.total)}.`,
  'bill.bank': (p: { readonly count: number }) => `To the bank: ${coins(p.count)}.`,
  'bill.own': (p: { readonly units: string }) => `Own production: ${p.units}.`,
  'bill.bought': (p: { readonly from: Neighbour; readonly units: string; readonly price: number }) =>
    p.price === 0
      ? `From the ${namesEn[`neighbour.${p.from}`]}: ${p.units} for nothing.`
      : `From the ${namesEn[`neighbour.${p.from}`]}: ${p.units} for ${coins(p.price)}.`,
  'bill.split': (p: { readonly left: number; readonly right: number }) => {
    if (p.left === 0 && p.right === 0) return 'nothing to the neighbours';
    if (p.right === 0) return `${p.left} to the left`;
    return p.left === 0 ? `${p.right} to the right` : `${p.left} to the left, ${p.right} to the right`;
  },
} as const;
