// Pieces of Portuguese sentences that several parts of the catalogue use. Terms follow the rule book.
import type { Countable } from '@maravilha/dice';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesPtBr } from './names-pt-br.ts';

const LANGUAGE = 'pt-BR';
const counted = (one: string, other: string) => (count: number) => `${count} ${plural(LANGUAGE, count, one, other)}`;

export const points = counted('ponto de vitória', 'pontos de vitória');
export const coins = counted('moeda', 'moedas');
export const resources = counted('recurso', 'recursos');
export const spaces = counted('espaço', 'espaços');
export const bonuses = (count: number): string => `${count} bônus`;
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
const or = (items: readonly string[]): string => either(LANGUAGE, items);
export const structure = (of: Countable): string => namesPtBr[`structure.${of}`];

const ARTICLES: Record<Countable, 'o' | 'a' | 'os'> = {
  warehouse: 'o',
  wonder: 'a',
  barracksWest: 'o',
  barracksEast: 'o',
  barracks: 'os',
  university: 'a',
  agora: 'a',
  market: 'o',
  leadersGallery: 'a',
  guildCourt: 'a',
};
/** "a Ágora", "da Ágora" */
export const the = (of: Countable): string => `${ARTICLES[of]} ${structure(of)}`;
export const ofThe = (of: Countable): string => `d${the(of)}`;
/** "da Ágora ou do Mercado" */
export const ofOneOf = (some: readonly Countable[]): string => or(some.map(ofThe));
/** "Ágora completa", "Mercado completo" */
export const completed = (of: Countable): string => `${structure(of)} ${{ o: 'completo', a: 'completa', os: 'completos' }[ARTICLES[of]]}`;
