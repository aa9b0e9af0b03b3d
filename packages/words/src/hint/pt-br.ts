// What a hint says.
import { type CatalogueLike, list, plural } from '../catalogue.ts';
import type { en } from './en.ts';

const LANGUAGE = 'pt-BR';
const and = (items: readonly string[]): string => list(LANGUAGE, items);
const EITHER = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ponto', 'pontos')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'moeda', 'moedas')}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

export const ptBR = {
  title: 'Dica',
  thinking: 'Simulando as suas jogadas…',
  wait: 'Você não tem nada a escolher agora.',
  failed: 'Desta vez não foi possível achar uma dica. Feche e tente de novo.',
  play: 'Jogar esta',
  'play.move': (p) => `Jogar esta: ${p.move}`,
  chance: (p) => `${p.percent}% de chance de vitória`,
  level: 'quase igual',
  favourite: 'escolha de um mestre',
  points: (p) => `Pontuação final: cerca de ${p.own}; o melhor rival, ${p.rival}.`,
  ending: (p) => `${p.name}: vence ${p.percent}% das partidas.`,
  games: (p) => `De ${p.count} partidas simuladas após cada jogada. O que você não vê é distribuído de novo em cada uma.`,
  'games.level': '“Quase igual”: tantas partidas não bastam para distinguir as jogadas.',

  'reason.only': 'É a única jogada possível.',
  'reason.wins': 'Vence a partida.',
  'reason.saves': (p) => `Impede que ${p.name} vença de imediato.`,
  'reason.again': 'Você joga de novo.',
  'reason.extra': 'Você pega outra carta.',
  'reason.token': 'Rende uma ficha de Progresso.',
  'reason.stage': (p) => `Ficam construídos ${p.built} de ${p.of} Estágios.`,
  'reason.pays-stage': (p) => `Paga o ${p.stage}º Estágio: ${points(p.points)}.`,
  'reason.nearer': (p) =>
    `Para o próximo Estágio ${plural(LANGUAGE, p.lacks, 'falta', 'faltam')} então ${p.lacks} ${plural(LANGUAGE, p.lacks, 'carta', 'cartas')}.`,
  'reason.points': (p) => `${points(p.points)} agora: ${p.row}.`,
  'reason.symbols': (p) =>
    `${p.count} ${plural(LANGUAGE, p.count, 'símbolo científico diferente', 'símbolos científicos diferentes')}; ${p.needed} vencem.`,
  'reason.war': (p) =>
    `Escudos: ${and(p.leads.map(({ name, before, after }) => `${signed(after)} contra ${name} (antes ${signed(before)})`))}.`,
  'reason.battle': (p) =>
    `A Batalha que ela provoca rende ${p.victories} ${plural(LANGUAGE, p.victories, 'ficha de vitória', 'fichas de vitória')}.`,
  'reason.pawn': (p) =>
    `O peão de Conflito avança ${p.steps} ${plural(LANGUAGE, p.steps, 'casa', 'casas')}; ${p.left} até a capital do rival.`,
  'reason.attack': (p) => `O ataque rende ${points(p.points)}.`,
  'reason.chain': (p) => `De graça por encadeamento: você tem ${p.by}.`,
  'reason.price': (p) =>
    `${p.coins === 0 ? 'Não custa nada' : `Custa ${coins(p.coins)}`}; as outras jogadas custam ${coins(p.next)} ou mais.`,
  'reason.coins': (p) => `Rende ${coins(p.coins)}.`,
  'reason.robs': (p) => `${p.name} perde ${coins(p.coins)}.`,
  'reason.cheaper': (p) => `As cartas abertas e as suas Maravilhas custam ao todo ${coins(p.coins)} a menos.`,
  'reason.dearer': (p) => `As cartas abertas e as Maravilhas custam a ${p.name} ao todo ${coins(p.coins)} a mais.`,
  'reason.produces': (p) => `Produz ${p.choice ? EITHER.format(p.resources) : and(p.resources)}.`,
  'reason.resources': (p) => `Produz ${p.count} ${plural(LANGUAGE, p.count, 'recurso', 'recursos')} a mais.`,
  'reason.trade': (p) => `Você compra ${and(p.resources)} por menos.`,
  'reason.frees': (p) => `Torna grátis depois: ${and(p.cards)}.`,
  'reason.denies': (p) => `${p.name} poderia construir ${p.card} em seguida.`,
  'reason.completes': (p) => `Completa a estrutura: ${p.structure}.`,
  'reason.bonus': 'Você risca um bônus.',
  'reason.unlocks': (p) => `Desbloqueia: ${p.die}.`,
  'reason.odds': (p) => `${p.hits} das suas ${p.of} cartas pagariam um Estágio ou dariam uma ficha de imediato.`,
  'reason.later': (p) => `Até o fim ${points(p.points)} a mais que com outras jogadas: ${p.row}.`,
} satisfies CatalogueLike<typeof en>;
