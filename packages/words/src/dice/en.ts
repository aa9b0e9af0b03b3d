// English words of 7 Wonders Dice. They set the shape that every other language must have.
import type { CityId, Colour, Countable, Decision, DieId, SpecialDie, StructureId } from '@maravilha/dice';
import { effectsEn } from './effects-en.ts';
import { eventsEn } from './events-en.ts';
import { namesEn } from './names-en.ts';
import { and, bonuses, coins, points, resources, spaces, structure, the, theOneOf } from './pieces-en.ts';

const OWED: Record<Decision, string> = {
  city: 'choose a city first',
  action: 'take your action first',
  'free-die': 'build the structure with the free die first',
  cross: 'settle the space from the effect first',
  bonus: 'take the bonus first',
  ready: 'the others are still choosing',
  over: 'the game is over',
};

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Count = {
  readonly count: number;
};
type Named = {
  readonly name: string;
};
type Space = {
  readonly space: string;
};
/** "the red die", "grey die 2" */
const theDie = (die: DieId): string => `${/\d$/.test(die) ? '' : 'the '}${namesEn[`die.${die}`]}`;
type Crossing = Count & { readonly of: readonly Countable[] };

export const en = {
  ...namesEn,
  ...effectsEn,
  ...eventsEn,

  'game.name': '7 Wonders Dice',

  // Pieces of sentences
  points: (p: Count) => points(p.count),
  coins: (p: Count) => coins(p.count),
  resources: (p: Count) => resources(p.count),
  'die.says': (p: { readonly die: string; readonly symbol: string; readonly cost: number }) =>
    `${p.die}: ${p.symbol}, ${coins(p.cost)} section`,
  'die.of': (p: { readonly colour: Colour }) => `${namesEn[`colour.${p.colour}`]} die`,
  'forum.section': (p: { readonly cost: number; readonly dice: string }) => `for ${coins(p.cost)}: ${p.dice}`,
  'forum.die': (p: { readonly die: string; readonly symbol: string }) => `${p.die} (${p.symbol})`,

  // What is owed: for the one who decides, and for everyone else
  'decision.city': 'Choose a city',
  'decision.action': 'Your turn: choose a die, the Wonder, or pass',
  'decision.free-die': 'Build a structure: the die is free',
  'decision.cross': 'Cross off a space',
  'decision.bonus': 'Take a bonus',
  'decision.ready': 'Your turn is done',
  'decision.over': 'The game is over',
  'decision.wait.city': (p: Named) => `${p.name} is choosing a city`,
  'decision.wait.action': (p: Named) => `${p.name} is choosing`,
  'decision.wait.free-die': (p: Named) => `${p.name} is building with a free die`,
  'decision.wait.cross': (p: Named) => `${p.name} is crossing off a space`,
  'decision.wait.bonus': (p: Named) => `${p.name} is taking a bonus`,
  'decision.wait.ready': (p: Named) => `${p.name} is ready`,
  'decision.wait.over': () => 'The game is over',
  // What is still open in the turn
  'pending.action': 'Another action',
  'pending.free-die': 'A structure with a free die',
  'pending.cross': (p: Crossing) =>
    p.count === 1 ? `Cross off a space in ${theOneOf(p.of)}` : `Cross off up to ${spaces(p.count)} in ${theOneOf(p.of)}`,
  'pending.bonus': 'A bonus',

  // Moves
  'move.city': (p: { readonly city: CityId }) => `Choose ${namesEn[`city.${p.city}`]}`,
  'move.construct': (p: Space & { readonly die: DieId }) => `Cross off ${p.space} with ${theDie(p.die)}`,
  'move.wonder': 'Build the next stage of the Wonder',
  'move.pass': (p: Count) => `Pass and gain ${coins(p.count)}`,
  'move.cross': (p: Space) => `Cross off ${p.space}`,
  'move.bonus': (p: { readonly bonus: string }) => `Take the bonus: ${p.bonus}`,
  'move.decline': 'Skip it',

  // A bill, clause by clause
  'bill.die': (p: { readonly cost: number; readonly cut: number; readonly by: string | undefined }) =>
    p.cut === 0 ? `die ${p.cost}` : `die ${p.cost} − ${p.cut}${p.by === undefined ? '' : ` (${p.by})`} = ${p.cost - p.cut}`,
  'bill.space': (p: { readonly cost: number; readonly resources: number }) =>
    p.resources === 0 ? `space ${p.cost}` : `space ${p.cost} − ${resources(p.resources)} = ${p.cost - p.resources}`,
  'bill.chosen': (p: Count) => `${coins(p.count)} gained for the die`,
  'bill.total': (p: Count) => (p.count === 0 ? 'nothing to pay' : `${coins(p.count)} to pay`),
  'bill.left': (p: Count) => `${p.count} left`,
  'bill.short': (p: Count) => `${p.count} more needed`,
  'bill.free': 'free die',

  // What follows from a space, in few words: no capital, no full stop
  'follow.attack': (p: { readonly points: number; readonly defence: number }) =>
    `scores ${points(p.points)}${p.defence > 0 ? ` (${p.defence} blocked)` : ''}`,
  'follow.coins': (p: Count) => `+${coins(p.count)}`,
  'follow.points': (p: Count) => `+${points(p.count)}`,
  'follow.completes': (p: { readonly structure: StructureId; readonly bonus: boolean }) =>
    `completes ${the(p.structure)}${p.bonus ? ': bonus' : ''}`,

  // A sheet, read aloud
  'sheet.says': (p: Named & { readonly city: string; readonly coins: number; readonly resources: number }) =>
    `${p.name}, ${p.city}: ${coins(p.coins)}, ${resources(p.resources)}.`,
  'sheet.no-city': (p: Named) => `No city yet: ${p.name}.`,
  'sheet.bonuses': (p: Count & { readonly of: number; readonly items: readonly string[] }) =>
    p.count === 0 ? `0 of ${p.of} bonuses.` : `${p.count} of ${bonuses(p.of)}: ${p.items.join('; ')}.`,
  'sheet.unlocked': (p: { readonly dice: readonly string[] }) => `Unlocked: ${and(p.dice)}.`,
  'sheet.structure': (p: { readonly structure: StructureId; readonly crossed: number; readonly of: number; readonly items: string }) => {
    const head = `${structure(p.structure)}: ${p.crossed} of ${p.of}`;
    return p.crossed === 0 ? `${head}.` : `${head}: ${p.items}.`;
  },
  'sheet.complete': (p: { readonly structure: StructureId; readonly items: string }) => `${structure(p.structure)} complete: ${p.items}.`,
  'sheet.recorded': (p: { readonly place: string; readonly points: number }) => `${p.place} (${points(p.points)})`,
  'sheet.agora-first': (p: { readonly points: number }) => `First to complete the Agora: ${points(p.points)}.`,

  // Endings
  'ending.bonuses': 'A city has crossed off all its bonuses',
  'ending.bonuses.how': 'When somebody has crossed off three bonuses, one more turn is played; the most victory points win.',
  'ending.tie.coins': 'Tied on points; more unspent coins broke the tie.',
  'ending.shared': 'Shared victory: tied on points and on unspent coins.',

  // Score pad
  'score.wonder': 'Wonder',
  'score.barracksWest': 'Western Barracks',
  'score.barracksEast': 'Eastern Barracks',
  'score.university': 'University',
  'score.agora': 'Agora',
  'score.market': 'Market',
  'score.leadersGallery': 'Gallery of Leaders',
  'score.guildCourt': 'Guild Court',
  'score.total': 'Total',

  // Why not
  'refusal.game-over': 'The game is over.',
  'refusal.not-awaited': 'Your turn is done.',
  'refusal.other-decision': (p: { readonly decision: Decision }) => `Not now: ${OWED[p.decision]}.`,
  'refusal.not-offered': 'That is not available.',
  'refusal.not-in-forum': (p: { readonly die: DieId }) => `The ${namesEn[`die.${p.die}`]} is not in the Forum.`,
  'refusal.locked': (p: { readonly die: SpecialDie }) =>
    `The ${namesEn[`die.${p.die}`]} is locked for you: a space in your University unlocks it.`,
  'refusal.already-crossed': (p: Space) => `Already crossed off: ${p.space}.`,
  'refusal.no-such-space': (p: Space) => `Not on your board: ${p.space}.`,
  'refusal.out-of-reach': (p: Space) => `No die reaches it now: ${p.space}.`,
  'refusal.not-yet': (p: Space) => `Another space comes first: ${p.space}.`,
  'refusal.guild-behind': (p: { readonly of: Countable; readonly mine: number; readonly left: number; readonly right: number }) => {
    const theirs = p.left === p.right ? `${p.left}` : `${p.left} on the left and ${p.right} on the right`;
    const head = p.mine >= p.left && p.mine >= p.right ? 'With two players you must be ahead' : 'You are behind';
    return `${head}: ${structure(p.of)} ${p.mine} against ${theirs}, at the start of the turn.`;
  },
  'refusal.too-expensive': (p: { readonly short: number }) => `Too expensive: you need ${coins(p.short)} more.`,
  'refusal.wonder-complete': 'Your Wonder is complete.',
  'refusal.bonus-taken': 'That bonus is already crossed off.',
  'refusal.nothing-to-decline': 'You cannot skip this: choose something.',
} as const;
