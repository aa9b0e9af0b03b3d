import type { DiceLobbyWords } from './index.ts';

export const ptBR = {
  'line.dice': 'Todos escolhem entre os mesmos dados do Fórum, ao mesmo tempo.',
  'boards.note': 'Regras e dados são reais. A maioria dos números dos tabuleiros é reconstruída.',
  'option.cities': 'Cidades',
  'option.cities.random': 'Sorteio',
  'option.cities.random.note': 'Cada jogador recebe uma por sorteio',
  'option.cities.choose': 'Escolha',
  'option.cities.choose.note': 'Na sua vez, cada um escolhe uma cidade',
} satisfies DiceLobbyWords;
