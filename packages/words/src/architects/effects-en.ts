// English: what cards, tokens, wonders and stages do. Clauses without a capital and without a full stop.
import type { CardId, StageCost, Stage } from '@maravilha/architects';
import { namesEn } from './names-en.ts';
import { aCard, cost, or, points, shields, stages } from './pieces-en.ts';

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Extra = {
  readonly on: readonly CardId[] | 'stage';
};
type Per = {
  readonly each: number;
  readonly of: 'cat-sign' | 'victory' | 'token';
};

const horned = (id: CardId): boolean => id === 'red-1' || id === 'red-2';
/** "green card", "wood or brick" */
const anyOf = (some: readonly CardId[], name: (card: CardId) => string, article = ''): string => {
  if (some.includes('gear')) return `${article}green card`;
  return some.every(horned) ? `${article}red card with a horn` : or(some.map(name));
};
const plain = (card: CardId): string => namesEn[`card.${card}`].toLowerCase();
const PER: Record<Per['of'], string> = {
  'cat-sign': 'for each Cat on your blue cards',
  victory: 'for each military victory token you hold',
  token: 'for each progress token you hold, including this one',
};
const PER_SHORT: Record<Per['of'], string> = { 'cat-sign': 'blue card with the Cat', victory: 'military victory', token: 'progress token' };

export const effectsEn = {
  // Cards
  'effect.grey': (p: { readonly card: CardId }) => `pays for 1 ${aCard(p.card)} in a stage of your wonder`,
  'effect.yellow': 'pays for 1 resource of any kind in a stage of your wonder',
  'effect.green': 'two identical or three different ones are exchanged for a progress token',
  'effect.red': (p: { readonly horns: number }) =>
    p.horns === 0
      ? '1 shield, which you keep after a battle'
      : `1 shield; flips ${p.horns === 1 ? 'a conflict token' : `${p.horns} conflict tokens`} to battle; is discarded after the battle`,
  'effect.blue': (p: { readonly points: number; readonly cat: boolean }) =>
    p.cat ? `${points(p.points)}; the Cat comes to you` : points(p.points),
  'effect.cat': (p: { readonly points: number }) =>
    `at the start of your turns you see the top card of the central deck; ${points(p.points)} if you hold it at the end`,

  // Progress tokens
  'effect.extra-card': (p: Extra) =>
    `when you ${p.on === 'stage' ? 'build a stage' : `take ${anyOf(p.on, aCard, 'a ')}`}, you may take 1 more card; once a turn`,
  'effect.coin-worth': (p: { readonly coins: number }) => `one yellow card is worth ${p.coins} coins when you pay for a stage; once a turn`,
  'effect.any-match': 'one stage can be paid with any resources, whether different or identical; once a turn',
  'effect.shields': (p: { readonly count: number }) => `${p.count} more ${p.count === 1 ? 'shield' : 'shields'} in every battle`,
  'effect.points-wonder': (p: { readonly unfinished: number; readonly finished: number }) =>
    `at the end of the game, ${points(p.unfinished)}, or ${p.finished} if your wonder is complete`,
  'effect.points-per': (p: Per) => `at the end of the game, ${points(p.each)} ${PER[p.of]}`,
  'effect.points-copies': (p: { readonly one: number; readonly both: number }) =>
    `at the end of the game, ${points(p.one)}, or ${p.both} in all if you hold both`,
  // The same in a few words
  'short.extra-card': (p: Extra) => `${p.on === 'stage' ? 'stage built' : anyOf(p.on, plain)}: 1 more card`,
  'short.coin-worth': (p: { readonly coins: number }) => `one coin counts as ${p.coins}`,
  'short.any-match': 'any resources pay for a stage',
  'short.shields': (p: { readonly count: number }) => `+${shields(p.count)}`,
  'short.points-wonder': (p: { readonly unfinished: number; readonly finished: number }) =>
    `+${p.unfinished}, complete wonder: +${p.finished}`,
  'short.points-per': (p: Per) => `+${p.each} per ${PER_SHORT[p.of]}`,
  'short.points-copies': (p: { readonly one: number; readonly both: number }) => `+${p.one}, both: +${p.both}`,

  // Wonders
  'effect.wonder.none': 'no effect, but more victory points than any other wonder',
  'effect.wonder.any-deck': 'take the top card of any deck on the table',
  'effect.wonder.central': 'take the top card of the central deck',
  'effect.wonder.left-and-right': 'take the top card of the deck on your left and of the deck on your right',
  'effect.wonder.search': (p: { readonly count: number }) =>
    `look through the top ${p.count} cards of the deck on your left or right, keep 1 and shuffle the others back`,
  'effect.wonder.progress': 'take a progress token',
  'effect.wonder.shields': '1 permanent shield',

  // Stages
  stage: (p: { readonly stage: Stage }) => `Stage ${p.stage}`,
  cost: (p: StageCost) => cost(p),
  'stage.after': (p: { readonly stages: readonly Stage[] }) => `after ${stages(p.stages)}`,
  'stage.says': (p: { readonly stage: Stage; readonly cost: string; readonly says: string }) => `Stage ${p.stage} (${p.cost}): ${p.says}`,
} as const;
