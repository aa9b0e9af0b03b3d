// What the end screen, the log and the summary of a turn of 7 Wonders say.
import { type CatalogueLike, list, plural } from '../../catalogue.ts';
import type { en } from './en.ts';

const LANGUAGE = 'pt-BR';
const and = (items: readonly string[]): string => list(LANGUAGE, items);
const holds = (p: { readonly names: readonly string[]; readonly coins: string }): string =>
  `${and(p.names)} ${p.names.length === 1 ? 'tem' : 'têm'} ${p.coins}`;

export const ptBR = {
  // Who won, and how
  'how.tie': (p) => `Empate em ${p.points} com ${and(p.others)}. Vence o maior Tesouro: ${p.holders.map(holds).join(', ')}.`,
  'how.tie.teams': (p) =>
    `Empate em ${p.points} com ${and(p.others)}. Vence a maior soma dos dois Tesouros: ${p.holders.map(holds).join('; ')}.`,
  'how.shared': (p) => `${and(p.names)} terminam empatados: ${p.points} pontos e ${p.coins} no Tesouro.`,
  'how.shared.teams': (p) => `${and(p.names)} terminam empatados: ${p.points} pontos e ${p.coins} nos dois Tesouros.`,
  'rank.treasury': (p) => `Tesouro ${p.coins}`,

  // The score pad
  'row.wonder': 'Maravilha',
  'row.treasury': 'Tesouro',
  'row.treasury.debts': 'Tesouro e Dívidas',
  'row.military': 'Conflitos Militares',
  'row.blue': 'Civis',
  'row.yellow': 'Comerciais',
  'row.green': 'Científicas',
  'row.purple': 'Guildas',
  'row.black': 'Cidades',
  'row.under': 'Cartas sob a Maravilha',
  'row.under.none': 'nenhuma',
  'row.team': 'Equipe',

  // Why these points
  'why.stage': (p) => `Estágio ${p.stage}`,
  'why.coins': '1 ponto a cada 3 moedas',
  'why.debts': '−1 ponto cada',
  'why.tokens': (p) => `${p.count} ${plural(LANGUAGE, p.count, 'ficha', 'fichas')} de ${p.each < 0 ? `−${-p.each}` : p.each}`,
  'why.square': (p) => `${p.count} × ${p.count}`,
  'why.square-chosen': (p) => `${p.count} × ${p.count}, ${p.chosen} à escolha`,
  'why.sets': (p) => `${p.count} ${plural(LANGUAGE, p.count, 'conjunto', 'conjuntos')} de três diferentes: ${p.count} × 7`,

  // Chart, buried cards, discard pile
  'chart.note': 'contorno: pontos negativos',
  'buried.title': 'Cartas sob as Maravilhas',
  'buried.tab': 'Sob Maravilhas',
  'buried.stage': (p) => `Estágio ${p.stage}, ${p.when}`,
  'discard.title': 'Pilha de descartes',
  'discard.tab': 'Descarte',
  'discard.empty': 'Nenhuma carta foi descartada.',
  when: (p) => `${p.age}, turno ${p.turn}`,
  'face-down': 'uma carta virada para baixo',

  // The log
  'log.boards': 'Tabuleiros',
  'log.turn': (p) => `Turno ${p.turn}`,
  'log.war': 'Conflitos Militares',

  // What happened in the last turn
  'turn.title': 'O que aconteceu no último turno',
  'turn.when': (p) => `${p.age}, turno ${p.turn}`,
  'turn.none': 'Nenhuma carta foi revelada ainda.',
  'turn.nothing': 'nada',
  'turn.open': 'Último turno',

  // The menu and the keys
  'option.cities': 'Expansão Cidades',
  'option.cities.true': 'sim',
  'option.cities.false': 'não',
  'option.teams': 'Equipes',
  'option.teams.true': 'sim',
  'option.teams.false': 'não',
  'option.boards': 'Tabuleiros',
  'option.boards.random': 'por sorteio',
  'option.boards.choose': 'escolhidos por turno',
  'option.boards.draft': 'por Seleção',
  'option.sides': 'Lados',
  'option.sides.day': 'Dia',
  'option.sides.night': 'Noite',
  'option.sides.mixed': 'por sorteio',
  'option.sides.choose': 'cada um escolhe',
  'keys.arrows': 'percorrer a mão',
  'keys.enter': 'abrir a carta',
  'keys.build': 'construir a carta aberta',
  'keys.wonder': 'construir um Estágio com ela',
  'keys.discard': 'vendê-la',
  'keys.numbers': 'abrir essa carta ou escolher essa opção',
  'keys.escape': 'fechar o que está aberto',
  'keys.hand': 'mão do colega de equipe, e voltar',
  'keys.turn': 'o que aconteceu no último turno',
  'keys.pile': 'pilha de descartes',
  'keys.summary': 'ouvir um resumo da sua cidade e dos vizinhos',
} satisfies CatalogueLike<typeof en>;
