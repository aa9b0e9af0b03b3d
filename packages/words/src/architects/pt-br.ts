// Brazilian Portuguese words of 7 Wonders Architects. Terms follow the rule book.
import type { Decision } from '@maravilha/architects';
import { type CatalogueLike, plural } from '../catalogue.ts';
import { effectsPtBr } from './effects-pt-br.ts';
import type { en } from './en.ts';
import { eventsPtBr } from './events-pt-br.ts';
import { namesPtBr } from './names-pt-br.ts';
import { aCard, and, cards, cost, or, points, resources, shields, stage, theDeck, theStages, units, victories } from './pieces-pt-br.ts';

const LANGUAGE = 'pt-BR';
const OWED: Record<Decision, string> = {
  starter: 'antes, escolha o primeiro jogador',
  wonder: 'antes, escolha uma Maravilha',
  card: 'antes, pegue a sua carta',
  act: 'antes, termine o turno',
  'any-deck': 'antes, pegue a carta do topo de qualquer baralho',
  search: 'antes, escolha um baralho para olhar',
  keep: 'antes, fique com uma das cartas',
  token: 'antes, escolha uma ficha de Progresso',
  over: 'a partida terminou',
};

export const ptBR = {
  ...namesPtBr,
  ...effectsPtBr,
  ...eventsPtBr,

  'game.name': '7 Wonders Arquitetos',
  'game.summary': 'Construa a sua Maravilha Estágio por Estágio, uma carta por turno.',

  // Pieces of sentences
  points: (p) => points(p.count),
  shields: (p) => shields(p.count),
  cards: (p) => cards(p.count),
  victories: (p) => victories(p.count),
  units: (p) => units(p.count, p.card),
  and: (p) => and(p.items),
  none: 'nenhuma',

  // What is owed: for the one who decides, and for everyone else
  'decision.starter': 'Escolha o primeiro jogador',
  'decision.wonder': 'Escolha uma Maravilha',
  'decision.card': 'Sua vez: pegue uma carta',
  'decision.act': 'Termine o seu turno',
  'decision.any-deck': 'Pegue a carta do topo de qualquer baralho',
  'decision.search': 'Escolha um baralho para olhar',
  'decision.keep': 'Fique com uma destas cartas',
  'decision.token': 'Escolha uma ficha de Progresso',
  'decision.over': 'A partida terminou',
  'decision.wait.starter': (p) => `${p.name} está escolhendo o primeiro jogador`,
  'decision.wait.wonder': (p) => `${p.name} está escolhendo uma Maravilha`,
  'decision.wait.card': (p) => `${p.name} está pegando uma carta`,
  'decision.wait.act': (p) => `${p.name} está terminando o turno`,
  'decision.wait.any-deck': (p) => `${p.name} está pegando uma carta de qualquer baralho`,
  'decision.wait.search': (p) => `${p.name} está escolhendo um baralho para olhar`,
  'decision.wait.keep': (p) => `${p.name} está olhando cartas`,
  'decision.wait.token': (p) => `${p.name} está escolhendo uma ficha de Progresso`,
  'decision.wait.over': () => 'A partida terminou',

  // Moves
  'move.starter': (p) => `Primeiro jogador: ${p.name}`,
  'move.wonder': (p) => `Escolher ${namesPtBr[`wonder.${p.wonder}`]}`,
  'move.take': (p) => `Pegar a carta do topo d${theDeck(p.deck)}`,
  'move.search': (p) => `Olhar ${theDeck(p.deck)}`,
  'move.keep': (p) => `Ficar com ${aCard(p.card)}`,
  'move.build': (p) => `Construir o ${stage(p.stage)}`,
  'move.build.with': (p) => `Construir o ${stage(p.stage)} com ${p.paid}`,
  'move.exchange': (p) => `Trocar ${p.cards} por uma ficha de Progresso`,
  'move.token': (p) => `Pegar ${p.token}`,
  'move.token.pile': 'Pegar a ficha do topo da pilha, sem ver',
  'move.end': 'Terminar o turno',

  // What follows from taking a card, in few words: no capital, no full stop
  'follow.stage': (p) => `constrói o ${stage(p.stage)}${p.points > 0 ? `, +${p.points}` : ''}`,
  'follow.stages': (p) => `constrói ${theStages(p.stages, 'o', or)}`,
  'follow.pair': '2 idênticas: ficha de Progresso',
  'follow.trio': '3 diferentes: ficha de Progresso',
  'follow.extra': (p) => `${p.token}: mais 1 carta`,
  'follow.cat': 'o Gato vem para você',
  'follow.flips': (p) => `vira ${p.flips} das ${p.left} que faltam`,
  'follow.last': (p) => (p.flips === 1 ? 'vira a última: Batalha!' : `vira as ${p.flips} últimas: Batalha!`),
  'follow.battle': (p) => `${p.mine} × ${p.theirs} ${p.name}`,
  'follow.points': (p) => `+${points(p.count)}`,
  'follow.have': (p) => `você ficaria com ${shields(p.count)}`,
  'follow.unknown': 'virada para baixo',

  // A way to pay, beside the cards
  'pay.economy': 'uma moeda vale por duas (Economia)',
  'pay.engineering': 'servem quaisquer recursos (Engenharia)',

  // A city, read aloud
  'city.says': (p) => `${p.name}, ${p.wonder}: ${p.built}.`,
  'city.no-wonder': (p) => `${p.name} ainda não tem Maravilha.`,
  'city.built': (p) => {
    if (p.stages.length === 0) return `nenhum de ${p.of} Estágios construído`;
    return `${p.stages.length} de ${p.of} Estágios construídos (${and(p.stages.map((number) => `${number}º`))})`;
  },
  'city.complete': 'todos os Estágios construídos',
  'city.cards': (p) => `Cartas: ${p.cards}.`,
  'city.tokens': (p) => `Fichas de Progresso: ${p.tokens}.`,
  'city.shields': (p) =>
    p.horned === 0
      ? `Escudos: ${p.count}.`
      : `Escudos: ${p.count}, dos quais ${p.horned} ${plural(LANGUAGE, p.horned, 'é descartado', 'são descartados')} depois da Batalha.`,
  'city.victories': (p) => `Fichas de Vitória Militar: ${p.count}.`,
  'city.cat': 'Está com o Gato.',

  // Endings
  'ending.wonder': 'Uma Maravilha está completa',
  'ending.wonder.how': 'A partida termina com o turno que completa uma Maravilha; vence quem tem mais pontos de vitória.',
  'ending.empty': 'Acabaram as cartas',
  'ending.empty.how': 'Nenhum baralho tem mais cartas; vence quem tem mais pontos de vitória.',
  'ending.tie.stages': 'Empate em pontos; o maior número de Estágios construídos desempatou.',
  'ending.shared': 'Vitória compartilhada: empate em pontos e em Estágios construídos.',

  // Score pad
  'score.wonder': 'Maravilha',
  'score.blue': 'Cartas azuis',
  'score.cat': 'O Gato',
  'score.military': 'Vitórias Militares',
  'score.progress': 'Fichas de Progresso',
  'score.total': 'Total',

  // Why not
  'refusal.game-over': 'A partida terminou.',
  'refusal.not-awaited': 'Não é a sua vez.',
  'refusal.other-decision': (p) => `Agora não: ${OWED[p.decision]}.`,
  'refusal.not-offered': 'Isso não está disponível.',
  'refusal.out-of-reach': (p) =>
    p.deck === 'central'
      ? 'O baralho central não pode ser escolhido para isto.'
      : `O ${namesPtBr[`deck.${p.deck}`]} está fora do seu alcance.`,
  'refusal.deck-empty': (p) => `O ${namesPtBr[`deck.${p.deck}`]} está vazio.`,
  'refusal.no-extra-card': 'Você não tem carta extra para pegar.',
  'refusal.not-among-them': (p) => `${namesPtBr[`card.${p.card}`]} não está entre estas cartas.`,
  'refusal.already-built': (p) => `O ${stage(p.stage)} já está construído.`,
  'refusal.not-yet': (p) => `Ainda não: antes é preciso construir ${theStages(p.needs)}.`,
  'refusal.cannot-pay': (p) => `Custa ${cost(p.cost)}: ${plural(LANGUAGE, p.short, 'falta', 'faltam')} ${resources(p.short)}.`,
  'refusal.bad-payment': 'Estas cartas não pagam o Estágio.',
  'refusal.which-payment': 'Há várias formas de pagar: escolha as cartas.',
  'refusal.no-such-set': 'Você não tem estes símbolos.',
  'refusal.no-token': 'Não há ficha de Progresso para pegar.',
  'refusal.forced': (p) => {
    const parts = [
      ...(p.stages.length > 0 ? [`construir ${theStages(p.stages, 'o', or)}`] : []),
      ...(p.exchange ? ['trocar as suas cartas verdes por uma ficha de Progresso'] : []),
    ];
    return `O turno ainda não pode terminar: você tem de ${and(parts)}.`;
  },
  'refusal.nothing-open': 'Você não tem mais nada a fazer neste turno.',
} as const satisfies CatalogueLike<typeof en>;
