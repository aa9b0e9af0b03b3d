// Brazilian Portuguese of the drawn examples in the rules of 7 Wonders and of Cities.
import { plural } from '../../catalogue.ts';
import type { SevenWondersFigureWords } from './index.ts';

/** With a true minus sign. */
const signed = (n = 0): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const ptBR = {
  'figure.board': 'Um tabuleiro',
  'figure.board.says': 'Gizé, lado do Dia: uma pedra desde o começo e três Estágios, com o custo e o que cada um dá.',
  'figure.costs': 'Quatro tipos de custo',
  'figure.costs.none': 'nada',
  'figure.costs.coins': 'moedas ao banco',
  'figure.costs.resources': 'recursos: seus ou comprados',
  'figure.costs.chain': 'grátis por encadeamento',
  'figure.costs.says': 'O custo da carta fica à esquerda; a etiqueta embaixo diz quanto ela custa a você agora.',
  'figure.colours.says': 'Sete cores, e quantas cartas diferentes há de cada uma.',
  'figure.stage': 'Construir um Estágio',
  'figure.stage.built': 'Estágios construídos',
  'figure.stage.says': (p) =>
    p.built === 3
      ? 'Os três Estágios estão construídos: a Maravilha de Rodes está completa.'
      : `O próximo é o Estágio ${p.built + 1}. Qualquer carta da mão vai para baixo do tabuleiro, virada para baixo; paga-se o custo do Estágio, e não o da carta.`,
  'figure.dove': 'Quem enfrenta quem',
  'figure.dove.holds': (p) => `${p.name} usa a Diplomacia`,
  'figure.dove.says': (p) =>
    `${plural('pt-BR', p.count, '1 conflito', `${p.count} conflitos`)} nesta Era: quem usa a Diplomacia fica de fora, e os vizinhos se enfrentam.`,
  'figure.teams': 'Conflitos em equipes',
  'figure.teams.theirs': 'Escudos do vizinho adversário',
  'figure.teams.mine': 'Você usa a Diplomacia',
  'figure.teams.yours': 'O vizinho adversário usa a Diplomacia',
  'figure.teams.partner': 'Contra o seu colega de equipe',
  'figure.teams.tokens': 'Fichas contra o vizinho adversário',
  'figure.teams.points': 'Pontos para você',
  'figure.teams.says': (p) =>
    p.tokens === 0
      ? 'Ninguém pega ficha.'
      : `Você pega ${plural('pt-BR', p.tokens, `1 ficha de ${p.wins ? 'Vitória' : 'Derrota'} Militar`, `${p.tokens} fichas de ${p.wins ? 'Vitória' : 'Derrota'} Militar`)}; o vizinho adversário pega outras tantas do outro tipo.`,
  'figure.turn': 'Passar as mãos',
  'figure.turn.says': 'Depois de cada turno as mãos passam: à esquerda nas Eras I e III, à direita na Era II.',
  'figure.trade': 'Comprar de um vizinho',
  'figure.trade.post': 'Posto Comercial Leste construído',
  'figure.trade.clay': 'Você produz 1 argila',
  'figure.trade.bought': (p) => `${p.units}, a ${p.price}`,
  'figure.trade.total': 'Você paga ao vizinho da direita',
  'figure.trade.says': (p) =>
    `O Laboratório custa 2 argilas e 1 papiro. Você compra o que falta: ${p.coins} moedas vão para o vizinho da direita, que fica com os recursos.`,
  'figure.chain': 'Um encadeamento',
  'figure.chain.built': 'O Teatro está construído',
  'figure.chain.free': 'O Teatro mostra a máscara que os Jardins pedem: os Jardins saem de graça.',
  'figure.chain.paid': 'Sob o tabuleiro ou no descarte o Teatro não mostra nada: os Jardins têm de ser pagos.',
  'figure.war': 'Conflitos Militares',
  'figure.war.left': 'Escudos à esquerda',
  'figure.war.own': 'Seus escudos',
  'figure.war.right': 'Escudos à direita',
  'figure.war.says': (p) =>
    `Contra a esquerda ${signed(p.points[0])}, contra a direita ${signed(p.points[1])}: ${signed(p.total)} ao todo. Os escudos ficam para a próxima Era.`,
  'figure.science': 'Pontos de ciência',
  'figure.science.same': 'Idênticos: o quadrado de cada quantidade',
  'figure.science.sets': (p) => `Conjuntos de três diferentes: ${p.n} × 7`,
  'figure.science.total': 'Pontos',
  'figure.science.says': (p) => `Estas cartas verdes valem ${p.points} pontos.`,
  'figure.loss': 'Perder moedas',
  'figure.loss.owed': 'Moedas a perder',
  'figure.loss.held': 'Moedas que você tem',
  'figure.loss.given': 'Moedas que você entrega',
  'figure.loss.says': (p) =>
    `Você entrega ${p.given} e pega ${p.debts === 1 ? '1 Dívida' : `${p.debts} Dívidas`}: sobram ${p.left} e ${p.debts === 0 ? 'nenhum ponto se perde' : `−${p.debts} no fim`}.`,
} satisfies SevenWondersFigureWords;
