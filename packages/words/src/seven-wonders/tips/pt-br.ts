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
  'first.said': (p) => `${p.who} ${p.did.charAt(0).toLowerCase()}${p.did.slice(1)}.`,
  'first.stage': (p) => `Estágio ${p.stage}`,
  'first.makes': (p) => `A partir do próximo turno: ${p.effect}`,
  'first.stage.follows': 'A carta fica virada para baixo sob a Maravilha. O que o Estágio dá vale a partir de agora.',
  'first.sold.follows': 'A carta vai para a pilha de descartes, virada para baixo, por 3 moedas do banco.',
  dove: 'Com a Diplomacia você fica fora dos Conflitos Militares desta Era, mesmo que fosse vencer.',
} satisfies SevenWondersTipWords;
