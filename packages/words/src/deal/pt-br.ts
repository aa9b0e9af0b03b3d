// Brazilian Portuguese of the page of one deal.
import { list, plural } from '../catalogue.ts';
import type { DealWords } from './index.ts';

export const ptBR = {
  title: 'A mesma distribuição',
  line: (p) =>
    `${p.game} contra ${p.bots.length} ${plural('pt-BR', p.bots.length, 'bot', 'bots')} (${list('pt-BR', p.bots)}). Todos recebem as mesmas cartas e os mesmos adversários.`,
  'line.hidden': 'Você vê os resultados depois de terminar a sua partida.',
  finished: (p) => (p.n === 0 ? 'Ninguém terminou ainda.' : `${p.n} ${plural('pt-BR', p.n, 'pessoa terminou', 'pessoas terminaram')}.`),
  play: 'Jogar esta distribuição',
  'go-on': 'Continuar minha partida',
  share: 'Mande este link a quem quiser comparar: a distribuição será a mesma.',
  link: 'Link desta distribuição',
  results: 'Resultados',
  name: 'Nome',
  points: 'Pontos',
  you: 'você',
  place: (p) => `${p.place}º`,
  'place.long': (p) => `${p.place}º lugar na própria mesa`,
  won: 'venceu',
  ended: 'desistiu',
  undone: 'com desfazer',
  review: 'Rever',
  'review.of': (p) => `Rever a partida de ${p.name}`,
  course: 'Turno a turno',
  'course.note': 'Pontos na mesa depois de cada turno.',
  turn: 'Turno',
  gone: 'Essa distribuição não existe',
  'gone.line': 'Confira o link. Uma distribuição é apagada algum tempo depois da última partida.',
  lost: 'Não foi possível buscar a distribuição',
  'lost.line': 'O servidor não responde.',
  again: 'Tentar de novo',
} satisfies DealWords;
