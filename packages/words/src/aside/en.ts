// What panels, the draft and the end screen say: fetched with them, beside play. English sets the shape.
import { list, plural } from '../catalogue.ts';

const LANGUAGE = 'en';
const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'card', 'cards')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const ordinal = (place: number): string => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
const and = (items: readonly string[]): string => list(LANGUAGE, items);

export const en = {
  // Panels: menu, log, discard pile, keys
  'menu.title': 'This table',
  'menu.keys': 'Keys',
  'menu.home': 'Home',
  'menu.sit': 'Take my seat back',
  'menu.stand': 'Let a bot play for me',
  'menu.stand.help': 'Your seat stays yours; take it back at any time.',
  'menu.offer': 'Let somebody else play on for me',
  'menu.offer.help': 'Anyone watching can ask for your seat; a bot plays meanwhile.',
  'menu.settings': 'Settings',
  'menu.sound': 'Sound',
  'menu.volume': 'Volume',
  'menu.volume.step': (p: { readonly step: number; readonly of: number }) => `${p.step} of ${p.of}`,
  'menu.language': 'Language',
  'menu.theme': 'Theme',
  'menu.theme.day': 'Day',
  'menu.theme.night': 'Night',
  'menu.chat': 'Chat',
  'menu.chat.open': 'open',
  'menu.chat.phrases': 'phrases only',
  'menu.chat.off': 'off',
  'menu.fairness': 'Fairness',
  'resign.item': 'Give up',
  'resign.title': 'Give up this game?',
  'resign.bot': 'A bot takes your seat for good and the others play on. You can stay and watch.',
  'resign.won': (p: { readonly name: string }) => `The match ends at once: ${p.name} wins. It does not count for any rating.`,
  'resign.alone': 'The match ends at once, without a result.',
  'resign.no': 'Keep playing',
  'resign.yes': 'Give up',
  'menu.options': 'Table options',
  'menu.code': (p: { readonly code: string }) => `Table ${p.code}`,
  'menu.seed-hash': 'Shuffle fingerprint',
  'menu.seed-hash.help': 'Fixed before the first move. After the game the seed is shown, so anyone can check that nothing was changed.',
  'log.title': 'Log',
  'log.empty': 'Nothing has happened yet.',
  'log.draft': 'Wonders',
  'log.end': 'The end',
  'log.filter': 'Show one player only',
  'log.all': 'All',
  'log.since': 'Since your last turn',
  'log.nothing': 'Nothing from this player yet.',
  you: 'You',
  'discard.title': 'Discard pile',
  'discard.empty': 'Nothing has been discarded yet.',
  'keys.title': 'Keys',
  'keys.arrows': 'move between cards',
  'keys.enter': 'open the card; press again for its actions',
  'keys.build': 'build the open card',
  'keys.discard': 'discard the open card',
  'keys.numbers': 'build that wonder with it, or choose that option',
  'keys.escape': 'close what is open',
  'keys.log': 'log',
  'keys.prices': 'prices for the opponent',
  'keys.pile': 'discard pile',
  'keys.summary': 'hear a summary of both cities',
  'keys.talk': 'chat',
  'keys.phrases': 'quick phrases of the chat',
  'keys.hint': 'hint',
  'keys.help': 'this list',

  // Beside an open card of Duel
  'preview.reveals': (p: { readonly count: number }) => `reveals ${cards(p.count)}`,
  'preview.opens': (p: { readonly count: number }) => `uncovers ${cards(p.count)}`,
  'preview.symbol': (p: { readonly count: number; readonly needed: number }) => `new symbol: ${p.count} of ${p.needed}`,
  'preview.pair': 'a pair: choose a progress token',
  'preview.pawn': (p: { readonly steps: number }) => `pawn moves ${p.steps}`,
  'preview.loot': (p: { readonly name: string; readonly count: number }) => `${p.name} loses ${coins(p.count)}`,
  'preview.points': (p: { readonly before: number; readonly after: number }) => `points: ${p.before} to ${p.after}`,
  'preview.coins': (p: { readonly after: number }) => `you keep ${coins(p.after)}`,
  'preview.ends': 'ends the game',
  'preview.wins': 'wins the game',

  // The draft
  'draft.yours': 'Choose a wonder for your city',
  'draft.wait': (p: { readonly name: string }) => `${p.name} is choosing a wonder`,
  'draft.group': (p: { readonly group: number }) => `Group ${p.group} of 2`,
  'draft.order': 'Order of picks',
  'draft.pick': (p: { readonly n: number; readonly name: string }) => `Pick ${p.n}: ${p.name}`,
  'draft.now': 'now',
  'draft.done': 'done',
  'draft.offer': 'Available wonders',
  'draft.choose': (p: { readonly wonder: string }) => `Choose ${p.wonder}`,
  'draft.take': 'Choose',

  // The end screen
  'end.you-win': 'You win',
  'end.shared': 'Shared victory',
  'end.names-win': (p: { readonly names: readonly string[] }) => `${and(p.names)} ${p.names.length === 1 ? 'wins' : 'win'}`,
  'end.ahead': (p: { readonly count: number; readonly names: readonly string[] }) => `${points(p.count)} ahead of ${and(p.names)}.`,
  'end.rank': 'Ranking',
  'end.bot': (p: { readonly level: string }) => `bot · ${p.level}`,
  'end.place': (p: { readonly place: number }) => `${ordinal(p.place)} place`,
  'end.military': (p: { readonly name: string; readonly other: string }) =>
    `Military supremacy: the conflict pawn entered ${p.other}’s capital.`,
  'end.science': (p: { readonly name: string; readonly needed: number }) =>
    `Scientific supremacy: ${p.name} collected ${p.needed} different symbols.`,
  'end.civil': (p: { readonly name: string; readonly points: number; readonly other: string; readonly less: number }) =>
    `Civilian victory: ${points(p.points)} to ${p.other}’s ${p.less}.`,
  'end.tie': (p: {
    readonly name: string;
    readonly other: string;
    readonly points: number;
    readonly blue: number;
    readonly less: number;
  }) => `Tied at ${points(p.points)}. Points from blue cards broke the tie: ${p.name} has ${p.blue}, ${p.other} has ${p.less}.`,
  'end.tie-shared': (p: { readonly points: number; readonly blue: number }) =>
    `Both have ${points(p.points)}, ${p.blue} of them from blue cards.`,
  'end.not-by-points': 'The game ended before scoring; these are the points at that moment.',
  'end.pad': 'Score pad',
  'end.best': 'best in this row',
  'end.total': 'Total',
  'end.more': 'More about this game',
  'end.part': (p: { readonly row: string; readonly points: string }) => `${p.row}: ${p.points}`,
  'end.chart': 'Where the points came from',
  'end.chart.tab': 'Chart',
  'end.buried': 'Cards under wonders',
  'end.buried.tab': 'Under wonders',
  'end.no-buried': 'no wonders built',
  'end.winner': 'winner',
  'end.rematch': 'Rematch',
  'end.rematch.note': (p: { readonly by: number }) => (p.by === 1 ? 'everyone moves one seat on' : `everyone moves ${p.by} seats on`),
  'end.rematch-go': 'Join the rematch',
  'end.rematch-by': (p: { readonly name: string }) => `${p.name} wants a rematch`,
  'end.table': 'See the table',
  'end.home': 'Home',
  'end.shuffle': 'Check the shuffle',
  'end.shuffle.help': 'The fingerprint shown at the start is the SHA-256 hash of this seed. The log replays the whole game from it.',
  'end.seed': 'Seed',
  'end.seed-hash': 'Fingerprint shown at the start',
  'end.matches': 'The seed matches the fingerprint.',
  'end.differs': 'The seed does not match the fingerprint!',
  'end.download': 'Download the log',
};
