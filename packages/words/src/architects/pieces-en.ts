// Pieces of English sentences that several parts of the catalogue use.
import type { CardId, DeckId, Stage, StageCost } from '@maravilha/architects';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesEn } from './names-en.ts';

const LANGUAGE = 'en';
const counted = (one: string, other: string) => (count: number) => `${count} ${plural(LANGUAGE, count, one, other)}`;

export const points = counted('victory point', 'victory points');
export const shields = counted('shield', 'shields');
export const cards = counted('card', 'cards');
export const resources = counted('resource', 'resources');
export const victories = counted('military victory token', 'military victory tokens');
export const conflictTokens = counted('conflict token', 'conflict tokens');
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
export const or = (items: readonly string[]): string => either(LANGUAGE, items);
export const aCard = (card: CardId): string => namesEn[`a.card.${card}`];
export const theDeck = (deck: DeckId): string => `the ${namesEn[`deck.${deck}`]}`;
export const stage = (number: Stage): string => `stage ${number}`;
/** "stage 2", "stages 2 and 3" */
export const stages = (some: readonly Stage[]): string => `${some.length === 1 ? 'stage' : 'stages'} ${and(some.map(String))}`;
export const cost = (of: StageCost): string => `${of.count} ${of.match} resources`;

const UNITS: Record<CardId, (count: number) => string> = {
  wood: (count) => `${count} wood`,
  stone: (count) => `${count} stone`,
  brick: (count) => `${count} brick`,
  papyrus: (count) => `${count} papyrus`,
  glass: (count) => `${count} glass`,
  coin: counted('coin', 'coins'),
  compass: counted('compass', 'compasses'),
  gear: counted('gear', 'gears'),
  tablet: counted('tablet', 'tablets'),
  'red-0': counted('plain shield', 'plain shields'),
  'red-1': counted('shield with 1 horn', 'shields with 1 horn'),
  'red-2': counted('shield with 2 horns', 'shields with 2 horns'),
  'blue-3': counted('3-point blue card', '3-point blue cards'),
  'blue-2-cat': counted('2-point blue card with the Cat', '2-point blue cards with the Cat'),
};
/** "2 wood", "1 coin", "3 shields with 1 horn" */
export const units = (count: number, card: CardId): string => UNITS[card](count);
