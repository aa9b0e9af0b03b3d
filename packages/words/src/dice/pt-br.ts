// Brazilian Portuguese words of 7 Wonders Dice. Terms follow the rule book.
import type { Decision } from '@maravilha/dice';
import { type CatalogueLike, plural } from '../catalogue.ts';
import { effectsPtBr } from './effects-pt-br.ts';
import type { en } from './en.ts';
import { eventsPtBr } from './events-pt-br.ts';
import { namesPtBr } from './names-pt-br.ts';
import { and, bonuses, coins, completed, ofOneOf, points, resources, spaces, structure, the } from './pieces-pt-br.ts';

const LANGUAGE = 'pt-BR';
const OWED: Record<Decision, string> = {
  city: 'antes, escolha uma cidade',
  action: 'antes, faça a sua ação',
  'free-die': 'antes, construa a estrutura com o dado grátis',
  cross: 'antes, resolva o espaço do efeito',
  bonus: 'antes, risque o bônus',
  ready: 'os outros ainda estão escolhendo',
  over: 'a partida terminou',
};

export const ptBR = {
  ...namesPtBr,
  ...effectsPtBr,
  ...eventsPtBr,

  'game.name': '7 Wonders Dice',

  // Pieces of sentences
  points: (p) => points(p.count),
  coins: (p) => coins(p.count),
  resources: (p) => resources(p.count),
  'die.says': (p) => `${p.die}: ${p.symbol}, seção de ${coins(p.cost)}`,
  'die.of': (p) => `dado ${namesPtBr[`colour.${p.colour}`]}`,
  'forum.section': (p) => (p.cost === 0 ? `de graça: ${p.dice}` : `por ${coins(p.cost)}: ${p.dice}`),
  'forum.die': (p) => `${p.die} (${p.symbol})`,

  // What is owed: for the one who decides, and for everyone else
  'decision.city': 'Escolha uma cidade',
  'decision.action': 'Sua vez: escolha um dado, a Maravilha, ou passe',
  'decision.free-die': 'Construa uma estrutura: o dado é grátis',
  'decision.cross': 'Risque um espaço',
  'decision.bonus': 'Risque um bônus',
  'decision.ready': 'Você já terminou o turno',
  'decision.over': 'A partida terminou',
  'decision.wait.city': (p) => `${p.name} está escolhendo uma cidade`,
  'decision.wait.action': (p) => `${p.name} está escolhendo`,
  'decision.wait.free-die': (p) => `${p.name} está construindo com um dado grátis`,
  'decision.wait.cross': (p) => `${p.name} está riscando um espaço`,
  'decision.wait.bonus': (p) => `${p.name} está riscando um bônus`,
  'decision.wait.ready': (p) => `${p.name} já escolheu`,
  'decision.wait.over': () => 'A partida terminou',
  // What is still open in the turn
  'pending.action': 'Mais uma ação',
  'pending.free-die': 'Uma estrutura com dado grátis',
  'pending.cross': (p) => (p.count === 1 ? `Risque um espaço ${ofOneOf(p.of)}` : `Risque até ${spaces(p.count)} ${ofOneOf(p.of)}`),
  'pending.bonus': 'Um bônus',

  // Moves
  'move.city': (p) => `Escolher ${namesPtBr[`city.${p.city}`]}`,
  'move.construct': (p) => `Riscar ${p.space} com o ${namesPtBr[`die.${p.die}`]}`,
  'move.wonder': 'Construir a próxima etapa da Maravilha',
  'move.pass': (p) => `Passar e ganhar ${coins(p.count)}`,
  'move.cross': (p) => `Riscar ${p.space}`,
  'move.bonus': (p) => `Riscar o bônus: ${p.bonus}`,
  'move.decline': 'Recusar',

  // A bill, clause by clause
  'bill.die': (p) =>
    p.cut === 0 ? `dado ${p.cost}` : `dado ${p.cost} − ${p.cut}${p.by === undefined ? '' : ` (${p.by})`} = ${p.cost - p.cut}`,
  'bill.space': (p) => (p.resources === 0 ? `espaço ${p.cost}` : `espaço ${p.cost} − ${resources(p.resources)} = ${p.cost - p.resources}`),
  'bill.chosen': (p) => `${coins(p.count)} ${plural(LANGUAGE, p.count, 'ganha', 'ganhas')} pelo dado`,
  'bill.total': (p) => (p.count === 0 ? 'nada a pagar' : `${coins(p.count)} a pagar`),
  'bill.left': (p) => `${plural(LANGUAGE, p.count, 'resta', 'restam')} ${p.count}`,
  'bill.short': (p) => `${plural(LANGUAGE, p.count, 'falta', 'faltam')} ${p.count}`,
  'bill.free': 'dado grátis',

  // What follows from a space, in few words: no capital, no full stop
  'follow.attack': (p) => `registra ${points(p.points)}${p.defence > 0 ? ` (defesa ${p.defence})` : ''}`,
  'follow.coins': (p) => `+${coins(p.count)}`,
  'follow.points': (p) => `+${points(p.count)}`,
  'follow.completes': (p) => `completa ${the(p.structure)}${p.bonus ? ': bônus' : ''}`,

  // A sheet, read aloud
  'sheet.says': (p) => `${p.name}, ${p.city}: ${coins(p.coins)}, ${resources(p.resources)}.`,
  'sheet.no-city': (p) => `Ainda sem cidade: ${p.name}.`,
  'sheet.bonuses': (p) => (p.count === 0 ? `0 de ${bonuses(p.of)}.` : `${p.count} de ${bonuses(p.of)}: ${p.items.join('; ')}.`),
  'sheet.unlocked': (p) => `Desbloqueados: ${and(p.dice)}.`,
  'sheet.structure': (p) => {
    const head = `${structure(p.structure)}: ${p.crossed} de ${p.of}`;
    return p.crossed === 0 ? `${head}.` : `${head}: ${p.items}.`;
  },
  'sheet.complete': (p) => `${completed(p.structure)}: ${p.items}.`,
  'sheet.recorded': (p) => `${p.place} (${points(p.points)})`,
  'sheet.agora-first': (p) => `A primeira Ágora completa: ${points(p.points)}.`,

  // Endings
  'ending.bonuses': 'Todos os bônus de uma cidade estão riscados',
  'ending.bonuses.how': 'Quando alguém risca três bônus, joga-se mais um turno; vence quem tem mais pontos de vitória.',
  'ending.tie.coins': 'Empate em pontos; as moedas não gastas desempataram.',
  'ending.shared': 'Vitória compartilhada: empate em pontos e em moedas não gastas.',

  // Score pad
  'score.wonder': 'Maravilha',
  'score.barracksWest': 'Quartel Ocidental',
  'score.barracksEast': 'Quartel Oriental',
  'score.university': 'Universidade',
  'score.agora': 'Ágora',
  'score.market': 'Mercado',
  'score.leadersGallery': 'Galeria de Líderes',
  'score.guildCourt': 'Corte da Guilda',
  'score.total': 'Total',

  // Why not
  'refusal.game-over': 'A partida terminou.',
  'refusal.not-awaited': 'Você já terminou o turno.',
  'refusal.other-decision': (p) => `Agora não: ${OWED[p.decision]}.`,
  'refusal.not-offered': 'Isso não está disponível.',
  'refusal.not-in-forum': (p) => `O ${namesPtBr[`die.${p.die}`]} não está no Fórum.`,
  'refusal.locked': (p) => `O ${namesPtBr[`die.${p.die}`]} está bloqueado para você: um espaço da sua Universidade o desbloqueia.`,
  'refusal.already-crossed': (p) => `Já está riscado: ${p.space}.`,
  'refusal.no-such-space': (p) => `Não existe no seu tabuleiro: ${p.space}.`,
  'refusal.out-of-reach': (p) => `Nenhum dado alcança este espaço agora: ${p.space}.`,
  'refusal.not-yet': (p) => `Antes vem outro espaço: ${p.space}.`,
  'refusal.guild-behind': (p) => {
    const theirs = p.left === p.right ? `${p.left}` : `${p.left} à esquerda e ${p.right} à direita`;
    const head = p.mine >= p.left && p.mine >= p.right ? 'Em partidas de 2, é preciso ter mais' : 'Você está atrás';
    return `${head}: ${structure(p.of)}, ${p.mine} contra ${theirs}, no início do turno.`;
  },
  'refusal.too-expensive': (p) => `Caro demais: ${plural(LANGUAGE, p.short, 'falta', 'faltam')} ${coins(p.short)}.`,
  'refusal.wonder-complete': 'Sua Maravilha está completa.',
  'refusal.bonus-taken': 'Esse bônus já está riscado.',
  'refusal.nothing-to-decline': 'Isto não pode ser recusado: escolha algo.',
} as const satisfies CatalogueLike<typeof en>;
