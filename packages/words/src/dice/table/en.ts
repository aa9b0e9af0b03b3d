// What the table of Dice says beside the names and sentences of the game itself. English sets the shape.
import { list, plural } from '../../catalogue.ts';

const LANGUAGE = 'en';
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const and = (items: readonly string[]): string => list(LANGUAGE, items);

interface Named {
  readonly name: string;
}
interface Names {
  readonly names: readonly string[];
}
interface Count {
  readonly count: number;
}

export const en = {
  'you.capital': 'You',
  // The bar
  'bar.turn': (p: { readonly turn: number }) => `turn ${p.turn}`,
  'bar.last-turn': (p: { readonly turn: number }) => `turn ${p.turn}, the last`,
  'bar.note': (p: { readonly note: string; readonly ready: number; readonly all: number }) => `${p.note} · ${p.ready} of ${p.all} ready`,
  'bar.short.turn': (p: { readonly turn: number }) => `Turn ${p.turn}`,
  'bar.short.last': () => 'Last turn',
  'bar.cities': 'choosing cities',
  'bar.action': 'Choose a die',
  'bar.again': 'Another action',
  'bar.free-die': 'Choose a free die',
  'bar.space': 'Choose a space',
  'bar.confirm': 'Confirm your choice',
  'bar.cross': 'Choose a space',
  'bar.bonus': 'Choose a bonus',
  'bar.city': 'Choose your city',
  'bar.ready': 'You are ready',
  'bar.wait': (p: Names) => `Waiting for ${and(p.names)}`,
  'bar.waiting': (p: Count) => (p.count === 1 ? 'Waiting for 1 player' : `Waiting for ${p.count} players`),

  // Places of the table
  'side.choice': 'The Forum and your choice',
  'side.others': 'The other cities',
  'forum.label': 'The Forum',

  // Dice
  'die.label': (p: { readonly die: string; readonly price: number; readonly spaces: number }) =>
    `${p.die}. The die costs you ${coins(p.price)}. ${p.spaces} ${plural(LANGUAGE, p.spaces, 'space', 'spaces')} within reach.`,
  'die.no': (p: { readonly die: string; readonly why: string }) => `${p.die}. ${p.why}`,
  'die.done': 'You have nothing left to cross off with it.',
  'face.name': (p: { readonly symbol: string; readonly colour: string }) => `${p.symbol}, ${p.colour}`,
  'face.help': (p: { readonly structures: readonly string[] }) => `Reaches: ${p.structures.join(', ')}.`,

  // What is asked
  'ask.action': 'Your turn',
  'ask.action.help': 'Choose a die, or a space it reaches. The Wonder needs no die.',
  'ask.cross.help': 'You need no die; you still pay for the space.',
  'ask.free-die.help': 'Choose a die: it is free. You still pay for the space.',
  'ask.bonus.help': 'A structure of your city is complete. Take one bonus.',
  'ask.nothing': 'You can afford no space',
  'ask.nothing.help': (p: Count) => `Pass and gain ${coins(p.count)}.`,
  'ask.nothing.wonder': 'Build the Wonder, or pass.',
  'ways.title': 'Spaces within reach',
  'ways.region': (p: Count) => `Spaces within reach: ${p.count}`,
  'ways.count': (p: Count) => `${p.count} ${plural(LANGUAGE, p.count, 'space', 'spaces')}`,
  'ways.denied': 'Too expensive',
  'way.label': (p: { readonly space: string; readonly price: number; readonly follows: string; readonly by: string }) =>
    `${p.space}, ${p.price === 0 ? 'free' : coins(p.price)}${p.by === '' ? '' : `, ${p.by}`}${p.follows === '' ? '' : `: ${p.follows}`}`,
  'way.short': (p: { readonly structure: string; readonly place: string }) => `${p.structure}, ${p.place}`,
  'bill.die': (p: { readonly cost: number; readonly cut: number }) =>
    p.cut > 0 ? `die in section ${p.cost}, − ${p.cut}` : `die in section ${p.cost}`,
  'bill.space': (p: { readonly cost: number; readonly resources: number }) =>
    p.resources > 0 ? `space ${p.cost}, − ${p.resources} ${plural(LANGUAGE, p.resources, 'resource', 'resources')}` : `space ${p.cost}`,
  'bill.free': 'free die',
  'bill.chosen': 'gained for choosing the die',
  'bill.total': (p: { readonly left: number }) => `Total (you keep ${p.left})`,
  'bill.short': (p: { readonly die: string; readonly space: string; readonly total: number }) =>
    `${p.die === '' ? '' : `die ${p.die} + `}space ${p.space} = ${p.total}`,
  'act.choose': 'Choose a space',
  'act.cross': 'Cross off for',
  'act.build': 'Build for',
  'act.pass': 'Pass',
  'act.pass.label': (p: Count) => `Pass and gain ${coins(p.count)}`,
  'act.decline': 'Skip it',
  'act.wonder': (p: { readonly stage: string; readonly price: number; readonly follows: string }) =>
    `Build the Wonder, ${p.stage}, ${p.price === 0 ? 'free' : coins(p.price)}${p.follows === '' ? '' : `: ${p.follows}`}`,
  'act.wonder.no': (p: { readonly stage: string; readonly why: string }) => `The Wonder, ${p.stage}: ${p.why}`,
  'act.wonder.done': 'The Wonder is complete',
  'bonus.title': 'Bonuses',
  'bonus.choose': 'Choose a bonus',
  'bonus.take': 'Take this bonus',
  'bonus.label': (p: { readonly bonus: string }) => `Bonus: ${p.bonus}`,
  'chain.then': (p: { readonly items: readonly string[] }) => `Then: ${p.items.join('; ')}`,
  'chain.last': 'The last choice of your turn',
  'chain.back': 'Start the turn over',
  'ready.title': 'You are ready',
  'ready.change': 'Undo',
  'wait.title': 'The others are choosing',
  'wait.names': (p: Names) => (p.names.length === 0 ? '' : `Still choosing: ${and(p.names)}.`),
  'wait.count': (p: Count) => (p.count === 1 ? '1 player is still choosing.' : `${p.count} players are still choosing.`),
  'watch.title': 'You are watching',

  // Sheets
  'sheet.of': (p: Named) => `${p.name}’s board`,
  'sheet.open': (p: Named) => `Look at ${p.name}’s board`,
  'sheet.first': '1st',
  'sheet.west': 'West',
  'sheet.east': 'East',
  'sheet.points': (p: Count) => `${points(p.count)} so far`,
  'structure.open': (p: { readonly structure: string }) => `Enlarge: ${p.structure}`,
  'structure.crossed': 'crossed off',
  'wall.west': 'West',
  'wall.east': 'East',
  'wall.cut': 'your attacks',
  'wall.cut.theirs': 'attacks',
  'mood.ready': 'ready',
  'mood.thinking': 'thinking',

  // The edge of the table
  'others.open': (p: { readonly ready: number; readonly all: number }) => `The other cities: ${p.ready} of ${p.all} ready`,
  'others.title': 'The other cities',
  'last.title': 'Last turn',
  'end.last': 'This is the last turn.',
  'end.none': (p: { readonly needed: number }) => `The game ends when a city has crossed off ${p.needed} bonuses; nobody has any yet.`,
  'end.most': (p: Names & { readonly most: number; readonly needed: number }) =>
    `Closest to the end: ${p.names.length > 1 ? `${p.names.length} cities, each` : and(p.names)} with ${p.most} of ${p.needed} bonuses.`,
  'special.title': 'Special dice',
  'special.none': (p: { readonly die: string }) => `${p.die}: nobody has unlocked it`,
  'special.mine': (p: { readonly die: string }) => `${p.die}: unlocked by you`,
  'special.others': (p: Names & { readonly die: string }) => `${p.die}: unlocked by ${and(p.names)}, not by you`,
  'special.who': (p: Names & { readonly die: string }) => `${p.die}: unlocked by ${and(p.names)}`,

  // Cities to choose from
  'city.title': 'Choose your city',
  'city.wait': (p: Named) => `${p.name} is choosing a city`,
  'city.none': 'still to choose',
  'city.go': (p: { readonly city: string }) => `Take ${p.city}`,
  'city.differs': 'Only the Wonder and the University differ from city to city.',

  // Sheets beside the table
  'boards.note': 'Rules and dice are real. 63% of the numbers on the boards are reconstructed, because no source shows them.',
  'option.cities': 'Cities',
  'option.cities.random': 'random',
  'option.cities.choose': 'chosen in turn',
  'turns.title': 'Everyone’s last turn',
  'turns.none': 'No turns have been played yet.',
  'turns.end': 'At the end of the turn',
  'log.setup': 'Before the first turn',
  'log.turn': (p: { readonly turn: number }) => `Turn ${p.turn}`,
  'keys.numbers': 'choose that die, or that option in a question',
  'keys.arrows': 'move between options',
  'keys.enter': 'choose the focused item; confirm the choice',
  'keys.build': 'confirm: cross off, take the bonus',
  'keys.wonder': 'build the Wonder',
  'keys.end': 'pass',
  'keys.skip': 'skip what an effect offers',
  'keys.escape': 'undo the choice, close what is open',
  'keys.turn': 'everyone’s last turn',
  'keys.forum': 'hear the dice of the Forum',
  'keys.summary': 'hear a summary of all boards',

  // The result
  'how.tie': (p: {
    readonly points: number;
    readonly others: readonly string[];
    readonly coins: readonly (Named & { readonly coins: number })[];
  }) =>
    `Tied at ${p.points} with ${and(p.others)}. More unspent coins win: ${p.coins.map((one) => `${one.name} has ${one.coins}`).join(', ')}.`,
  'how.shared': (p: Names & { readonly points: number; readonly coins: number }) =>
    `${and(p.names)} are tied: ${points(p.points)} and ${coins(p.coins)}.`,
  'rank.coins': (p: Count) => coins(p.count),
  'why.first': 'First to complete the Agora',
  'end.coins': 'Unspent coins',
  'end.spaces': (p: { readonly crossed: number; readonly of: number }) => `${p.crossed} of ${p.of} spaces crossed off`,
  'end.sheets': 'The boards',
  'end.sheets.tab': 'Boards',
};
