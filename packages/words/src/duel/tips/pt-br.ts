// Brazilian Portuguese of the tips of a first game of Duel.
import { plural } from '../../catalogue.ts';
import type { DuelTipWords } from './index.ts';

export const ptBR = {
  reveal: (p) => `Pegar ${p.card} revela uma carta oculta, e ${p.name} poderá pegá-la primeiro.`,
  pair: (p) => `Com ${p.card} você fecha um par de símbolos: escolha uma ficha de Progresso.`,
  six: (p) =>
    `Mais ${plural('pt-BR', p.missing, '1 símbolo diferente', `${p.missing} símbolos diferentes`)}, e você vence por Supremacia Científica.`,
  pawn: (p) =>
    `Com mais ${plural('pt-BR', p.shields, '1 escudo', `${p.shields} escudos`)}, a ficha Militar tira ${plural('pt-BR', p.coins, '1 moeda', `${p.coins} moedas`)} de ${p.name}.`,
  seventh: 'Só mais uma Maravilha pode ser construída nesta partida, sua ou do oponente.',
} satisfies DuelTipWords;
