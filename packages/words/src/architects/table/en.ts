// What the table of Architects says beside the names and sentences of the game itself. English sets the shape.
import { plural } from '../../catalogue.ts';

const LANGUAGE = 'en';
const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'card', 'cards')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
const horns = (count: number): string => `${count} ${plural(LANGUAGE, count, 'horn', 'horns')}`;
const victories = (count: number): string => `${count} ${plural(LANGUAGE, count, 'victory', 'victories')}`;

interface Named {
  readonly name: string;
}
interface Count {
  readonly count: number;
}
interface Staged {
  readonly stage: number;
}
interface Decked {
  readonly deck: string;
}

export const en = {
  you: 'you',
  'you.capital': 'You',

  // The bar
  'bar.cities': (p: Count) => `${p.count} cities`,
  'bar.wait': (p: Named) => `${p.name}’s turn`,
  'bar.wait.short': (p: Named) => p.name,
  'bar.mine.starter': 'Who goes first?',
  'bar.mine.wonder': 'Choose your wonder',
  'bar.mine.card': (p: Count) => `Your turn: take 1 of ${p.count}`,
  'bar.mine.card.one': 'Your turn: take the card',
  'bar.mine.build': 'You must build first',
  'bar.mine.exchange': 'You must exchange first',
  'bar.mine.extra': (p: Count) => `${p.count} more ${plural(LANGUAGE, p.count, 'card', 'cards')}, or end the turn`,
  'bar.mine.any-deck': 'A card from any deck',
  'bar.mine.search': 'Choose a deck to search',
  'bar.mine.keep': 'Keep one card',
  'bar.mine.token': 'Choose a progress token',
  // The same for a narrow bar
  'bar.short.starter': 'Who goes first?',
  'bar.short.wonder': 'Your wonder',
  'bar.short.card': (p: Count) => `Take 1 of ${p.count}`,
  'bar.short.card.one': 'Take the card',
  'bar.short.build': 'Build',
  'bar.short.exchange': 'Exchange',
  'bar.short.extra': 'One more card',
  'bar.short.any-deck': 'Any deck',
  'bar.short.search': 'Search a deck',
  'bar.short.keep': 'Keep one',
  'bar.short.token': 'Pick a token',

  // Seats
  'seat.next': 'next',
  'seat.turn': 'playing',
  'city.of': (p: Named) => `${p.name}’s city`,
  'city.open': (p: Named) => `Look at ${p.name}’s city`,
  'city.empty': 'No cards yet',
  'city.cards': 'Cards',
  'city.tokens': 'Progress tokens',
  'stat.shields': (p: Count & { readonly horned: number }) =>
    p.horned > 0 ? `${shields(p.count)}, ${p.horned} of them discarded after a battle` : shields(p.count),
  'stat.victories': (p: Count) => `${p.count} military ${plural(LANGUAGE, p.count, 'victory', 'victories')}`,
  'stat.points': (p: Count) => `${points(p.count)} so far`,
  'stat.stages': (p: Count) => `${p.count} of 5 stages`,
  'stat.cat': 'holds the Cat',
  'stage.line': (p: Staged & { readonly cost: string; readonly points: number; readonly state: 'built' | 'available' | 'later' }) =>
    `Stage ${p.stage}, ${p.state === 'built' ? 'built' : p.state === 'available' ? `next, ${p.cost}` : `later, ${p.cost}`}: ${points(p.points)}`,

  // The strip on a card has little room
  'short.wood': 'Wood',
  'short.stone': 'Stone',
  'short.brick': 'Brick',
  'short.papyrus': 'Papyrus',
  'short.glass': 'Glass',
  'short.coin': 'Coin',
  'short.compass': 'Compass',
  'short.gear': 'Gear',
  'short.tablet': 'Tablet',
  'short.red-0': 'Shield',
  'short.red-1': '1 horn',
  'short.red-2': '2 horns',
  'short.blue-3': '3 points',
  'short.blue-2-cat': '2 and Cat',

  // Decks
  'deck.own': 'your deck',
  'deck.of': (p: Named) => `from ${p.name}`,
  'deck.central': 'central deck',
  'deck.empty': 'empty',
  'deck.unknown': 'Face down',
  'deck.nobody': 'nobody has seen it',
  'deck.cat': (p: Named) => `${p.name} holds the Cat`,
  'deck.only-you': 'only you',
  'deck.only-you.long': 'the Cat showed it to you only',
  'deck.left': (p: Count) => `${cards(p.count)} left`,
  'deck.look': (p: Decked) => `See what is left: ${p.deck}`,
  'deck.take': (p: Decked & { readonly card: string; readonly follows: string }) =>
    `Take ${p.card}. ${p.deck}.${p.follows === '' ? '' : ` ${p.follows}.`}`,
  'deck.take.go': 'Take',
  'deck.take-unknown': (p: Decked) => `Take the top card, face down. ${p.deck}.`,
  'deck.top': (p: Decked & { readonly card: string }) => `${p.deck}, on top: ${p.card}`,
  'deck.unseen': (p: Decked) => `${p.deck}, face down`,
  'deck.chance': (p: Count & { readonly of: number }) => `${p.count} of ${p.of}`,
  'deck.stage': (p: Count & { readonly of: number }) => `${p.count}\u00a0of\u00a0${p.of} ${plural(LANGUAGE, p.count, 'builds', 'build')}`,
  'deck.exchange': (p: Count & { readonly of: number }) =>
    `${p.count}\u00a0of\u00a0${p.of} ${plural(LANGUAGE, p.count, 'earns', 'earn')} a token`,
  'deck.why-left': 'Everyone can count the cards that have left a deck; nobody knows the order below the top card.',
  'then.resources': (p: Count) => `you would have ${p.count} ${plural(LANGUAGE, p.count, 'resource', 'resources')}`,
  'then.symbols': (p: Count) => `you would have ${p.count} ${plural(LANGUAGE, p.count, 'symbol', 'symbols')}`,
  // The same for a phone
  'brief.stage': (p: Staged & { readonly points: number }) => (p.points > 0 ? `stage ${p.stage}: +${p.points}` : `stage ${p.stage}`),
  'brief.token': 'progress',
  'brief.battle': 'battle!',
  'brief.flips': (p: Count) => `flips ${p.count}`,
  'brief.extra': '1 more card',
  'deck.choices': 'Cards you can take',

  // The middle
  'conflict.to-go': (p: Count) => `${horns(p.count)} until battle`,
  'conflict.battle': 'Battle at the end of this turn',
  'conflict.label': (p: { readonly battle: number; readonly tokens: number }) => `Conflict tokens: ${p.battle} of ${p.tokens} show battle`,
  'tokens.open': 'Progress tokens',
  'tokens.look': (p: { readonly token: string; readonly effect: string }) => `${p.token}: ${p.effect}`,
  'tokens.pile': (p: Count) => `pile ${p.count}`,
  'tokens.pile.long': (p: Count) => `Pile of progress tokens: ${p.count} face down`,
  'tokens.pile.holds': 'In the pile',
  'discard.label': 'discard',
  'discard.title': 'Discard pile',
  'discard.count': (p: Count) => `Discard pile: ${cards(p.count)}`,
  'discard.empty': 'Nothing has been discarded yet.',
  'discard.help': 'Discarded cards do not come back.',
  'cat.table': 'The Cat is in the middle',

  // My city
  'mine.resources': 'Resources',
  'mine.science': 'Science',
  'mine.shields': (p: Count) => `Shields ${p.count}`,
  'mine.points': (p: Count) => `Points ${p.count}`,
  'mine.horned': (p: Count) => `${p.count} discarded after the battle`,
  'mine.short': (p: Count & Staged) => `${p.count} ${plural(LANGUAGE, p.count, 'resource', 'resources')} short of stage ${p.stage}`,
  'mine.science.help': '2 identical or 3 different: a token',
  'row.wonder': 'wonder',
  'row.blue': 'blue',
  'row.cat': 'Cat',
  'row.military': 'victories',
  'row.progress': 'tokens',
  'war.title': 'If a battle happened now',
  'war.win': (p: Count) => `+${victories(p.count)}`,
  'war.tie': 'tie',
  'war.none': 'defeat',
  'war.past': (p: Count) => `${p.count === 1 ? 'victory' : 'victories'} from past battles`,
  'war.after': 'Shields with horns are then discarded. Each victory is worth 3 points.',
  'war.versus': (p: Named & { readonly mine: number; readonly theirs: number; readonly outcome: string }) =>
    `Against ${p.name}: ${p.mine} to ${p.theirs} shields, ${p.outcome}`,
  'tokens.mine': 'Your tokens',
  'tokens.of': (p: Named) => `${p.name}’s tokens`,
  'tokens.none': 'No progress token yet: 2 identical green cards, or 3 different ones, give one.',
  'tokens.used': 'used this turn',
  'tokens.ready': 'gives a card now',
  'cat.title': 'The Cat',
  'cat.help': 'You see the top of the central deck. 2 points at the end.',
  'legend.different': 'different',
  'legend.identical': 'identical',

  // What is open in a turn
  'act.title': 'Your turn',
  'act.forced': 'must be done before the turn ends',
  'act.build': 'You must build',
  'act.stage': (p: Staged) => `Stage ${p.stage}`,
  'act.pays': (p: { readonly cost: string }) => `Your cards pay ${p.cost}. Choose what to discard.`,
  'act.pays.one': (p: { readonly cost: string }) => `Your cards pay ${p.cost}. There is one way to pay.`,
  'act.coin': 'A coin stands for any resource.',
  'act.ways': 'Ways to pay',
  'act.way': (p: { readonly cards: string; readonly stays: string; readonly tokens: string }) =>
    `Discard ${p.cards}${p.tokens === '' ? '' : `, with ${p.tokens}`}; ${p.stays === '' ? 'nothing left over' : `left over: ${p.stays}`}`,
  'act.stays': 'left over:',
  'act.stays.none': 'nothing left over',
  'act.build.go': 'Build',
  'act.build.label': (p: Staged & { readonly points: number }) => `Build stage ${p.stage}, plus ${points(p.points)}`,
  'act.exchange': 'Green cards for a token',
  'act.exchange.tab': 'Token',
  'act.exchange.help': 'Choose what to discard; then choose a progress token.',
  'act.exchange.pair': '2 identical',
  'act.exchange.trio': '3 different',
  'act.exchange.go': 'Exchange',
  'act.exchange.label': (p: { readonly symbols: string }) => `Exchange ${p.symbols} for a progress token`,
  'act.extra': (p: Count) => (p.count === 1 ? 'One more card' : `${p.count} more cards`),
  'act.extra.tab': (p: Count) => `+${cards(p.count)}`,
  'act.extra.by': (p: { readonly tokens: string }) =>
    `Thanks to ${p.tokens}: take another of the three cards above, or end your turn without it.`,
  'act.end.lost': (p: Count) => (p.count === 1 ? 'End the turn without the extra card' : `End the turn without the ${p.count} extra cards`),
  'act.end.forced': 'Do the locked item first.',
  'any.title': 'The top card of any deck',
  'any.help': 'Alexandria lets you take from every deck on the table.',
  'any.pick': 'Choose a deck',
  'any.go': (p: Decked) => `Take: ${p.deck}`,
  'search.title': 'Search a deck',
  'search.help': 'Look through the top 5 cards and keep one; the deck is reshuffled.',
  'search.go': (p: Decked) => `Search: ${p.deck}`,
  'search.sees': (p: Count) => `you see ${cards(p.count)}`,
  'keep.title': 'Keep one card',
  'keep.go': (p: { readonly card: string }) => `Keep ${p.card}`,
  'keep.pick': 'Pick a card to see what happens.',
  'keep.others': (p: Named) => `${p.name} is looking through these cards`,
  'token.title': 'Choose a progress token',
  'token.pile': 'The top of the pile',
  'token.pile.help': (p: Count) => `Face down: one of ${p.count}.`,
  'token.go': (p: { readonly token: string }) => `Take ${p.token}`,
  'token.go.pile': 'Take from the pile',
  'wonder.title': 'Choose your wonder',
  'wonder.wait': (p: Named) => `${p.name} is choosing a wonder`,
  'wonder.go': (p: { readonly wonder: string }) => `Take ${p.wonder}`,
  'wonder.none': 'still to choose',
  'wonder.sum': (p: { readonly points: number }) => `${p.points} points in 5 stages`,
  'wonder.effect-on': (p: { readonly stages: string }) => `with stages ${p.stages}`,
  'starter.title': 'Who goes first?',
  'starter.wait': (p: Named) => `${p.name} is choosing the first player`,
  'starter.pick': 'Choose a player',
  'starter.go': (p: Named) => `${p.name} goes first`,

  // What happened since my last turn
  'last.round': 'Last round',
  'herald.battle': (p: { readonly won: number | undefined }) =>
    p.won === undefined ? 'Battle!' : p.won === 0 ? 'Battle: no victory for you' : `Battle: ${victories(p.won)} for you`,

  // Panels
  'option.wonders': 'Wonders',
  'option.wonders.random': 'random',
  'option.wonders.choose': 'chosen in turn',
  'option.starter': 'First player',
  'option.starter.random': 'random',
  'option.starter.owner': 'seat 1',
  'option.starter.choose': 'seat 1 decides',
  'option.coins': 'Coins in a payment',
  'option.coins.missing': 'for missing cards',
  'option.coins.free': 'freely',
  'option.battle': 'One shield against none, two players',
  'option.battle.double': 'two tokens',
  'option.battle.single': 'one token',
  'option.engineering': 'Engineering',
  'option.engineering.must': 'must be used',
  'option.engineering.may': 'may be used',
  'keys.numbers': 'take the left, central or right card, or that option in a question',
  'keys.arrows': 'move between options',
  'keys.enter': 'choose the focused item',
  'keys.build': 'confirm: build, exchange, take the token',
  'keys.end': 'end the turn',
  'keys.next': 'next pending action',
  'keys.escape': 'close what is open',
  'keys.turn': 'everyone’s last turn',
  'keys.pile': 'discard pile',
  'keys.summary': 'hear a summary of all cities',
};
