// Brazilian Portuguese of the tips of a first game of 7 Wonders.
import { plural } from '../../catalogue.ts';
import type { SevenWondersTipWords } from './index.ts';

export const ptBR = {
  chain: (p) => `${p.card}: grátis para você por encadeamento, a partir de ${p.root} na sua cidade.`,
  war: (p) =>
    `${p.name} tem ${plural('pt-BR', p.count, '1 escudo', `${p.count} escudos`)} a mais que você. Com ${p.card} você evita a derrota no fim da Era.`,
  same: (p) => `Você já tem uma carta com o nome ${p.card}. Esta ainda serve para um Estágio ou para vender.`,
  split: (p) => `Os dois vizinhos vendem pelo mesmo preço o que ${p.card} pede: escolha quem recebe as moedas.`,
  'last-turn': 'Último turno da Era: a carta que você não jogar é descartada.',
  set: (p) => `Com ${p.card} você fecha um conjunto de três símbolos diferentes: ${p.points} pontos a mais.`,
  loss: 'Você pode pegar Dívidas mesmo tendo as moedas: cada uma vale −1 ponto no fim.',
  dove: 'Com a Diplomacia você fica fora dos Conflitos Militares desta Era, mesmo que fosse vencer.',
} satisfies SevenWondersTipWords;
