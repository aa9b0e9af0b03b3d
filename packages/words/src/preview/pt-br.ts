import { plural } from '../catalogue.ts';
import type { PreviewWords } from './index.ts';

export const ptBR = {
  'home.title': 'A família 7 Wonders no navegador',
  'home.line': 'Jogue com amigos, desconhecidos ou bots, no computador e no celular. De graça, sem cadastro.',
  'invite.title': (p: { name: string; game: string }) => `${p.name} convida você para ${p.game}`,
  'invite.line': (p: { open: number }) =>
    `${p.open === 0 ? 'Todos os lugares estão ocupados' : plural('pt-BR', p.open, 'Um lugar livre', `${p.open} lugares livres`)}. Sem cadastro: é só abrir o link.`,
  'empty.title': (p: { game: string }) => `${p.game}: uma mesa espera jogadores`,
  'playing.title': (p: { game: string; names: string }) => `${p.game} com ${p.names}`,
  'playing.line': 'A partida está em andamento. Abra o link para assistir.',
  'over.title': (p: { game: string; names: string }) => `${p.game} com ${p.names}: fim da partida`,
  'over.line': 'Veja quem ganhou e de onde vieram os pontos.',
  'review.title': (p: { game: string; names: string }) => `${p.game} com ${p.names}: revisão`,
  'review.line': 'Cada turno da partida, de qualquer lugar da mesa: avance passo a passo, veja todas as mãos, confira o embaralhamento.',
  'review-file.title': 'Rever uma partida de um arquivo',
  'closed.title': (p: { game: string }) => `Uma mesa de ${p.game}`,
  'closed.line': 'Só quem joga nela pode ver.',
  'deal.title': 'A mesma distribuição para todos',
  'deal.line': 'Jogue com as mesmas cartas contra os mesmos bots e compare turno a turno.',
  'device.title': 'Continuar neste aparelho',
  'device.line': 'Traz seu nome e suas mesas para este navegador. O link só vale uma vez.',
  'rules.title': (p) => `Regras de ${p.book}`,
  'rules.line': 'Todas as regras em nossas palavras, com símbolos, exemplos e busca.',
  'cards.title': (p) => `Cartas de ${p.book}`,
  'cards.line': 'Tudo o que há na caixa: quanto custa, o que faz e aonde leva.',
  'score.title': (p) => `Caderneta de pontuação de ${p.book}`,
  'score.line': 'Some os pontos de uma partida na sua mesa: vencedor, desempate, partidas passadas. Funciona sem internet.',
  'notfound.line': 'Esta página não existe. Os jogos estão na página inicial.',
  'learn.title': (p) => `Aprender ${p.book}`,
  'learn.line': 'Uma lição guiada na mesa de verdade, em poucos minutos. De graça, sem cadastro.',
  'picture.alt': 'Maravilhas do mundo antigo em desenho de cores chapadas',
} satisfies PreviewWords;
