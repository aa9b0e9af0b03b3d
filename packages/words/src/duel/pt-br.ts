// Brazilian Portuguese words of Duel in a turn. Terms follow the rule book.
import type { Age, Colour, Countable, Decision, Resource } from '@maravilha/duel';
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

  // Pieces of sentences
  coins: (p) => coins(p.count),
  spaces: (p) => spaces(p.count),
  units: (p) => units(p.count, p.resource),
  age: (p) => age(p.age),
  and: (p) => list(LANGUAGE, p.items),
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
} as const satisfies CatalogueLike<typeof en>;
