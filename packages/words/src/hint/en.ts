// What a hint says: fetched with it. English sets the shape.
import { list, plural } from '../catalogue.ts';

const LANGUAGE = 'en';
const and = (items: readonly string[]): string => list(LANGUAGE, items);
const EITHER = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'point', 'points')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

export const en = {
  title: 'Hint',
  thinking: 'Playing out your moves…',
  wait: 'You have nothing to choose right now.',
  failed: 'No hint this time. Close this and try again.',
  play: 'Play this',
  'play.move': (p: { readonly move: string }) => `Play this: ${p.move}`,
  chance: (p: { readonly percent: number }) => `${p.percent}% to win`,
  level: 'about equal',
  favourite: 'a master’s choice',
  points: (p: { readonly own: number; readonly rival: number }) => `Final score about ${p.own}, best opponent ${p.rival}.`,
  ending: (p: { readonly name: string; readonly percent: number }) => `${p.name} wins ${p.percent}% of the games.`,
  games: (p: { readonly count: number }) =>
    `From ${p.count} games played out after each move. What you cannot see is dealt anew for every game.`,
  'games.level': '“About equal” means that so many games cannot tell the moves apart.',

  'reason.only': 'It is the only legal move.',
  'reason.wins': 'It wins the game.',
  'reason.saves': (p: { readonly name: string }) => `It stops ${p.name} from winning at once.`,
  'reason.again': 'You take another turn.',
  'reason.extra': 'You take another card.',
  'reason.token': 'It brings a progress token.',
  'reason.stage': (p: { readonly built: number; readonly of: number }) => `${p.built} of ${p.of} stages are then built.`,
  'reason.pays-stage': (p: { readonly stage: number; readonly points: number }) => `It pays for stage ${p.stage}: ${points(p.points)}.`,
  'reason.nearer': (p: { readonly lacks: number }) =>
    `Your next stage then lacks ${p.lacks} ${plural(LANGUAGE, p.lacks, 'card', 'cards')}.`,
  'reason.points': (p: { readonly row: string; readonly points: number }) => `${points(p.points)} now: ${p.row}.`,
  'reason.symbols': (p: { readonly count: number; readonly needed: number }) =>
    `${p.count} different science ${plural(LANGUAGE, p.count, 'symbol', 'symbols')}; ${p.needed} win.`,
  'reason.war': (p: { readonly leads: readonly { readonly name: string; readonly before: number; readonly after: number }[] }) =>
    `Shields: ${and(p.leads.map(({ name, before, after }) => `${signed(after)} against ${name} (was ${signed(before)})`))}.`,
  'reason.battle': (p: { readonly victories: number }) =>
    `The battle it starts brings you ${p.victories} ${plural(LANGUAGE, p.victories, 'victory token', 'victory tokens')}.`,
  'reason.pawn': (p: { readonly steps: number; readonly left: number }) =>
    `The conflict pawn moves ${p.steps} ${plural(LANGUAGE, p.steps, 'space', 'spaces')}; ${p.left} to the opponent’s capital.`,
  'reason.attack': (p: { readonly points: number }) => `The attack scores ${points(p.points)}.`,
  'reason.chain': (p: { readonly by: string }) => `Free by chain: you have the ${p.by}.`,
  'reason.price': (p: { readonly coins: number; readonly next: number }) =>
    `It costs ${p.coins === 0 ? 'nothing' : coins(p.coins)}; the other moves cost ${coins(p.next)} or more.`,
  'reason.coins': (p: { readonly coins: number }) => `It brings ${coins(p.coins)}.`,
  'reason.robs': (p: { readonly name: string; readonly coins: number }) => `${p.name} loses ${coins(p.coins)}.`,
  'reason.cheaper': (p: { readonly coins: number }) => `The open cards and your wonders cost ${coins(p.coins)} less in all.`,
  'reason.dearer': (p: { readonly name: string; readonly coins: number }) =>
    `The open cards and wonders cost ${p.name} ${coins(p.coins)} more in all.`,
  'reason.produces': (p: { readonly resources: readonly string[]; readonly choice: boolean }) =>
    `It produces ${p.choice ? EITHER.format(p.resources) : and(p.resources)}.`,
  'reason.resources': (p: { readonly count: number }) =>
    `It produces ${p.count} more ${plural(LANGUAGE, p.count, 'resource', 'resources')}.`,
  'reason.trade': (p: { readonly resources: readonly string[] }) => `You buy ${and(p.resources)} for less.`,
  'reason.frees': (p: { readonly cards: readonly string[] }) => `Makes free later: ${and(p.cards)}.`,
  'reason.denies': (p: { readonly name: string; readonly card: string }) => `${p.name} could have built the ${p.card} next.`,
  'reason.completes': (p: { readonly structure: string }) => `It completes the ${p.structure}.`,
  'reason.bonus': 'You cross off a bonus.',
  'reason.unlocks': (p: { readonly die: string }) => `It unlocks the ${p.die}.`,
  'reason.odds': (p: { readonly hits: number; readonly of: number }) =>
    `${p.hits} of its ${p.of} cards would pay for a stage or bring a token at once.`,
  'reason.later': (p: { readonly row: string; readonly points: number }) =>
    `By the end ${points(p.points)} more than after other moves: ${p.row}.`,
};
