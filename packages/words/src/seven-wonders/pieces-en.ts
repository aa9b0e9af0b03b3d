// Pieces of English sentences that several parts of the catalogue use.
import type { Age, BoardId, CardId, Countable, Pay, Resource, Scope } from '@maravilha/seven-wonders';
import { unreachable } from '@maravilha/kernel';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesEn } from './names-en.ts';

const LANGUAGE = 'en';
const VALUES: Record<Age, number> = { 1: 1, 2: 3, 3: 5 };

export const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'coin', 'coins')}`;
export const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'victory point', 'victory points')}`;
export const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'shield', 'shields')}`;
export const debts = (count: number): string => `${count} ${plural(LANGUAGE, count, 'debt', 'debts')}`;
export const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'card', 'cards')}`;
export const defeats = (count: number): string => `${count} ${plural(LANGUAGE, count, 'defeat token', 'defeat tokens')}`;
export const units = (count: number, resource: Resource): string => `${count} ${namesEn[`resource.${resource}`]}`;
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
export const resources = (some: readonly Resource[]): string =>
  either(
    LANGUAGE,
    some.map((resource) => namesEn[`resource.${resource}`]),
  );
export const age = (number: Age): string => `Age ${{ 1: 'I', 2: 'II', 3: 'III' }[number]}`;
export const theCard = (card: CardId): string => `the ${namesEn[`card.${card}`]}`;
export const theMonument = (board: BoardId): string => namesEn[`monument.${board}`].replace(/^The /, 'the ');
/** "an Age II military victory token (+3)" */
export const victory = (of: Age): string => `an ${age(of)} military victory token (+${VALUES[of]})`;

/** " for 3 coins: 2 to the left, 1 to the bank"; nothing when no coin is paid. */
export const price = (pay: Pay, bank: number): string => {
  const total = pay.left + pay.right + bank;
  if (total === 0) return '';
  if (total === bank) return ` for ${coins(bank)}`;
  const parts = [
    pay.left > 0 ? `${pay.left} to the left` : '',
    pay.right > 0 ? `${pay.right} to the right` : '',
    bank > 0 ? `${bank} to the bank` : '',
  ].filter((part) => part !== '');
  return parts.length === 1 ? ` for ${coins(total)}${(parts[0] ?? '').replace(/^\d+/, '')}` : ` for ${coins(total)}: ${parts.join(', ')}`;
};

const where: Record<Scope, string> = {
  own: 'in your city',
  neighbours: 'in both neighbouring cities',
  'own-and-neighbours': 'in your city and both neighbouring cities',
};

/** "for each yellow card in your city" */
export const forEach = (of: Countable, scope: Scope): string => {
  switch (of.kind) {
    case 'cards': {
      const colours = either(
        LANGUAGE,
        of.colours.map((colour) => namesEn[`colour.${colour}`]),
      );
      // Whatever counts cards of these colours in its own city is of such a colour itself.
      const itself = scope === 'own' && of.colours.some((colour) => colour === 'yellow' || colour === 'purple' || colour === 'black');
      return `for each ${colours} card ${where[scope]}${itself ? ', including this one' : ''}`;
    }
    case 'stages':
      return scope === 'own' ? 'for each built stage of your wonder' : `for each wonder stage built ${where[scope]}`;
    case 'victories':
      return of.age === undefined ? 'for each military victory token you hold' : `for each ${age(of.age)} military victory token you hold`;
    case 'defeats':
      return 'for each military defeat token you hold';
    default:
      return unreachable(of);
  }
};
