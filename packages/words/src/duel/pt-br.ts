// Brazilian Portuguese words of Duel. Terms follow the rule book.
import type { Age, CardId, Colour, Countable, Decision, Ending, Resource, WonderId } from '@maravilha/duel';
import { unreachable } from '@maravilha/kernel';
import { type CatalogueLike, list, plural } from '../catalogue.ts';
import { either } from './either.ts';
import type { en } from './en.ts';
import { namesPtBr } from './names-pt-br.ts';

const LANGUAGE = 'pt-BR';
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'moeda', 'moedas')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ponto de vitória', 'pontos de vitória')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'escudo', 'escudos')}`;
const spaces = (count: number): string => `${count} ${plural(LANGUAGE, count, 'espaço', 'espaços')}`;
const tokens = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ficha', 'fichas')} de Progresso`;
const units = (count: number, resource: Resource): string => {
  const one = namesPtBr[`resource.${resource}`];
  return `${count} ${plural(LANGUAGE, count, one, `${one}s`)}`;
};
const plurals: Record<Colour, string> = {
  brown: 'marrons',
  grey: 'cinza',
  blue: 'azuis',
  green: 'verdes',
  red: 'vermelhas',
  yellow: 'amarelas',
  purple: 'roxas',
};
const age = (number: Age): string => `Era ${{ 1: 'I', 2: 'II', 3: 'III' }[number]}`;

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
  return `${article} ${namesPtBr[`card.${card}`]}`;
};
/** The full name carries its article, but for Piraeus. */
const theWonder = (wonder: WonderId): string => {
  const name = namesPtBr[`wonder.${wonder}`];
  return wonder === 'piraeus' ? `o ${name}` : name.charAt(0).toLowerCase() + name.slice(1);
};

/** "por carta amarela na sua cidade" */
const forEach = (of: Countable, city: 'own' | 'most'): string => {
  switch (of.kind) {
    case 'cards': {
      const one = either(
        LANGUAGE,
        of.colours.map((colour) => namesPtBr[`colour.${colour}`]),
      );
      const many = list(
        LANGUAGE,
        of.colours.map((colour) => plurals[colour]),
      );
      if (city === 'most') return `por carta ${one} na cidade que tiver mais cartas ${many}`;
      return of.colours.includes('yellow') ? `por carta ${one} na sua cidade, incluindo esta` : `por carta ${one} na sua cidade`;
    }
    case 'wonders':
      return city === 'most' ? 'por Maravilha construída na cidade que tiver mais Maravilhas' : 'por Maravilha construída na sua cidade';
    case 'tokens':
      return 'por ficha de Progresso que você tiver, incluindo esta';
    case 'coinSets':
      return `por conjunto completo de ${coins(of.size)} no Tesouro mais rico`;
    default:
      return unreachable(of);
  }
};

/** "por 7 moedas, 5 delas em recursos" */
const price = (paid: number, trade: number): string => {
  if (paid === 0) return 'de graça';
  return trade > 0 && trade < paid ? `por ${coins(paid)}, ${trade} delas em recursos` : `por ${coins(paid)}`;
};

const WON: Record<Ending, string> = { military: 'Supremacia militar', science: 'Supremacia científica', civil: 'Vitória civil' };

const OWED: Record<Decision, string> = {
  draft: 'antes, escolha uma Maravilha',
  turn: 'antes, pegue uma carta',
  token: 'antes, escolha uma ficha de Progresso',
  library: 'antes, fique com uma das fichas sorteadas',
  revive: 'antes, escolha uma carta da pilha de descartes',
  destroy: 'antes, escolha uma carta do oponente',
  starter: 'antes, escolha quem começa a próxima Era',
  over: 'a partida terminou',
};

