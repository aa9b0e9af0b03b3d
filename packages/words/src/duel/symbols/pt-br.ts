// Brazilian Portuguese of Duel's effect sheet. Terms follow the rule book.
import { plural } from '../../catalogue.ts';
import type { DuelSymbolWords } from './index.ts';

const track = ({ at, points, mine }: { readonly at: number; readonly points: number; readonly mine: boolean }): string => {
  if (at === 0) return 'O peão está no meio: ninguém pontua.';
  if (at === 9) return mine ? 'A capital caiu: você vence na hora.' : 'A sua capital caiu: o oponente vence na hora.';
  return `No fim isto vale ${points} pontos para ${mine ? 'você' : 'o oponente'}.`;
};

export const ptBR = {
  sheet: 'Descrição dos símbolos',
  'group.resources': 'Recursos e comércio',
  'group.military': 'Militarismo',
  'group.science': 'Ciência e Progresso',
  'group.wonders': 'Maravilhas e encadeamento',
  'group.tokens': 'Efeitos que ficam',
  'group.colours': 'Cores das cartas',

  'raw.says': 'Matéria-prima. Cada símbolo produz uma unidade em toda construção; nada se gasta.',
  'made.says': 'Produto manufaturado. Cada símbolo produz uma unidade em toda construção; nada se gasta.',
  choice: 'Recurso à escolha',
  'choice.says': 'Uma unidade de um deles em cada construção; não encarece as compras do oponente.',
  fixed: 'Preço fixo',
  'fixed.says': 'Você compra esse recurso do banco por 1 moeda a unidade.',
  coin: 'Moedas',
  'coin.says': 'No custo: moedas pagas ao banco. No efeito: moedas recebidas do banco, na hora.',
  'coin.forms': 'moeda|moedas',
  'coins-per': 'Moedas por carta',
  'coins-per.says': 'Ao construir, tantas moedas por cada coisa depois da barra; contam as daquele momento.',
  shield: 'Escudo',
  'shield.says': 'O peão de Conflito avança um espaço em direção à capital do oponente, na hora.',
  'shield.forms': 'escudo|escudos',
  loot: 'Perda de moedas',
  'loot.says': 'O oponente perde tantas moedas para o banco: por uma Maravilha ou pela ficha Militar da zona em que o peão entra.',
  pawn: 'Peão de Conflito',
  'pawn.says': 'Mostra quem está na frente. Na capital do oponente, vence a partida na hora.',
  capital: 'Capital',
  'capital.says': 'O último espaço de um lado da trilha. Levar o peão até lá é Supremacia Militar.',
  'science.says': 'Símbolo científico. Um par dá uma ficha de Progresso; seis diferentes vencem a partida.',
  'scales.says': 'Só existe na ficha Lei. Conta para os seis e nunca forma par.',
  progress: 'Ficha de Progresso',
  'progress.says':
    'Um efeito que fica na sua cidade até o fim. A Grande Biblioteca deixa você sortear três das que estão na caixa e ficar com uma.',
  points: 'Pontos de vitória',
  'points.says': 'Pontos somados depois da Era III, se ninguém venceu por supremacia.',
  'points-per': 'Pontos por carta',
  'points-per.says': 'No fim, tantos pontos por cada coisa depois da barra, na cidade que tiver mais.',
  stage: 'Maravilha',
  'stage.says': 'Uma Maravilha: contam-se as construídas, ou o desconto é para elas.',
  again: 'Jogue novamente',
  'again.says': 'Depois deste turno você tem outro turno inteiro.',
  destroy: 'Descartar do oponente',
  'destroy.says': 'Uma carta dessa cor do oponente vai para a pilha de descartes.',
  discard: 'Pilha de descartes',
  'discard.says': 'Cartas descartadas. Como efeito: construa uma delas de graça.',
  chain: 'Encadeamento',
  'chain.says': 'No custo: a carta é gratuita se você construiu a que mostra o mesmo símbolo. No canto: o símbolo que esta carta oferece.',
  discount: 'Desconto',
  'discount.says': 'A partir de agora, custa dois recursos a menos.',
  income: 'Renda do comércio',
  'income.says': 'Você recebe as moedas que o oponente paga por recursos.',
  'extra-shield': 'Um escudo a mais',
  'extra-shield.says': 'Cada carta vermelha que você construir a partir de agora move o peão mais um espaço.',
  'wonders-again': 'Maravilhas dão outro turno',
  'wonders-again.says': 'Cada Maravilha que você construir a partir de agora dá outro turno.',
  'coins-on-chain': 'Moedas por encadeamento',
  'coins-on-chain.says': 'Você recebe tantas moedas cada vez que constrói uma carta por encadeamento.',

  'brown.says': 'Matérias-primas: madeira, pedra, argila.',
  'grey.says': 'Produtos manufaturados: vidro, papiro.',
  'blue.says': 'Estruturas cívicas: pontos de vitória.',
  'green.says': 'Estruturas científicas: um símbolo e, na maioria, pontos.',
  'yellow.says': 'Estruturas comerciais: moedas, recursos, preços melhores.',
  'red.says': 'Estruturas militares: escudos.',
  'purple.says': 'Guildas: moedas e pontos pelo que a cidade mais rica tem.',

  // Examples
  'figure.open': 'Cartas disponíveis',
  'figure.open.says': 'Só as cartas da última fileira estão disponíveis: nenhuma outra as cobre, nem em parte.',
  'figure.science': 'Pares e supremacia',
  'figure.science.pairs': 'Pares: uma ficha de Progresso cada',
  'figure.science.kinds': 'Símbolos diferentes',
  'figure.science.says': (p) =>
    p.wins
      ? 'Seis símbolos diferentes: supremacia científica, a partida está vencida na hora.'
      : `${plural('pt-BR', p.missing, 'Falta 1 símbolo', `Faltam ${p.missing} símbolos`)} para a supremacia científica.`,
  'figure.price': 'O preço de um recurso',
  'figure.price.theirs': 'Pedras nas cartas do oponente',
  'figure.price.own': 'Pedras que você produz',
  'figure.price.reserve': 'Reserva de Pedra construída',
  'figure.price.unit': 'Uma pedra',
  'figure.price.missing': 'Faltam para o Aqueduto',
  'figure.price.total': 'Ao banco',
  'figure.price.says': (p) =>
    p.coins === 0
      ? 'Você produz as três pedras: o Aqueduto não custa nada.'
      : `O Aqueduto custa 3 pedras; você paga ${p.coins} moedas ao banco.`,
  'figure.track': 'A trilha de Conflito',
  'figure.track.mine': 'Escudos seus',
  'figure.track.says': (p) => track(p),

  'forms.wood': 'madeira|madeiras',
  'forms.stone': 'pedra|pedras',
  'forms.clay': 'argila|argilas',
  'forms.glass': 'vidro|vidros',
  'forms.papyrus': 'papiro|papiros',
} satisfies DuelSymbolWords;
