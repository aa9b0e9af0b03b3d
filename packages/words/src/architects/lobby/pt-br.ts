import type { ArchitectsLobbyWords } from './index.ts';

export const ptBR = {
  'line.architects': 'Construa a Maravilha peça por peça. E fique de olho no Gato.',
  'option.wonders': 'Maravilhas',
  'option.wonders.random': 'Sorteio',
  'option.wonders.random.note': 'Cada jogador recebe uma por sorteio',
  'option.wonders.choose': 'Escolha',
  'option.wonders.choose.note': 'Na sua vez, cada um escolhe uma Maravilha',
  'option.starter': 'Primeiro jogador',
  'option.starter.random': 'Sorteio',
  'option.starter.random.note': 'O primeiro jogador é sorteado',
  'option.starter.owner': 'Mais jovem',
  'option.starter.owner.note': 'O lugar 1 começa: deixe o mais jovem sentar ali',
  'option.starter.choose': 'Lugar 1 decide',
  'option.starter.choose.note': 'Quem está no lugar 1 diz quem começa',
} satisfies ArchitectsLobbyWords;
