// What Duel says beside a turn: moves, options, endings, prices in words, the log. The words of a turn are among them.
import type { CardId, Ending, WonderId } from '@maravilha/duel';
import { type CatalogueLike, list, plural } from '../../catalogue.ts';
import { ptBR as turn } from '../pt-br.ts';
import type { en } from './en.ts';

const LANGUAGE = 'pt-BR';
const coins = (count: number): string => turn.coins({ count });
const spaces = (count: number): string => turn.spaces({ count });
const tokens = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ficha', 'fichas')} de Progresso`;
/** Cards whose Portuguese name is not feminine singular, by article. */
const ARTICLES: readonly (readonly [string, readonly CardId[]])[] = [
  ['os', ['stable', 'baths', 'gardens']],
  [
    'o',
    [
      'logging-camp',
      'apothecary',
      'scriptorium',
      'theater',
      'altar',
      'glass-blower',
      'horse-breeders',
      'laboratory',
      'courthouse',
      'temple',
      'aqueduct',
      'forum',
      'caravansery',
      'arsenal',
      'pretorium',
      'circus',
      'study',
      'observatory',
      'palace',
      'obelisk',
      'pantheon',
      'senate',
      'port',
      'lighthouse',
    ],
  ],
];
const theCard = (card: CardId): string => {
  const article = ARTICLES.find(([, cards]) => cards.includes(card))?.[0] ?? 'a';
  return `${article} ${turn[`card.${card}`]}`;
};
/** The full name carries its article, but for Piraeus. */
const theWonder = (wonder: WonderId): string => {
  const name = turn[`wonder.${wonder}`];
  return wonder === 'piraeus' ? `o ${name}` : name.charAt(0).toLowerCase() + name.slice(1);
};

/** "por 7 moedas, 5 delas em recursos" */
const price = (paid: number, trade: number): string => {
  if (paid === 0) return 'de graça';
  return trade > 0 && trade < paid ? `por ${coins(paid)}, ${trade} delas em recursos` : `por ${coins(paid)}`;
};

const WON: Record<Ending, string> = { military: 'Supremacia militar', science: 'Supremacia científica', civil: 'Vitória civil' };

