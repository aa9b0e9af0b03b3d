// Brazilian Portuguese words of 7 Wonders and Cities. Terms follow the rule books.
import type { Decision } from '@maravilha/seven-wonders';
import { type CatalogueLike, plural } from '../catalogue.ts';
import { effectsPtBr } from './effects-pt-br.ts';
import type { en } from './en.ts';
import { eventsPtBr } from './events-pt-br.ts';
import { namesPtBr } from './names-pt-br.ts';
import { age, and, cards, coins, debts, points, price, shields, theCard, theMonument, tokens, units } from './pieces-pt-br.ts';

const OWED: Record<Decision, string> = {
  board: 'antes, escolha um tabuleiro',
  side: 'antes, escolha o lado do seu tabuleiro',
  turn: 'antes, jogue uma carta da mão',
  'last-card': 'antes, jogue ou descarte a última carta',
  revive: 'antes, escolha uma carta da pilha de descartes',
  loss: 'antes, resolva a perda de moedas',
  over: 'a partida terminou',
};

/** "Íris está", "Íris e Caio estão" */
const are = (names: readonly string[]): string => `${and(names)} ${plural('pt-BR', names.length, 'está', 'estão')}`;

export const ptBR = {
  ...namesPtBr,
  ...effectsPtBr,
  ...eventsPtBr,

  'game.name': '7 Wonders',
  'game.cities': '7 Wonders + Cidades',
  'game.summary': 'Lidere uma cidade da Antiguidade por três Eras.',

  // Pieces of sentences
  coins: (p) => coins(p.count),
  points: (p) => points(p.count),
  shields: (p) => shields(p.count),
  debts: (p) => debts(p.count),
  cards: (p) => cards(p.count),
  diplomacy: (p) => `${tokens(p.count)} de Diplomacia`,
  victories: (p) => `${tokens(p.count)} de Vitória Militar da ${age(p.age)}`,
  defeats: (p) => `${tokens(p.count)} de Derrota Militar`,
  units: (p) => units(p.count, p.resource),
  age: (p) => age(p.age),
  turn: (p) => `turno ${p.turn} de ${p.turns}`,
  and: (p) => and(p.items),
  'the.card': (p) => theCard(p.card),
  'the.monument': (p) => theMonument(p.board),
  'board.side': (p) => `${namesPtBr[`board.${p.board}`]}, ${namesPtBr[`side.${p.side}`]}`,
  'source.stage': (p) => `${namesPtBr[`monument.${p.board}.short`]}, Estágio ${p.stage}`,
  'pass.left': 'as cartas passam para a esquerda',
  'pass.right': 'as cartas passam para a direita',
  'back.age-1': 'carta oculta da Era I',
  'back.age-2': 'carta oculta da Era II',
  'back.age-3': 'carta oculta da Era III',
  free: 'grátis',

  // What is owed: for the one who decides, and for everyone else
  'decision.board': 'Escolha um tabuleiro',
  'decision.side': 'Escolha o lado do seu tabuleiro',
  'decision.turn': 'Escolha uma carta',
  'decision.last-card': 'Jogue a sua última carta, ou descarte-a',
  'decision.revive': 'Construa de graça uma carta da pilha de descartes',
  'decision.loss': 'Perca moedas ou pegue Dívidas',
  'decision.over': 'A partida terminou',
  'decision.wait.board': (p) => `${are(p.names)} escolhendo um tabuleiro`,
  'decision.wait.side': (p) => `${are(p.names)} escolhendo um lado`,
  'decision.wait.turn': (p) => `${are(p.names)} escolhendo uma carta`,
  'decision.wait.last-card': (p) => `${are(p.names)} decidindo sobre a última carta`,
  'decision.wait.revive': (p) => `${are(p.names)} olhando a pilha de descartes`,
  'decision.wait.loss': (p) => `${are(p.names)} resolvendo uma perda de moedas`,
  'decision.wait.over': () => 'A partida terminou',

  // Moves
  'move.board': (p) => `Ficar com ${namesPtBr[`board.${p.board}`]}`,
  'move.side': (p) => `Escolher o lado ${p.side === 'day' ? 'do Dia' : 'da Noite'}`,
  'move.build': (p) => `Construir ${theCard(p.card)}${price(p.pay, 0)}`,
  'move.stage': (p) => `Construir o próximo Estágio com ${theCard(p.card)}${price(p.pay, 0)}`,
  'move.sell': (p) => `Vender ${theCard(p.card)}`,
  'move.revive': (p) => `Construir ${theCard(p.card)} da pilha de descartes`,
  'move.decline': 'Recusar',
  'move.lose': (p) => (p.coins === 0 ? 'Não perder moedas e pegar Dívidas' : `Perder ${coins(p.coins)}`),
  'move.lose.debts': (p) => {
    if (p.debts === 0) return `Perder ${coins(p.coins)}`;
    return p.coins === 0 ? `Pegar ${debts(p.debts)}` : `Perder ${coins(p.coins)} e pegar ${debts(p.debts)}`;
  },

  // Endings
  'ending.points': 'Vitória por pontos',
  'ending.points.how': 'Mais pontos de vitória ao final da Era III.',
  'ending.tie.treasury': 'Empate em pontos; o maior Tesouro desempatou.',
  'ending.tie.treasury.teams': 'Empate em pontos; o maior Tesouro da equipe desempatou.',
  'ending.shared': 'Vitória compartilhada: empate em pontos e no Tesouro.',
  'ending.team': (p) => `${and(p.names)} vencem em equipe.`,
  'ending.teams': 'A equipe com mais pontos de vitória ao final da Era III.',

  // Score pad
  'score.wonder': 'Maravilha',
  'score.treasury': 'Tesouro',
  'score.military': 'Conflitos Militares',
  'score.blue': 'Estruturas civis',
  'score.yellow': 'Estruturas comerciais',
  'score.green': 'Estruturas científicas',
  'score.purple': 'Guildas',
  'score.black': 'Cartas de Cidade',
  'score.total': 'Total',
  'score.team': 'Total da equipe',
  'score.treasury.debts': (p) => (p.debts === 0 ? coins(p.coins) : `${coins(p.coins)}, ${debts(p.debts)}`),
  'team.sum': (p) => `${and(p.names)}: ${points(p.total)}, ${coins(p.treasury)} nos dois Tesouros`,

  // Why not
  'refusal.game-over': 'A partida terminou.',
  'refusal.not-awaited': 'Você não tem nada a decidir agora.',
  'refusal.other-decision': (p) => `Agora não: ${OWED[p.decision]}.`,
  'refusal.not-in-hand': 'Essa carta não está na sua mão.',
  'refusal.already-built': (p) => `A sua cidade já tem ${theCard(p.card)}.`,
  'refusal.wonder-complete': 'A sua Maravilha está completa.',
  'refusal.too-expensive': (p) => `${plural('pt-BR', p.short, 'Falta', 'Faltam')} ${coins(p.short)}.`,
  'refusal.no-source': (p) => `Nenhum vizinho vende o que falta: ${p.units}.`,
  'refusal.bad-payment': 'Não dá para pagar dessa forma.',
  'refusal.team-rule': 'Em equipe, os seus recursos e encadeamentos vêm primeiro.',
  'refusal.not-in-discard': 'Essa carta não está na pilha de descartes, ou a sua cidade já a tem.',
  'refusal.not-offered': 'Esse tabuleiro não está disponível.',
  'refusal.too-many-coins': (p) => `Você pode perder no máximo ${coins(p.most)}.`,

  // The price of a card or stage
  'bill.free': 'Grátis.',
  'bill.free.chain': (p) => `Grátis pelo encadeamento com ${theCard(p.by)} (${p.symbol}).`,
  'bill.free.first-of-colour': 'Grátis por ser a primeira carta da cor na sua cidade.',
  'bill.free.first-of-age': 'Grátis por ser a primeira carta da Era.',
  'bill.free.last-of-age': 'Grátis por ser a última carta da Era.',
  'bill.total': (p) => `${coins(p.total)}.`,
  'bill.bank': (p) => `Ao banco: ${coins(p.count)}.`,
  'bill.own': (p) => `Produção própria: ${p.units}.`,
  'bill.bought': (p) =>
    p.price === 0
      ? `Do ${namesPtBr[`neighbour.${p.from}`]}: ${p.units} de graça.`
      : `Do ${namesPtBr[`neighbour.${p.from}`]}: ${p.units} por ${coins(p.price)}.`,
  'bill.split': (p) => {
    if (p.left === 0 && p.right === 0) return 'nada aos vizinhos';
    if (p.right === 0) return `${p.left} à esquerda`;
    return p.left === 0 ? `${p.right} à direita` : `${p.left} à esquerda, ${p.right} à direita`;
  },
} as const satisfies CatalogueLike<typeof en>;
