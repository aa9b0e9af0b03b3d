// Pieces of Portuguese sentences that several parts of the catalogue use. Terms follow the rule book.
import type { CardId, DeckId, Stage, StageCost } from '@maravilha/architects';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesPtBr } from './names-pt-br.ts';

const LANGUAGE = 'pt-BR';
const counted = (one: string, other: string) => (count: number) => `${count} ${plural(LANGUAGE, count, one, other)}`;

export const points = counted('ponto de vitória', 'pontos de vitória');
export const shields = counted('escudo', 'escudos');
export const cards = counted('carta', 'cartas');
export const resources = counted('recurso', 'recursos');
export const victories = counted('ficha de Vitória Militar', 'fichas de Vitória Militar');
export const conflictTokens = counted('ficha de Conflito', 'fichas de Conflito');
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
export const or = (items: readonly string[]): string => either(LANGUAGE, items);
export const aCard = (card: CardId): string => namesPtBr[`a.card.${card}`];
export const theDeck = (deck: DeckId): string => `o ${namesPtBr[`deck.${deck}`]}`;
export const ofTheDeck = (deck: DeckId): string => `d${theDeck(deck)}`;
/** "3º Estágio" */
export const stage = (number: Stage): string => `${number}º Estágio`;
/** "o 2º Estágio", "o 2º e o 3º Estágio"; with another article "do 2º e do 3º Estágio" */
export const theStages = (some: readonly Stage[], article = 'o', join = and): string =>
  `${join(some.map((number) => `${article} ${number}º`))} Estágio`;
export const cost = (of: StageCost): string => `${of.count} recursos ${of.match === 'different' ? 'diferentes' : 'idênticos'}`;

const UNITS: Record<CardId, (count: number) => string> = {
  wood: counted('madeira', 'madeiras'),
  stone: counted('pedra', 'pedras'),
  brick: counted('argila', 'argilas'),
  papyrus: counted('papiro', 'papiros'),
  glass: counted('vidro', 'vidros'),
  coin: counted('moeda', 'moedas'),
  compass: counted('compasso', 'compassos'),
  gear: counted('engrenagem', 'engrenagens'),
  tablet: counted('tabuleta', 'tabuletas'),
  'red-0': counted('escudo sem buzina', 'escudos sem buzina'),
  'red-1': counted('escudo com 1 buzina', 'escudos com 1 buzina'),
  'red-2': counted('escudo com 2 buzinas', 'escudos com 2 buzinas'),
  'blue-3': counted('carta azul de 3 pontos', 'cartas azuis de 3 pontos'),
  'blue-2-cat': counted('carta azul de 2 pontos com o Gato', 'cartas azuis de 2 pontos com o Gato'),
};
/** "2 madeiras", "1 moeda", "3 escudos com 1 buzina" */
export const units = (count: number, card: CardId): string => UNITS[card](count);
