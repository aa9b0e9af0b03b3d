// What the end screen, the log and the summary of a turn of 7 Wonders say. English sets the shape.
import { list, plural } from '../../catalogue.ts';

const LANGUAGE = 'en';
const and = (items: readonly string[]): string => list(LANGUAGE, items);

/** A seat or a team that is compared with others; `coins` is the treasury as it is to be shown. */
type Holder = {
  readonly names: readonly string[];
  readonly coins: string;
};
const holds = ({ names, coins }: Holder): string => `${and(names)} ${names.length === 1 ? 'has' : 'have'} ${coins}`;

export const en = {
  // Who won, and how
  'how.tie': (p: { readonly points: number; readonly others: readonly string[]; readonly holders: readonly Holder[] }) =>
    `Tied at ${p.points} with ${and(p.others)}. The larger treasury wins: ${p.holders.map(holds).join(', ')}.`,
  'how.tie.teams': (p: { readonly points: number; readonly others: readonly string[]; readonly holders: readonly Holder[] }) =>
    `Tied at ${p.points} with ${and(p.others)}. The larger combined treasury wins: ${p.holders.map(holds).join('; ')}.`,
  'how.shared': (p: { readonly names: readonly string[]; readonly points: number; readonly coins: string }) =>
    `${and(p.names)} are tied: ${p.points} points and ${p.coins} in the treasury.`,
  'how.shared.teams': (p: { readonly names: readonly string[]; readonly points: number; readonly coins: string }) =>
    `${and(p.names)} are tied: ${p.points} points and ${p.coins} in both treasuries.`,
  'rank.treasury': (p: { readonly coins: number }) => `treasury ${p.coins}`,

  // The score pad; names of rows as short as the pad needs them
  'row.wonder': 'Wonder',
  'row.treasury': 'Treasury',
  'row.treasury.debts': 'Treasury and debt',
  'row.military': 'Military conflicts',
  'row.blue': 'Civilian',
  'row.yellow': 'Commercial',
  'row.green': 'Scientific',
  'row.purple': 'Guilds',
  'row.black': 'Cities',
  'row.under': 'Cards under the wonder',
  'row.under.none': 'none',
  'row.team': 'Team',

  // Why these points
  'why.stage': (p: { readonly stage: number }) => `Stage ${p.stage}`,
  'why.coins': '1 point for each full set of 3 coins',
  'why.debts': '−1 point each',
  'why.tokens': (p: { readonly count: number; readonly each: number }) =>
    `${p.count} ${plural(LANGUAGE, p.count, 'token', 'tokens')} of ${p.each < 0 ? `−${-p.each}` : p.each}`,
  'why.square': (p: { readonly count: number }) => `${p.count} × ${p.count}`,
  'why.square-chosen': (p: { readonly count: number; readonly chosen: number }) => `${p.count} × ${p.count}, ${p.chosen} of choice`,
  'why.sets': (p: { readonly count: number }) =>
    `${p.count} ${plural(LANGUAGE, p.count, 'set', 'sets')} of three different: ${p.count} × 7`,

  // Chart, buried cards, discard pile
  'chart.note': 'outline: negative points',
  'buried.title': 'Cards under wonders',
  'buried.tab': 'Under wonders',
  'buried.stage': (p: { readonly stage: number; readonly when: string }) => `stage ${p.stage}, ${p.when}`,
  'discard.title': 'Discard pile',
  'discard.tab': 'Discard',
  'discard.empty': 'No cards were discarded.',
  when: (p: { readonly age: string; readonly turn: number }) => `${p.age}, turn ${p.turn}`,
  'face-down': 'a face-down card',

  // The log
  'log.boards': 'Boards',
  'log.turn': (p: { readonly turn: number }) => `Turn ${p.turn}`,
  'log.war': 'Conflicts',

  // What happened in the last turn
  'turn.title': 'What happened last turn',
  'turn.when': (p: { readonly age: string; readonly turn: number }) => `${p.age}, turn ${p.turn}`,
  'turn.none': 'No cards have been revealed yet.',
  'turn.nothing': 'nothing',
  'turn.open': 'Last turn',

  // The menu and the keys
  'option.cities': 'Cities expansion',
  'option.cities.true': 'yes',
  'option.cities.false': 'no',
  'option.teams': 'Teams',
  'option.teams.true': 'yes',
  'option.teams.false': 'no',
  'option.boards': 'Boards',
  'option.boards.random': 'random',
  'option.boards.choose': 'chosen in turn',
  'option.boards.draft': 'drafted',
  'option.sides': 'Sides',
  'option.sides.day': 'Day',
  'option.sides.night': 'Night',
  'option.sides.mixed': 'random',
  'option.sides.choose': 'each player chooses',
  'keys.arrows': 'move between cards',
  'keys.enter': 'open the card',
  'keys.build': 'build the open card',
  'keys.wonder': 'build a stage with it',
  'keys.discard': 'sell it',
  'keys.numbers': 'open that card, or choose that option',
  'keys.escape': 'close what is open',
  'keys.hand': 'your partner’s hand, and back',
  'keys.turn': 'what happened last turn',
  'keys.pile': 'discard pile',
  'keys.summary': 'hear a summary of your city and your neighbours',
};
