// Portuguese: what cards and stages do. Clauses without a capital and without a full stop.
import type { Neighbour } from '@maravilha/seven-wonders';
import type { CatalogueLike } from '../catalogue.ts';
import type { effectsEn } from './effects-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { age, and, coins, debts, forEach, points, resources, shields, units, victory } from './pieces-pt-br.ts';

const GOODS = { raw: 'materiais básicos', goods: 'produtos manufaturados' } as const;
const from = (sides: readonly Neighbour[]): string =>
  sides.length > 1 ? 'de qualquer vizinho' : and(sides.map((side) => `do ${namesPtBr[`neighbour.${side}`]}`));

export const effectsPtBr = {
  'effect.produce': (p) => `produz ${and(p.resources.map((r) => units(r.count, r.resource)))}`,
  'effect.produceChoice': (p) => `produz 1 unidade de ${resources(p.oneOf)}, à sua escolha em cada turno`,
  'effect.tradePrice': (p) => `você compra ${GOODS[p.of]} ${from(p.sides)} por ${coins(p.price)} a unidade`,
  'effect.points': (p) => points(p.count),
  'effect.shields': (p) => shields(p.count),
  'effect.science': (p) => `símbolo científico: ${p.symbol}`,
  'effect.scienceChoice': 'um símbolo científico à sua escolha, o que render mais pontos no final',
  'effect.coins': (p) => `receba ${coins(p.count)}`,
  'effect.coinsPer': (p) => `receba ${coins(p.each)} ${forEach(p.of, p.in)}`,
  'effect.pointsPer': (p) => `${points(p.each)} ${forEach(p.of, p.in)}`,
  'effect.coinsAndPointsPer': (p) => `${coins(p.coins)} agora e ${points(p.points)} no final ${forEach(p.of, p.in)}`,
  'effect.pointsIfComplete': (p) => `${points(p.count)} se todos os Estágios da sua Maravilha estiverem construídos`,
  'effect.playLastCard': 'ao final de cada Era, você pode jogar a sua última carta em vez de descartá-la',
  'effect.buildFromDiscard': 'ao final deste turno, você pode construir de graça uma carta da pilha de descartes',
  'effect.freeFirstOfColour': 'a primeira carta de cada cor na sua cidade é grátis',
  'effect.freeFirstOfAge': 'a carta que você joga no primeiro turno de uma Era é construída de graça',
  'effect.freeLastOfAge': 'a carta que você joga no último turno de uma Era é construída de graça',
  'effect.tradeRebate': (p) =>
    `uma vez por turno, um recurso comprado do ${namesPtBr[`neighbour.${p.side}`]} custa ${coins(p.count)} a menos`,
  'effect.initialRebate': (p) => `o recurso inicial do tabuleiro de um vizinho custa a você ${coins(p.count)} a menos, sempre`,
  'effect.extraProduced':
    'uma vez por turno, mais 1 unidade de um recurso que o seu recurso inicial ou as suas cartas marrons ou cinza produzam',
  'effect.extraUnproduced':
    'uma vez por turno, 1 unidade de um recurso que nem o seu recurso inicial nem as suas cartas marrons ou cinza produzam',
  'effect.stagesWithoutResources':
    'os Estágios que você construir daqui em diante não custam recursos; as moedas do custo continuam valendo',
  'effect.neighboursGainCoins': (p) => `cada vizinho recebe ${coins(p.count)}`,
  'effect.othersGainCoins': (p) => `todos os outros jogadores recebem ${coins(p.count)}`,
  'effect.othersLoseCoins': (p) => `todos os outros jogadores perdem ${coins(p.count)} ou pegam Dívidas no lugar`,
  'effect.othersLoseCoinsPer': (p) =>
    `todos os outros jogadores perdem ${coins(p.each)}, ou pegam uma Dívida no lugar, por ${
      p.of === 'victories' ? 'ficha de Vitória Militar que tiverem' : 'Estágio de Maravilha que tiverem construído'
    }`,
  'effect.neighboursTakeDebt': (p) => `cada vizinho pega ${debts(p.count)}`,
  'effect.victoryToken': (p) => `pegue ${victory(p.age)}`,
  'effect.discardDefeats': 'depois descarte todas as suas fichas de Derrota Militar',
  'effect.diplomacy': 'pegue uma ficha de Diplomacia para os próximos Conflitos Militares',
  'effect.copyScience': 'um símbolo científico de uma carta verde de um vizinho, o que render mais pontos no final',

  'effect.brief': (p) =>
    p.text
      .replace('nas duas cidades vizinhas', 'dos vizinhos')
      .replace(
        / de vitória(?=[ .;])| agora(?= e)| no final(?= por)| na sua cidade(?! e)|, incluindo esta|,? ou pegam (uma )?Dívidas? no lugar,?|, à sua escolha em cada turno|, o que render .*final| para os próximos Conflitos Militares| que (você )?(tiver|tiverem)( construído)?(?=[ .;])/g,
        '',
      ),

  // Stages of a wonder
  stage: (p) => `Estágio ${p.stage}`,
  'stage.says': (p) => `Estágio ${p.stage} (${p.cost}): ${p.effect}`,
  'token.victory': (p) => `ficha de Vitória Militar da ${age(p.age)}`,
} as const satisfies CatalogueLike<typeof effectsEn>;
