// What the end screen, the log and the last turns of Architects say beside what all games say.
import { type CatalogueLike, list, plural } from '../../catalogue.ts';
import type { en } from './en.ts';

const LANGUAGE = 'pt-BR';
const stages = (count: number): string => `${count} ${plural(LANGUAGE, count, 'Estágio', 'Estágios')}`;
const and = (items: readonly string[]): string => list(LANGUAGE, items);

export const ptBR = {
  // How it ended, and what decided
  'ending.wonder': (p) => `${p.name} completou ${p.wonder}.`,
  'ending.empty': 'Nenhum baralho tinha mais cartas.',
  'how.tie': (p) =>
    `Empate em ${p.points} com ${and(p.others)}. Vence quem tem mais Estágios construídos: ${p.builders.map((b) => `${b.name} tem ${b.stages}`).join(', ')}.`,
  'how.shared': (p) => `${and(p.names)} terminam empatados: ${p.points} pontos e ${stages(p.stages)}.`,
  'rank.stages': (p) => stages(p.count),

  // The score pad
  'stages.of': (p) => `${p.built} de ${p.all} Estágios construídos`,
  'detail.blue': (p) => `${p.plain} sem o ícone do Gato, ${p.cats} com ele`,
  'detail.victories': (p) => `${p.count} ${plural(LANGUAGE, p.count, 'ficha de vitória', 'fichas de vitória')}`,
  'detail.tokens': (p) => and(p.names),

  // Why these points
  'why.stage': (p) => `Estágio ${p.stage}`,
  'why.times': (p) => `${p.count} × ${p.each}`,
  'why.cat': 'O Gato no fim da partida',

  // Every wonder as it stands
  'wonders.title': 'As Maravilhas no fim',
  'wonders.tab': 'Maravilhas',
  'wonders.one': (p) => `${p.wonder}, ${p.name}: ${p.built} de ${p.all} Estágios construídos`,

  // The log
  'log.setup': 'Antes do primeiro turno',
  'log.round': (p) => `Rodada ${p.round}`,
  'log.turn': (p) => `Turno de ${p.name}`,
  'log.your-turn': 'Seu turno',

  // The last turn of every seat
  'turns.title': 'O último turno de cada jogador',
  'turns.none': 'Ninguém jogou ainda.',
  'turns.not-yet': 'ainda não jogou',
  'turns.no-card': 'nenhuma carta para pegar',
  'turns.stage': (p) => `${p.stage}º Estágio, +${p.points}`,
  'turns.cat': 'pegou o Gato',
  'turns.flips': (p) => `${p.count} ${plural(LANGUAGE, p.count, 'buzina', 'buzinas')}`,
  'turns.battle': 'Batalha',
  'turns.won': (p) => `ganhou ${p.count} ${plural(LANGUAGE, p.count, 'ficha', 'fichas')}`,
} satisfies CatalogueLike<typeof en>;