export const ptBR = {
  ...turn,

  // Moves
  'move.draft': (p) => `Escolher ${theWonder(p.wonder)}`,
  'move.build': (p) => `Construir ${theCard(p.card)}`,
  'move.discard': (p) => `Descartar ${theCard(p.card)}`,
  'move.wonder': (p) => `Construir ${theWonder(p.wonder)} com ${theCard(p.card)}`,
  'move.token': (p) => `Pegar a ficha ${p.token}`,
  'move.destroy': (p) => `Destruir ${theCard(p.card)}`,
  'move.revive': (p) => `Construir ${theCard(p.card)} de graça`,
  'move.starter': (p) => `Primeiro jogador: ${p.name}`,

  // Options of a table
  'option.wonders': 'Maravilhas',
  'option.wonders.draft': 'Seleção',
  'option.wonders.random': 'Sorteio',
  'option.wonders.first-game': 'Primeira partida',
  'option.starter': 'Primeiro jogador',
  'option.starter.random': 'Sorteio',
  'option.starter.first-seat': 'Lugar 1',
  'option.starter.second-seat': 'Lugar 2',

  // Endings
  'ending.military': WON.military,
  'ending.science': WON.science,
  'ending.civil': WON.civil,

  // Why these points
  'why.coins': '1 ponto a cada 3 moedas',
  'why.pawn': (p) => `O peão está ${spaces(p.steps)} adentro do lado adversário.`,

  // Score pad
  'score.blue': 'Estruturas cívicas',
  'score.green': 'Estruturas científicas',
  'score.yellow': 'Estruturas comerciais',
  'score.purple': 'Guildas',
  'score.wonders': 'Maravilhas',
  'score.progress': 'Fichas de Progresso',
  'score.treasury': 'Tesouro',
  'score.military': 'Militarismo',
  'score.total': 'Total',

  // The price of a card or wonder
  'bill.chain': (p) => `Grátis pelo encadeamento com ${theCard(p.by)} (${p.symbol}).`,
  'bill.free': 'Grátis.',
  'bill.total': (p) => `${coins(p.total)}.`,
  'bill.coins': (p) => `Custo em moedas: ${p.count}.`,
  'bill.own': (p) => `Produção própria: ${p.units}.`,
  'bill.by': (p) => `${p.name} produz ${p.units}.`,
  'bill.discount': (p) => `${p.name} desconta ${p.units}.`,
  'bill.bought': (p) => `Compra: ${p.units} por ${p.count} × ${p.price} (2 + ${p.rival}, pois o oponente produz ${p.rival}).`,
  'bill.fixed': (p) => `Compra: ${p.units} por ${p.count} × ${p.price} (preço fixado por ${p.name}).`,

  // The log
  'event.offered': (p) => `Disponíveis: ${list(LANGUAGE, p.wonders)}.`,
  'event.drafted': (p) => `${p.name ?? 'Você'} escolheu ${theWonder(p.wonder)}.`,
  'event.age-began': (p) => `Começou a ${turn.age(p)}. Primeiro jogador: ${p.starter ?? 'você'}.`,
  'event.built.payment': (p) => `${p.name ?? 'Você'} construiu ${theCard(p.card)} ${price(p.paid, p.trade)}.`,
  'event.built.chain': (p) => `${p.name ?? 'Você'} construiu ${theCard(p.card)} de graça, por encadeamento.`,
  'event.built.mausoleum': (p) => `${p.name ?? 'Você'} construiu ${theCard(p.card)} de graça, da pilha de descartes.`,
  'event.discarded': (p) => `${p.name ?? 'Você'} descartou ${theCard(p.card)} por ${coins(p.income)}.`,
  'event.wonder-built': (p) => `${p.name ?? 'Você'} construiu ${theWonder(p.wonder)} com ${theCard(p.card)}, ${price(p.paid, p.trade)}.`,
  'event.wonder-lost': (p) => `Sete Maravilhas construídas: ${p.name ?? 'você'} perdeu ${theWonder(p.wonder)}.`,
  'event.coins.gained': (p) => `${p.name ?? 'Você'} recebeu ${coins(p.count)} (${p.source}).`,
  'event.coins.lost': (p) => `${p.name ?? 'Você'} perdeu ${coins(p.count)} (${p.source}).`,
  'event.trade-income': (p) =>
    `${p.name ?? 'Você'} recebeu ${coins(p.count)} ${plural(LANGUAGE, p.count, 'gasta', 'gastas')} em recursos (${turn['token.economy']}).`,
  'event.pawn': (p) =>
    `${p.name ?? 'Você'} moveu o peão de Conflito ${spaces(p.steps)}${p.left === 0 ? ', até a capital.' : `; ${plural(LANGUAGE, p.left, 'falta', 'faltam')} ${p.left} até a capital.`}`,
  'event.loot': (p) =>
    p.lost === p.token
      ? `${p.name ?? 'Você'} perdeu ${coins(p.lost)} no saque.`
      : `${p.name ?? 'Você'} perdeu ${p.lost} das ${coins(p.token)} do saque.`,
  'event.pair': (p) => `${p.name ?? 'Você'} formou um par de símbolos científicos: ${p.symbol}.`,
  'event.drew.known': (p) => `${p.name ?? 'Você'} tirou da caixa: ${list(LANGUAGE, p.tokens)}.`,
  'event.drew.hidden': (p) => `${p.name ?? 'Você'} tirou ${tokens(p.count)} da caixa.`,
  'event.token.board': (p) => `${p.name ?? 'Você'} pegou a ficha de Progresso ${p.token}.`,
  'event.token.box': (p) => `${p.name ?? 'Você'} ficou com a ficha de Progresso ${p.token}, da caixa.`,
  'event.destroyed': (p) => `${p.name ?? 'Você'} perdeu ${theCard(p.card)} para a pilha de descartes.`,
  'event.revealed': (p) => `Carta revelada: ${turn[`card.${p.card}`]}.`,
  'event.again': (p) => `${p.name ?? 'Você'} joga novamente.`,
  'event.again-lost': (p) => `${p.name ?? 'Você'} perdeu o turno extra: não há mais cartas nesta Era.`,
  'event.age-ended': (p) => `Fim da ${turn.age(p)}.`,
  'event.age-ended.chooser': (p) => `Fim da ${turn.age(p)}. ${p.chooser ?? 'Você'} decide quem começa a próxima.`,
  'event.starter-chosen.self': (p) => `${p.name ?? 'Você'} decidiu começar.`,
  'event.starter-chosen.other': (p) => `${p.name ?? 'Você'} decidiu quem começa: ${p.starter ?? 'você'}.`,
  'event.over.won': (p) => `${WON[p.ending]}: ${p.name ?? 'você'} venceu.`,
  'event.over.shared': (p) =>
    `Vitória compartilhada: ${list(
      LANGUAGE,
      p.names.map((who) => who ?? 'você'),
    )}.`,
} as const satisfies CatalogueLike<typeof en>;
