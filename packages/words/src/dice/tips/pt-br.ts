// Brazilian Portuguese of the tips of a first game of Dice.
import { plural } from '../../catalogue.ts';
import type { DiceTipWords } from './index.ts';

export const ptBR = {
  wonder: 'A Maravilha não usa dado: você paga só a etapa. É uma boa escolha quando os dados estão caros.',
  unlock: (p) => `Este espaço desbloqueia um dado especial para você: ${p.die}.`,
  defence: (p) =>
    `A cidade que você ataca tem defesa ali: o ataque registra ${plural('pt-BR', p.count, '1 ponto', `${p.count} pontos`)} a menos.`,
  bonus: (p) => `Mais um espaço completa uma estrutura (${p.structure}) e lhe dá um bônus.`,
  end: (p) => `Alguém tem ${p.bonuses} bônus: este é o último turno.`,
} satisfies DiceTipWords;
