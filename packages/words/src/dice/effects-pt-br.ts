// Portuguese: what spaces, bonuses and dice do. Clauses without a capital and without a full stop.
import type { Colour } from '@maravilha/dice';
import type { CatalogueLike } from '../catalogue.ts';
import type { effectsEn } from './effects-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { and, coins, ofOneOf, ofThe, points, resources, spaces } from './pieces-pt-br.ts';

const colour = (of: Colour): string => namesPtBr[`colour.${of}`];
/** "dados azuis" */
const dice = (of: Colour): string => {
  const one = colour(of);
  if (of === 'grey') return 'dados cinza';
  return `dados ${one.endsWith('l') ? `${one.slice(0, -1)}is` : `${one}s`}`;
};
const LINES = { black: 'preta', white: 'branca', purple: 'roxa' } as const;
const SIDES = { left: 'à sua esquerda', right: 'à sua direita' } as const;

export const effectsPtBr = {
  'effect.produceResource': (p) => `produz 1 recurso (${p.resource})`,
  'effect.attack': (p) => `registra ${points(p.points)}, menos a defesa que a cidade ${SIDES[p.side]} riscou em turnos anteriores`,
  'effect.defence': (p) => `a partir do próximo turno, ataques da cidade ${SIDES[p.side]} registram ${p.amount} a menos`,
  'effect.cross': (p) =>
    p.count === 1
      ? `risque um espaço ${ofOneOf(p.of)}, sem dado; você paga só o custo do espaço`
      : `risque até ${spaces(p.count)} ${ofOneOf(p.of)}, sem dado; você paga só o custo de cada espaço`,
  'effect.gainCoins': (p) => `ganhe ${coins(p.amount)}`,
  'effect.constructFreeDie': 'construa mais uma estrutura com um dado grátis; você paga só o custo do espaço',
  'effect.anotherAction': 'realize mais uma ação com os mesmos dados, pagando o custo normal',
  'effect.coinsAndPointsPerSpace': (p) => {
    const parts = [...(p.coins > 0 ? [`${coins(p.coins)} agora`] : []), ...(p.points > 0 ? [`${points(p.points)} no fim`] : [])];
    return `${and(parts)} por espaço riscado ${ofThe(p.of)}`;
  },
  'effect.pointsPerLeader': (p) => `no fim, ${points(p.points)} por espaço riscado ${ofThe(p.of)}, incluindo este`,
  'effect.dieCostMinus': (p) => `todo dado que você escolhe custa ${p.amount} a menos`,
  'effect.dieCostZero': (p) => `${dice(p.colour)} não custam nada para você`,
  'effect.coinsWhenChosen': (p) => `cada vez que escolhe um dado ${colour(p.colour)}, você ganha ${coins(p.amount)}`,
  'effect.unlockDie': (p) => `desbloqueia o dado ${colour(p.die)} para você`,

  // The same in a few words
  'short.produceResource': '+1 recurso',
  'short.attack': (p) => `ataque de ${p.points}`,
  'short.defence': (p) => `bloqueia ${p.amount}`,
  'short.cross': (p) => (p.count === 1 ? `um espaço ${ofOneOf(p.of)}` : `até ${spaces(p.count)} ${ofOneOf(p.of)}`),
  'short.gainCoins': (p) => `+${coins(p.amount)}`,
  'short.constructFreeDie': 'uma estrutura com dado grátis',
  'short.anotherAction': 'mais uma ação',
  'short.coinsAndPointsPerSpace': (p) => {
    const parts = [...(p.coins > 0 ? [`+${coins(p.coins)}`] : []), ...(p.points > 0 ? [`+${p.points} no fim`] : [])];
    return `${parts.join(', ')} por espaço ${ofThe(p.of)}`;
  },
  'short.pointsPerLeader': (p) => `+${p.points} por líder`,
  'short.dieCostMinus': (p) => `dados custam ${p.amount} a menos`,
  'short.dieCostZero': (p) => `${dice(p.colour)} grátis`,
  'short.coinsWhenChosen': (p) => `dado ${colour(p.colour)}: +${coins(p.amount)}`,
  'short.unlockDie': (p) => `desbloqueia o dado ${colour(p.die)}`,

  // A place within its structure
  'place.stage': (p) => `etapa ${p.n}`,
  'place.attack': (p) => `ataque ${p.n}`,
  'place.defence': (p) => `defesa ${p.n}`,
  'place.line': (p) => `${p.n}º espaço de ${p.symbol}`,
  'place.both': (p) => and(p.symbols),
  'place.unlock': (p) => `linha ${LINES[p.die]} ${p.n}`,
  'place.number': (p) => `espaço ${p.n}`,
  space: (p) => `${p.structure}, ${p.place}`,
  'space.cost': (p) => (p.cost === 0 ? 'grátis' : resources(p.cost)),
  'space.nothing': 'sem pontos e sem efeito',
  'space.says': (p) => `${p.space} (${p.cost}): ${p.says}.`,
} as const satisfies CatalogueLike<typeof effectsEn>;
