// What panels, the draft and the end screen say: fetched with them, beside play. English sets the shape.
import { list, plural } from '../catalogue.ts';

const LANGUAGE = 'en';
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const and = (items: readonly string[]): string => list(LANGUAGE, items);

export const en = {
  // Panels: menu, log, discard pile, keys
  'menu.title': 'This table',
  'menu.hint': 'Hint',
  'menu.keys': 'Keys',
  'menu.home': 'Home page',
  'menu.stand': 'Let a bot play for me',
  'menu.stand.help': 'Your seat stays yours; take it back at any moment.',
  'menu.options': 'Options of this table',
  'menu.code': (p: { readonly code: string }) => `Table ${p.code}`,
  'menu.seed-hash': 'Mark of the shuffle',
  'menu.seed-hash.help': 'Fixed before the first move. After the game the seed is shown, and anyone can check that nothing was changed.',
  'hint.title': 'Hint',
  'hint.thinking': 'A master is thinking about your move…',
  'hint.wait': 'There is nothing for you to choose right now.',
  'hint.failed': 'No hint could be found this time. Close this and try again.',
  'hint.chance': (p: { readonly percent: number }) => `${p.percent} % chance of victory`,
  'hint.points': (p: { readonly points: number; readonly rival: number }) =>
    `At the end about ${points(p.points)}, the best rival ${p.rival}.`,
  'hint.reason.only': 'Nothing else is possible.',
  'hint.reason.wins': 'It wins the game.',
  'hint.reason.saves': (p: { readonly name: string }) => `It keeps ${p.name} from winning at once.`,
  'hint.reason.points': (p: { readonly count: number }) => `It brings ${points(p.count)} now.`,
  'hint.help':
    'What a master would do in your place, best first. It sees only what you see; the chances are its own estimate. Hints are given only at tables where all others are bots.',
  'log.title': 'Log',
  'log.empty': 'Nothing has happened yet.',
  'log.draft': 'Wonders',
  'log.end': 'The end',
  'log.filter': 'Show only what concerns one seat',
  'log.all': 'All',
  'log.nothing': 'Nothing yet that concerns this seat.',
  you: 'You',
  'discard.title': 'Discard pile',
  'discard.empty': 'Nothing has been discarded yet.',
  'keys.title': 'Keys',
  'keys.arrows': 'walk over the cards',
  'keys.enter': 'open the card; again: go to its actions',
  'keys.b': 'build the open card',
  'keys.d': 'discard the open card',
  'keys.numbers': 'build that wonder with it, or take that choice',
  'keys.esc': 'close what is open',
  'keys.l': 'log',
  'keys.p': 'prices for the rival',
  'keys.x': 'discard pile',
  'keys.c': 'hear a summary of both cities',
  'keys.help': 'this list',

  // The draft
  'draft.yours': 'Choose a wonder for your city',
  'draft.wait': (p: { readonly name: string }) => `${p.name} is choosing a wonder`,
  'draft.group': (p: { readonly group: number }) => `Group ${p.group} of 2`,
  'draft.order': 'Order of choice',
  'draft.pick': (p: { readonly n: number; readonly name: string }) => `Choice ${p.n}: ${p.name}`,
  'draft.now': 'now',
  'draft.done': 'made',
  'draft.offer': 'Wonders on offer',
  'draft.choose': (p: { readonly wonder: string }) => `Choose ${p.wonder}`,
  'draft.take': 'Choose',

  // The end screen
  'end.wins': (p: { readonly name: string }) => `${p.name} wins`,
  'end.you-win': 'You win',
  'end.shared': 'A shared victory',
  'end.names-win': (p: { readonly names: readonly string[] }) => `${and(p.names)} ${p.names.length === 1 ? 'wins' : 'win'}`,
  'end.ahead': (p: { readonly count: number; readonly names: readonly string[] }) => `${points(p.count)} ahead of ${and(p.names)}.`,
  'end.rank': 'Ranking',
  'end.bot': (p: { readonly level: string }) => `bot · ${p.level}`,
  'end.place': (p: { readonly place: number }) => `Place ${p.place}`,
  'end.military': (p: { readonly name: string; readonly other: string }) =>
    `Military supremacy: the conflict pawn entered the capital of ${p.other}.`,
  'end.science': (p: { readonly name: string; readonly needed: number }) =>
    `Scientific supremacy: ${p.name} gathered ${p.needed} different symbols.`,
  'end.civil': (p: { readonly name: string; readonly points: number; readonly other: string; readonly less: number }) =>
    `Civil victory: ${points(p.points)} against ${p.less} of ${p.other}.`,
  'end.tie': (p: {
    readonly name: string;
    readonly other: string;
    readonly points: number;
    readonly blue: number;
    readonly less: number;
  }) => `Tied at ${points(p.points)}. The points of blue cards decide: ${p.name} has ${p.blue}, ${p.other} has ${p.less}.`,
  'end.tie-shared': (p: { readonly points: number; readonly blue: number }) =>
    `Both have ${points(p.points)}, and ${p.blue} of them from blue cards.`,
  'end.not-by-points': 'The game ended before the points were counted; this is how they stood.',
  'end.pad': 'Score pad',
  'end.best': 'best of this row',
  'end.total': 'Total',
  'end.more': 'More about this game',
  'end.part': (p: { readonly row: string; readonly points: string }) => `${p.row}: ${p.points}`,
  'end.chart': 'Where the points came from',
  'end.chart.tab': 'Chart',
  'end.buried': 'Cards under the wonders',
  'end.buried.tab': 'Buried',
  'end.no-buried': 'no wonder built',
  'end.winner': 'winner',
  'end.rematch': 'Rematch',
  'end.rematch.note': 'same seats',
  'end.rematch-go': 'To the rematch',
  'end.table': 'See the table',
  'end.home': 'Home page',
  'end.shuffle': 'Check the shuffle',
  'end.shuffle.help': 'The mark shown at the start is the SHA-256 of this seed. The log replays the whole game from it.',
  'end.seed': 'Seed',
  'end.seed-hash': 'Mark shown at the start',
  'end.matches': 'The seed fits the mark.',
  'end.differs': 'The seed does not fit the mark!',
  'end.download': 'Download the log',
};
