// What the end screen says.
import { type CatalogueLike, plural } from '../catalogue.ts';
import type { en } from './en.ts';

const LANGUAGE = 'pt-BR';
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ponto', 'pontos')}`;

export const ptBR = {
  'end.wins': (p) => `${p.name} vence`,
  'end.you-win': 'Você vence',
  'end.shared': 'Vitória dividida',
  'end.military': (p) => `Supremacia militar: o peão de Conflito entrou na capital de ${p.other}.`,
  'end.science': (p) => `Supremacia científica: ${p.name} reuniu ${p.needed} símbolos diferentes.`,
  'end.civil': (p) => `Vitória civil: ${points(p.points)} contra ${p.less} de ${p.other}.`,
  'end.tie': (p) => `Empate em ${points(p.points)}. Decidem os pontos das cartas azuis: ${p.name} tem ${p.blue}, ${p.other} tem ${p.less}.`,
  'end.tie-shared': (p) => `As duas cidades têm ${points(p.points)}, ${p.blue} deles de cartas azuis.`,
  'end.not-by-points': 'A partida acabou antes da contagem; é assim que os pontos estavam.',
  'end.pad': 'Placar',
  'end.chart': 'De onde vieram os pontos',
  'end.chart.tab': 'Gráfico',
  'end.buried': 'Cartas sob as maravilhas',
  'end.buried.tab': 'Enterradas',
  'end.no-buried': 'nenhuma maravilha construída',
  'end.winner': 'venceu',
  'end.rematch': 'Revanche',
  'end.rematch.note': 'mesmos lugares',
  'end.rematch-go': 'Ir para a revanche',
  'end.table': 'Ver a mesa',
  'end.home': 'Página inicial',
  'end.shuffle': 'Conferir o embaralhamento',
  'end.shuffle.help': 'A marca mostrada no início é o SHA-256 desta semente. Com ela o registro refaz a partida inteira.',
  'end.seed': 'Semente',
  'end.seed-hash': 'Marca mostrada no início',
  'end.matches': 'A semente confere com a marca.',
  'end.differs': 'A semente não confere com a marca!',
  'end.download': 'Baixar o registro',
} satisfies CatalogueLike<typeof en>;
