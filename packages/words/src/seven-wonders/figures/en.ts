// What the drawn examples in the rules of 7 Wonders and of Cities say. English sets the shape.
import { plural } from '../../catalogue.ts';

/** With a true minus sign. */
const signed = (n = 0): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const en = {
  'figure.board': 'A board',
  'figure.board.says': 'Gizah, Day side: one stone from the start, and three stages with their costs and what they give.',
  'figure.costs': 'Four kinds of cost',
  'figure.costs.none': 'nothing',
  'figure.costs.coins': 'coins to the bank',
  'figure.costs.resources': 'resources: your own, or bought',
  'figure.costs.chain': 'free by a chain',
  'figure.costs.says': 'What a card costs stands at its left; the tag below says what it costs you now.',
  'figure.colours.says': 'Seven colours, and how many different cards each has.',
  'figure.stage': 'Building a stage',
  'figure.stage.built': 'Stages built',
  'figure.stage.says': (p: { built: number }) =>
    p.built === 3
      ? 'All three stages stand: the wonder of Rhodes is complete.'
      : `Stage ${p.built + 1} is next. Any card of the hand goes under the board, face down; you pay the cost of the stage and not that of the card.`,
  'figure.dove': 'Who meets whom',
  'figure.dove.holds': (p: { name: string }) => `${p.name} uses diplomacy`,
  'figure.dove.says': (p: { count: number }) =>
    `${plural('en', p.count, '1 conflict', `${p.count} conflicts`)} in this age: whoever uses diplomacy is passed over, and the neighbours meet each other.`,
  'figure.teams': 'Conflicts in teams',
  'figure.teams.theirs': 'Shields of the opposing neighbour',
  'figure.teams.mine': 'You use diplomacy',
  'figure.teams.yours': 'The opposing neighbour uses diplomacy',
  'figure.teams.partner': 'Against your partner',
  'figure.teams.tokens': 'Tokens against the opposing neighbour',
  'figure.teams.points': 'Points for you',
  'figure.teams.says': (p: { tokens: number; wins: boolean }) =>
    p.tokens === 0
      ? 'Nobody takes a token.'
      : `You take ${plural('en', p.tokens, `1 ${p.wins ? 'victory' : 'defeat'} token`, `${p.tokens} ${p.wins ? 'victory' : 'defeat'} tokens`)}; the opposing neighbour takes as many of the other kind.`,
  'figure.turn': 'Passing the hands',
  'figure.turn.says': 'After every turn the hands go on: to the left in Ages I and III, to the right in Age II.',
  'figure.trade': 'Buying from a neighbour',
  'figure.trade.post': 'East Trading Post built',
  'figure.trade.clay': 'You make 1 clay',
  'figure.trade.bought': (p: { units: string; price: number }) => `${p.units} at ${p.price}`,
  'figure.trade.total': 'You pay the right neighbour',
  'figure.trade.says': (p: { coins: number }) =>
    `The Laboratory costs 2 clay and 1 papyrus. You buy what is missing: ${p.coins} coins go to the right neighbour, who keeps the resources.`,
  'figure.chain': 'A chain',
  'figure.chain.built': 'The Theater is built',
  'figure.chain.free': 'The Theater shows the mask that the Gardens ask for: the Gardens are free.',
  'figure.chain.paid': 'Under a board or in the discard pile the Theater shows nothing: the Gardens have to be paid.',
  'figure.war': 'Military conflicts',
  'figure.war.left': 'Shields on the left',
  'figure.war.own': 'Your shields',
  'figure.war.right': 'Shields on the right',
  'figure.war.says': (p: { points: readonly number[]; total: number }) =>
    `Against the left ${signed(p.points[0])}, against the right ${signed(p.points[1])}: ${signed(p.total)} in all. The shields stay for the next age.`,
  'figure.science': 'Points of science',
  'figure.science.same': 'Identical: the square of each number',
  'figure.science.sets': (p: { n: number }) => `Sets of three different: ${p.n} × 7`,
  'figure.science.total': 'Points',
  'figure.science.says': (p: { points: number }) => `These green cards are worth ${p.points} points.`,
  'figure.loss': 'Losing coins',
  'figure.loss.owed': 'Coins to lose',
  'figure.loss.held': 'Coins that you hold',
  'figure.loss.given': 'Coins that you give',
  'figure.loss.says': (p: { given: number; debts: number; left: number }) =>
    `You give ${p.given} and take ${p.debts === 1 ? '1 debt' : `${p.debts} debts`}: ${p.left} left, and ${p.debts === 0 ? 'no points lost' : `−${p.debts} at the end`}.`,
};
