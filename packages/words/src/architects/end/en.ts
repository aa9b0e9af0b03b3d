// What the end screen, the log and the last turns of Architects say beside what all games say. English sets the shape.
import { list, plural } from '../../catalogue.ts';

const LANGUAGE = 'en';
const stages = (count: number): string => `${count} ${plural(LANGUAGE, count, 'stage', 'stages')}`;
const and = (items: readonly string[]): string => list(LANGUAGE, items);

/** A seat that is compared with others by what it has built. */
type Builder = {
  readonly name: string;
  readonly stages: number;
};

export const en = {
  // How it ended, and what decided
  'ending.wonder': (p: { readonly name: string; readonly wonder: string }) => `${p.name} completed ${p.wonder}.`,
  'ending.empty': 'No cards were left in any deck.',
  'how.tie': (p: { readonly points: number; readonly others: readonly string[]; readonly builders: readonly Builder[] }) =>
    `Tied at ${p.points} with ${and(p.others)}. More built stages win: ${p.builders.map((b) => `${b.name} has ${b.stages}`).join(', ')}.`,
  'how.shared': (p: { readonly names: readonly string[]; readonly points: number; readonly stages: number }) =>
    `${and(p.names)} are tied: ${p.points} points and ${stages(p.stages)} built.`,
  'rank.stages': (p: { readonly count: number }) => stages(p.count),

  // The score pad
  'stages.of': (p: { readonly built: number; readonly all: number }) => `${p.built} of ${p.all} stages built`,
  'detail.blue': (p: { readonly plain: number; readonly cats: number }) => `${p.plain} without the Cat, ${p.cats} with it`,
  'detail.victories': (p: { readonly count: number }) => `${p.count} ${plural(LANGUAGE, p.count, 'victory token', 'victory tokens')}`,
  'detail.tokens': (p: { readonly names: readonly string[] }) => and(p.names),

  // Why these points
  'why.stage': (p: { readonly stage: number }) => `Stage ${p.stage}`,
  'why.times': (p: { readonly count: number; readonly each: number }) => `${p.count} × ${p.each}`,
  'why.cat': 'The Cat at the end',

  // Every wonder as it stands
  'wonders.title': 'The wonders at the end',
  'wonders.tab': 'Wonders',
  'wonders.one': (p: { readonly name: string; readonly wonder: string; readonly built: number; readonly all: number }) =>
    `${p.wonder}, ${p.name}: ${p.built} of ${p.all} stages built`,

  // The log
  'log.setup': 'Before the first turn',
  'log.round': (p: { readonly round: number }) => `Round ${p.round}`,
  'log.turn': (p: { readonly name: string }) => `${p.name}'s turn`,
  'log.your-turn': 'Your turn',

  // The last turn of every seat
  'turns.title': 'Everyone’s last turn',
  'turns.none': 'Nobody has had a turn yet.',
  'turns.not-yet': 'no turn yet',
  'turns.no-card': 'no card to take',
  'turns.stage': (p: { readonly stage: number; readonly points: number }) => `stage ${p.stage}, +${p.points}`,
  'turns.cat': 'took the Cat',
  'turns.flips': (p: { readonly count: number }) => `${p.count} ${plural(LANGUAGE, p.count, 'horn', 'horns')}`,
  'turns.battle': 'battle',
  'turns.won': (p: { readonly count: number }) => `won ${p.count} ${plural(LANGUAGE, p.count, 'token', 'tokens')}`,
};
