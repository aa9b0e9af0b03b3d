// English: the log.
import type { SpecialDie, StructureId } from '@maravilha/dice';
import { capital } from '../catalogue.ts';
import type { Who } from '../who.ts';
import { namesEn } from './names-en.ts';
import { and, coins, points, structure, the } from './pieces-en.ts';

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Named = {
  readonly name: Who;
};
type Names = {
  readonly names: readonly Who[];
};
type Gained = Named & { readonly count: number };

const special = (die: SpecialDie): string => `the ${namesEn[`die.${die}`]}`;
const paid = (count: number): string => (count === 0 ? 'free' : coins(count));
const all = (names: readonly Who[]): string => and(names.map((who) => who ?? 'you'));

export const eventsEn = {
  'event.city-chosen': (p: Named & { readonly city: string }) => `${p.name ?? 'You'} took ${p.city}.`,
  'event.rolled': (p: { readonly turn: number; readonly last: boolean; readonly forum: string }) =>
    `Turn ${p.turn}${p.last ? ', the last one' : ''}. Forum: ${p.forum}.`,
  'event.crossed.die': (p: Named & { readonly space: string; readonly die: string; readonly paid: number }) =>
    `${p.name ?? 'You'} crossed off ${p.space} (${p.die}, ${paid(p.paid)}).`,
  'event.crossed.wonder': (p: Named & { readonly space: string; readonly paid: number }) =>
    `${p.name ?? 'You'} built ${p.space} of the Wonder (${paid(p.paid)}).`,
  'event.crossed.effect': (p: Named & { readonly space: string; readonly paid: number }) =>
    `${p.name ?? 'You'} crossed off ${p.space} thanks to an effect (${paid(p.paid)}).`,
  'event.attack': (p: Named & { readonly against: Who; readonly points: number; readonly defence: number }) =>
    `${p.name ?? 'You'} scored ${points(p.points)} against ${p.against ?? 'you'}${p.defence > 0 ? ` (${p.defence} blocked)` : ''}.`,
  'event.coins.pass': (p: Gained) => `${p.name ?? 'You'} gained ${coins(p.count)} by passing.`,
  'event.coins.die': (p: Gained) => `${p.name ?? 'You'} gained ${coins(p.count)} for choosing the die.`,
  'event.coins.bonus': (p: Gained) => `${p.name ?? 'You'} gained ${coins(p.count)} from the bonus.`,
  'event.coins.space': (p: Gained & { readonly space: string }) => `${p.name ?? 'You'} gained ${coins(p.count)} (${p.space}).`,
  'event.unlocked': (p: Named & { readonly die: SpecialDie }) => `${p.name ?? 'You'} unlocked ${special(p.die)}.`,
  'event.passed': (p: Named) => `${p.name ?? 'You'} passed.`,
  'event.completed': (p: Named & { readonly structure: StructureId }) => `${p.name ?? 'You'} completed ${the(p.structure)}.`,
  'event.bonus': (p: Named & { readonly bonus: string }) => `${p.name ?? 'You'} took a bonus: ${p.bonus}.`,
  'event.declined': (p: Named & { readonly what: string }) => `${p.name ?? 'You'} declined ${p.what}.`,
  'event.agora-first': (p: Names & { readonly points: number }) => `First to complete the Agora: ${all(p.names)}. +${points(p.points)}.`,
  'event.die-entered': (p: { readonly die: SpecialDie }) => `${capital(special(p.die))} enters the Forum in place of a grey one.`,
  'event.last-turn': (p: Names) => `All bonuses crossed off: ${all(p.names)}. One more turn, then the game is over.`,
  'event.over': (p: Names) => `The game is over: ${all(p.names)} won.`,

  // What a seat did, without its name: no capital, no full stop
  'did.die': (p: { readonly space: string; readonly die: string; readonly paid: number }) => `${p.space} (${p.die}, ${paid(p.paid)})`,
  'did.plain': (p: { readonly space: string; readonly paid: number }) => `${p.space} (${paid(p.paid)})`,
  'did.attack': (p: { readonly against: Who; readonly points: number }) => `${points(p.points)} against ${p.against ?? 'you'}`,
  'did.coins': (p: { readonly count: number }) => `+${coins(p.count)}`,
  'did.unlocked': (p: { readonly die: SpecialDie }) => `${special(p.die)} unlocked`,
  'did.passed': 'passed',
  'did.completed': (p: { readonly structure: StructureId }) => `${structure(p.structure)} complete`,
  'did.bonus': (p: { readonly bonus: string }) => `bonus: ${p.bonus}`,
  'did.declined': (p: { readonly what: string }) => `declined ${p.what}`,

  // What was left
  'offer.action': 'the extra action',
  'offer.free-die': 'the free die',
  'offer.cross': 'the offered space',
  'offer.bonus': 'the bonus',
} as const;