export const ptBR = {
  ...namesPtBr,

  'game.name': '7 Wonders Duel',
  'game.summary': 'Duas cidades, três Eras, três caminhos para a vitória.',

  // Pieces of sentences
  coins: (p) => coins(p.count),
  points: (p) => points(p.count),
  shields: (p) => shields(p.count),
  units: (p) => units(p.count, p.resource),
  age: (p) => age(p.age),
  and: (p) => list(LANGUAGE, p.items),
  'the.card': (p) => theCard(p.card),
  'the.wonder': (p) => theWonder(p.wonder),
  free: 'grátis',

  // Backs of cards
  'back.age-1': 'carta oculta da Era I',
  'back.age-2': 'carta oculta da Era II',
  'back.age-3': 'carta oculta da Era III',
  'back.guild': 'Guilda oculta',

  // Effects: clauses without a capital and without a full stop
  'effect.produce': (p) =>
    `produz ${list(
      LANGUAGE,
      p.resources.map((r) => units(r.count, r.resource)),
    )}`,
  'effect.produceChoice': (p) =>
    `produz 1 unidade de ${either(
      LANGUAGE,
      p.oneOf.map((r) => namesPtBr[`resource.${r}`]),
    )}, à sua escolha em cada construção`,
  'effect.fixedPrice': (p) =>
    `você compra ${list(
      LANGUAGE,
      p.resources.map((r) => namesPtBr[`resource.${r}`]),
    )} por ${coins(p.price)} a unidade`,
  'effect.points': (p) => points(p.count),
  'effect.shields': (p) => `${shields(p.count)}: o peão de Conflito avança ${spaces(p.count)}`,
  'effect.science': (p) => `símbolo científico: ${p.symbol}`,
  'effect.coins': (p) => `receba ${coins(p.count)}`,
  'effect.coinsPer': (p) => `ao construir, receba ${coins(p.each)} ${forEach(p.of, p.city)}`,
  'effect.pointsPer': (p) => `ao final da partida, ${points(p.each)} ${forEach(p.of, p.city)}`,
  'effect.coinsAndPointsPer': (p) => `${coins(p.coins)} ao construir, e ${points(p.points)} ao final da partida, ${forEach(p.of, p.city)}`,
  'effect.opponentLosesCoins': (p) => `o oponente perde ${coins(p.count)}`,
  'effect.playAgain': 'jogue novamente',
  'effect.destroy': (p) => `descarte uma carta ${namesPtBr[`colour.${p.colour}`]} do oponente`,
  'effect.tokenFromBox': (p) => `compre ${p.draw} das fichas de Progresso que ficaram na caixa e fique com 1`,
  'effect.buildFromDiscard': 'construa de graça uma carta da pilha de descartes',
  'effect.discount': (p) =>
    `${p.on === 'wonders' ? 'as Maravilhas' : 'as cartas azuis'} que você construir daqui em diante custam ${p.count} recursos a menos`,
  'effect.tradeIncome': 'você recebe as moedas que o oponente gastar na compra de recursos',
  'effect.extraShields': (p) =>
    `cada carta vermelha que você construir daqui em diante tem ${p.count} ${plural(LANGUAGE, p.count, 'escudo', 'escudos')} a mais`,
  'effect.wondersPlayAgain': 'cada Maravilha que você construir daqui em diante permite jogar novamente',
  'effect.coinsOnChain': (p) => `receba ${coins(p.count)} sempre que construir uma carta por encadeamento`,

  // What is owed: for the one who decides, and for everyone else
  'decision.draft': 'Escolha uma Maravilha',
  'decision.turn': 'Escolha uma carta',
  'decision.token': 'Escolha uma ficha de Progresso',
  'decision.library': 'Fique com uma das fichas de Progresso sorteadas',
  'decision.revive': 'Escolha uma carta da pilha de descartes para construir',
  'decision.destroy': 'Escolha uma carta do oponente para descartar',
  'decision.starter': 'Escolha quem começa a próxima Era',
  'decision.over': 'A partida terminou',
  'decision.wait.draft': (p) => `${p.name} está escolhendo uma Maravilha`,
  'decision.wait.turn': (p) => `${p.name} está pensando`,
  'decision.wait.token': (p) => `${p.name} está escolhendo uma ficha de Progresso`,
  'decision.wait.library': (p) => `${p.name} está olhando as fichas de Progresso sorteadas`,
  'decision.wait.revive': (p) => `${p.name} está olhando a pilha de descartes`,
  'decision.wait.destroy': (p) => `${p.name} está escolhendo uma carta para destruir`,
  'decision.wait.starter': (p) => `${p.name} está escolhendo quem começa a próxima Era`,
  'decision.wait.over': () => 'A partida terminou',

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
  'ending.military.how': 'O peão de Conflito chegou à capital do oponente.',
  'ending.science.how': 'Seis símbolos científicos diferentes foram reunidos.',
  'ending.civil.how': 'Mais pontos de vitória ao final da Era III.',
  'ending.tie.blue': 'Empate em pontos; os pontos das cartas azuis desempataram.',
  'ending.shared': 'Vitória compartilhada: empate em pontos e nos pontos das cartas azuis.',

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

  // Why not
  'refusal.game-over': 'A partida terminou.',
  'refusal.not-your-turn': 'Não é a sua vez.',
  'refusal.other-decision': (p) => `Agora não: ${OWED[p.decision]}.`,
  'refusal.not-on-the-table': 'Isso não está disponível na mesa.',
  'refusal.covered': (p) => `Ainda há ${p.count} ${plural(LANGUAGE, p.count, 'carta', 'cartas')} por cima.`,
  'refusal.too-expensive': (p) => `${plural(LANGUAGE, p.short, 'Falta', 'Faltam')} ${coins(p.short)}.`,
  'refusal.not-your-wonder': 'Essa Maravilha não é sua.',
  'refusal.already-built': 'Essa Maravilha já foi construída.',
  'refusal.wonder-limit': 'Sete Maravilhas já foram construídas; não cabe mais nenhuma.',

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
  'event.drafted': (p) => `${p.name} escolheu ${theWonder(p.wonder)}.`,
  'event.age-began': (p) => `Começou a ${age(p.age)}. Primeiro jogador: ${p.starter}.`,
  'event.built.payment': (p) => `${p.name} construiu ${theCard(p.card)} ${price(p.paid, p.trade)}.`,
  'event.built.chain': (p) => `${p.name} construiu ${theCard(p.card)} de graça, por encadeamento.`,
  'event.built.mausoleum': (p) => `${p.name} construiu ${theCard(p.card)} de graça, da pilha de descartes.`,
  'event.discarded': (p) => `${p.name} descartou ${theCard(p.card)} por ${coins(p.income)}.`,
  'event.wonder-built': (p) => `${p.name} construiu ${theWonder(p.wonder)} com ${theCard(p.card)}, ${price(p.paid, p.trade)}.`,
  'event.wonder-lost': (p) => `Sete Maravilhas construídas: ${p.name} perdeu ${theWonder(p.wonder)}.`,
  'event.coins.gained': (p) => `${p.name} recebeu ${coins(p.count)} (${p.source}).`,
  'event.coins.lost': (p) => `${p.name} perdeu ${coins(p.count)} (${p.source}).`,
  'event.trade-income': (p) =>
    `${p.name} recebeu ${coins(p.count)} ${plural(LANGUAGE, p.count, 'gasta', 'gastas')} em recursos (${namesPtBr['token.economy']}).`,
  'event.pawn': (p) =>
    `${p.name} moveu o peão de Conflito ${spaces(p.steps)}${p.left === 0 ? ', até a capital.' : `; ${plural(LANGUAGE, p.left, 'falta', 'faltam')} ${p.left} até a capital.`}`,
  'event.loot': (p) =>
    p.lost === p.token ? `${p.name} perdeu ${coins(p.lost)} no saque.` : `${p.name} perdeu ${p.lost} das ${coins(p.token)} do saque.`,
  'event.pair': (p) => `${p.name} formou um par de símbolos científicos: ${p.symbol}.`,
  'event.drew.known': (p) => `${p.name} tirou da caixa: ${list(LANGUAGE, p.tokens)}.`,
  'event.drew.hidden': (p) => `${p.name} tirou ${tokens(p.count)} da caixa.`,
  'event.token.board': (p) => `${p.name} pegou a ficha de Progresso ${p.token}.`,
  'event.token.box': (p) => `${p.name} ficou com a ficha de Progresso ${p.token}, da caixa.`,
  'event.destroyed': (p) => `${p.name} perdeu ${theCard(p.card)} para a pilha de descartes.`,
  'event.revealed': (p) => `Carta revelada: ${namesPtBr[`card.${p.card}`]}.`,
  'event.again': (p) => `${p.name} joga novamente.`,
  'event.again-lost': (p) => `${p.name} perdeu o turno extra: não há mais cartas nesta Era.`,
  'event.age-ended': (p) => `Fim da ${age(p.age)}.`,
  'event.age-ended.chooser': (p) => `Fim da ${age(p.age)}. ${p.chooser} decide quem começa a próxima.`,
  'event.starter-chosen.self': (p) => `${p.name} decidiu começar.`,
  'event.starter-chosen.other': (p) => `${p.name} decidiu quem começa: ${p.starter}.`,
  'event.over.won': (p) => `${WON[p.ending]}: ${p.name} venceu.`,
  'event.over.shared': (p) => `Vitória compartilhada: ${list(LANGUAGE, p.names)}.`,
} as const satisfies CatalogueLike<typeof en>;
