// Pieces of Portuguese sentences that several parts of the catalogue use. Terms follow the rule books.
import type { Age, BoardId, CardId, Colour, Countable, Pay, Resource, Scope } from '@maravilha/seven-wonders';
import { unreachable } from '@maravilha/kernel';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesPtBr } from './names-pt-br.ts';

const LANGUAGE = 'pt-BR';
const VALUES: Record<Age, number> = { 1: 1, 2: 3, 3: 5 };

export const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'moeda', 'moedas')}`;
export const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ponto de vitória', 'pontos de vitória')}`;
export const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'escudo', 'escudos')}`;
export const debts = (count: number): string => `${count} ${plural(LANGUAGE, count, 'Dívida', 'Dívidas')}`;
export const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'carta', 'cartas')}`;
export const tokens = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ficha', 'fichas')}`;
export const units = (count: number, resource: Resource): string => {
  const one = namesPtBr[`resource.${resource}`];
  return `${count} ${plural(LANGUAGE, count, one, `${one}s`)}`;
};
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
export const resources = (some: readonly Resource[]): string =>
  either(
    LANGUAGE,
    some.map((resource) => namesPtBr[`resource.${resource}`]),
  );
export const age = (number: Age): string => `Era ${{ 1: 'I', 2: 'II', 3: 'III' }[number]}`;
/** "uma ficha de Vitória Militar da Era II (+3)" */
export const victory = (of: Age): string => `uma ficha de Vitória Militar da ${age(of)} (+${VALUES[of]})`;

/** Cards whose Portuguese name is not feminine singular, by article. */
const ARTICLES: readonly (readonly [string, readonly CardId[]])[] = [
  ['os', ['baths', 'stables', 'gardens', 'city-gates', 'mercenaries']],
  ['as', ['cells']],
  [
    'o',
    [
      'ore-vein',
      'timber-yard',
      'loom-i',
      'loom-ii',
      'well',
      'altar',
      'theater',
      'east-trading-post',
      'west-trading-post',
      'marketplace',
      'barracks',
      'apothecary',
      'scriptorium',
      'aqueduct',
      'temple',
      'courthouse',
      'caravansery',
      'forum',
      'vineyard',
      'bazaar',
      'training-ground',
      'laboratory',
      'pantheon',
      'palace',
      'senate',
      'lighthouse',
      'haven',
      'ludus',
      'castrum',
      'circus',
      'arsenal',
      'observatory',
      'study',
      'west-clandestine-wharf',
      'east-clandestine-wharf',
      'smugglers-cache',
      'secret-warehouse',
      'hideout',
      'raider-camp',
      'pigeonhole',
      'black-market',
      'architect-firm',
      'lair',
      'sepulcher',
      'tabularium',
      'trade-center',
      'consulate',
      'raider-fort',
      'band-of-spies',
      'cenotaph',
      'capitol',
      'slave-market',
      'contingent',
      'memorial',
    ],
  ],
];
export const theCard = (card: CardId): string => {
  const article = ARTICLES.find(([, some]) => some.includes(card))?.[0] ?? 'a';
  return `${article} ${namesPtBr[`card.${card}`]}`;
};
/** The full name carries its article, if it has one. */
export const theMonument = (board: BoardId): string =>
  namesPtBr[`monument.${board}`].replace(/^[AO]s? /, (article) => article.toLowerCase());

/** " por 3 moedas: 2 à esquerda, 1 ao banco"; nothing when no coin is paid. */
export const price = (pay: Pay, bank: number): string => {
  const total = pay.left + pay.right + bank;
  if (total === 0) return '';
  if (total === bank) return ` por ${coins(bank)}`;
  const parts = [
    pay.left > 0 ? `${pay.left} à esquerda` : '',
    pay.right > 0 ? `${pay.right} à direita` : '',
    bank > 0 ? `${bank} ao banco` : '',
  ].filter((part) => part !== '');
  return parts.length === 1 ? ` por ${coins(total)}${(parts[0] ?? '').replace(/^\d+/, '')}` : ` por ${coins(total)}: ${parts.join(', ')}`;
};

const where: Record<Scope, string> = {
  own: 'na sua cidade',
  neighbours: 'nas duas cidades vizinhas',
  'own-and-neighbours': 'na sua cidade e nas duas vizinhas',
};
const ITSELF: readonly Colour[] = ['yellow', 'purple', 'black'];

/** "por carta amarela na sua cidade" */
export const forEach = (of: Countable, scope: Scope): string => {
  switch (of.kind) {
    case 'cards': {
      const colours = either(
        LANGUAGE,
        of.colours.map((colour) => namesPtBr[`colour.${colour}`]),
      );
      // Whatever counts cards of these colours in its own city is of such a colour itself.
      const itself = scope === 'own' && of.colours.some((colour) => ITSELF.includes(colour));
      return `por carta ${colours} ${where[scope]}${itself ? ', incluindo esta' : ''}`;
    }
    case 'stages':
      return scope === 'own' ? 'por Estágio construído da sua Maravilha' : `por Estágio de Maravilha construído ${where[scope]}`;
    case 'victories':
      return of.age === undefined
        ? 'por ficha de Vitória Militar que você tiver'
        : `por ficha de Vitória Militar da ${age(of.age)} que você tiver`;
    case 'defeats':
      return 'por ficha de Derrota Militar que você tiver';
    default:
      return unreachable(of);
  }
};
