// Portuguese: what cards, tokens, wonders and stages do. Clauses without a capital and without a full stop.
import type { CardId } from '@maravilha/architects';
import type { CatalogueLike } from '../catalogue.ts';
import type { effectsEn } from './effects-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { aCard, cost, or, points, shields, stage, theStages } from './pieces-pt-br.ts';

const horned = (id: CardId): boolean => id === 'red-1' || id === 'red-2';
/** "carta verde", "madeira ou argila" */
const anyOf = (some: readonly CardId[], name: (card: CardId) => string, article = ''): string => {
  if (some.includes('gear')) return `${article}carta verde`;
  return some.every(horned) ? `${article}carta vermelha com buzina` : or(some.map(name));
};
const plain = (card: CardId): string => namesPtBr[`card.${card}`].toLowerCase();
const PER = {
  'cat-sign': 'por ícone de Gato nas suas cartas azuis',
  victory: 'por ficha de Vitória Militar que você tiver',
  token: 'por ficha de Progresso que você tiver, incluindo esta',
} as const;
const PER_SHORT = { 'cat-sign': 'carta azul com o Gato', victory: 'Vitória Militar', token: 'ficha de Progresso' } as const;

export const effectsPtBr = {
  // Cards
  'effect.grey': (p) => `paga 1 ${aCard(p.card)} em um Estágio da sua Maravilha`,
  'effect.yellow': 'paga 1 recurso qualquer em um Estágio da sua Maravilha',
  'effect.green': 'duas idênticas ou três diferentes são trocadas por uma ficha de Progresso',
  'effect.red': (p) =>
    p.horns === 0
      ? '1 escudo, que fica depois da Batalha'
      : `1 escudo; vira ${p.horns === 1 ? 'uma ficha' : `${p.horns} fichas`} de Conflito para o lado da Batalha; é descartado depois da Batalha`,
  'effect.blue': (p) => (p.cat ? `${points(p.points)}; o Gato vem para você` : points(p.points)),
  'effect.cat': (p) =>
    `no início dos seus turnos você vê a carta do topo do baralho central; ${points(p.points)} se estiver com você no fim`,

  // Progress tokens
  'effect.extra-card': (p) =>
    `ao ${p.on === 'stage' ? 'construir um Estágio' : `pegar ${anyOf(p.on, aCard, 'uma ')}`}, você pode pegar mais 1 carta; uma vez por turno`,
  'effect.coin-worth': (p) => `uma carta amarela vale ${p.coins} moedas ao pagar um Estágio; uma vez por turno`,
  'effect.any-match': 'um Estágio pode ser pago com quaisquer recursos, sejam diferentes ou idênticos; uma vez por turno',
  'effect.shields': (p) => `mais ${shields(p.count)} em toda Batalha`,
  'effect.points-wonder': (p) => `ao final da partida, ${points(p.unfinished)}, ou ${p.finished} se a sua Maravilha estiver completa`,
  'effect.points-per': (p) => `ao final da partida, ${points(p.each)} ${PER[p.of]}`,
  'effect.points-copies': (p) => `ao final da partida, ${points(p.one)}, ou ${p.both} no total se você tiver as duas`,
  // The same in a few words
  'short.extra-card': (p) => `${p.on === 'stage' ? 'Estágio construído' : anyOf(p.on, plain)}: mais 1 carta`,
  'short.coin-worth': (p) => `uma moeda vale ${p.coins}`,
  'short.any-match': 'um Estágio com quaisquer recursos',
  'short.shields': (p) => `+${shields(p.count)}`,
  'short.points-wonder': (p) => `+${p.unfinished}, Maravilha completa: +${p.finished}`,
  'short.points-per': (p) => `+${p.each} por ${PER_SHORT[p.of]}`,
  'short.points-copies': (p) => `+${p.one}, as duas: +${p.both}`,

  // Wonders
  'effect.wonder.none': 'sem efeito, mas com mais pontos de vitória do que qualquer outra Maravilha',
  'effect.wonder.any-deck': 'pegue a carta do topo de qualquer baralho da mesa',
  'effect.wonder.central': 'pegue a carta do topo do baralho central',
  'effect.wonder.left-and-right': 'pegue as cartas do topo do baralho à sua esquerda e do baralho à sua direita',
  'effect.wonder.search': (p) =>
    `olhe as ${p.count} cartas do topo do baralho à sua esquerda ou à sua direita, fique com 1 e embaralhe as outras de volta`,
  'effect.wonder.progress': 'pegue uma ficha de Progresso',
  'effect.wonder.shields': '1 escudo permanente',

  // Stages
  stage: (p) => stage(p.stage),
  cost: (p) => cost(p),
  'stage.after': (p) => `depois ${theStages(p.stages, 'do')}`,
  'stage.says': (p) => `${stage(p.stage)} (${p.cost}): ${p.says}`,
} as const satisfies CatalogueLike<typeof effectsEn>;
