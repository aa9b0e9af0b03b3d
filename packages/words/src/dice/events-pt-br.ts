// Portuguese: the log.
import type { SpecialDie } from '@maravilha/dice';
import { capital, type CatalogueLike, plural } from '../catalogue.ts';
import type { Who } from '../who.ts';
import type { eventsEn } from './events-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { and, coins, completed, points, the } from './pieces-pt-br.ts';

const special = (die: SpecialDie): string => `o ${namesPtBr[`die.${die}`]}`;
const paid = (count: number): string => (count === 0 ? 'de graça' : coins(count));
const all = (names: readonly Who[]): string => and(names.map((who) => who ?? 'você'));

export const eventsPtBr = {
  'event.city-chosen': (p) => `${p.name ?? 'Você'} ficou com ${p.city}.`,
  'event.rolled': (p) => `Turno ${p.turn}${p.last ? ', o último' : ''}. Fórum: ${p.forum}.`,
  'event.crossed.die': (p) => `${p.name ?? 'Você'} riscou: ${p.space} (${p.die}, ${paid(p.paid)}).`,
  'event.crossed.wonder': (p) => `${p.name ?? 'Você'} construiu a ${p.space} da Maravilha (${paid(p.paid)}).`,
  'event.crossed.effect': (p) => `${p.name ?? 'Você'} riscou, graças a um efeito: ${p.space} (${paid(p.paid)}).`,
  'event.attack': (p) =>
    `${p.name ?? 'Você'} registrou ${points(p.points)} contra ${p.against ?? 'você'}${p.defence > 0 ? `, já descontada a defesa de ${p.defence}` : ''}.`,
  'event.coins.pass': (p) => `${p.name ?? 'Você'} ganhou ${coins(p.count)} ao passar.`,
  'event.coins.die': (p) => `${p.name ?? 'Você'} ganhou ${coins(p.count)} ao escolher o dado.`,
  'event.coins.bonus': (p) => `${p.name ?? 'Você'} ganhou ${coins(p.count)} pelo bônus.`,
  'event.coins.space': (p) => `${p.name ?? 'Você'} ganhou ${coins(p.count)} (${p.space}).`,
  'event.unlocked': (p) => `${p.name ?? 'Você'} desbloqueou ${special(p.die)}.`,
  'event.passed': (p) => `${p.name ?? 'Você'} passou.`,
  'event.completed': (p) => `${p.name ?? 'Você'} completou ${the(p.structure)}.`,
  'event.bonus': (p) => `${p.name ?? 'Você'} riscou um bônus: ${p.bonus}.`,
  'event.declined': (p) => `${p.name ?? 'Você'} recusou ${p.what}.`,
  'event.agora-first': (p) => `A primeira Ágora completa: ${all(p.names)}. +${points(p.points)}.`,
  'event.die-entered': (p) => `${capital(special(p.die))} entra no Fórum no lugar de um cinza.`,
  'event.last-turn': (p) => `Todos os bônus riscados: ${all(p.names)}. Mais um turno, e a partida termina.`,
  'event.over': (p) => `Fim da partida: ${all(p.names)} ${plural('pt-BR', p.names.length, 'venceu', 'venceram')}.`,

  // What a seat did, without its name: no capital, no full stop
  'did.die': (p) => `${p.space} (${p.die}, ${paid(p.paid)})`,
  'did.plain': (p) => `${p.space} (${paid(p.paid)})`,
  'did.attack': (p) => `${points(p.points)} contra ${p.against ?? 'você'}`,
  'did.coins': (p) => `+${coins(p.count)}`,
  'did.unlocked': (p) => `${special(p.die)} desbloqueado`,
  'did.passed': 'passou',
  'did.completed': (p) => completed(p.structure),
  'did.bonus': (p) => `bônus: ${p.bonus}`,
  'did.declined': (p) => `recusou ${p.what}`,

  // What was left
  'offer.action': 'a ação extra',
  'offer.free-die': 'o dado grátis',
  'offer.cross': 'o espaço oferecido',
  'offer.bonus': 'o bônus',
} as const satisfies CatalogueLike<typeof eventsEn>;
