import type { DuelLobbyWords } from './index.ts';

export const ptBR = {
  'line.duel': 'Dois rivais, uma só pirâmide de cartas. Vença por pontos, força militar ou ciência.',
  'option.wonders': 'Maravilhas',
  'option.wonders.draft': 'Seleção',
  'option.wonders.draft.note': 'Duas rodadas de quatro, escolhidas por turno',
  'option.wonders.random': 'Sorteio',
  'option.wonders.random.note': 'Cada jogador recebe quatro por sorteio',
  'option.wonders.first-game': 'Primeira partida',
  'option.wonders.first-game.note': 'Um conjunto equilibrado para iniciantes',
  'option.starter': 'Primeiro jogador',
  'option.starter.random': 'Sorteio',
  'option.starter.random.note': 'O primeiro jogador é sorteado',
  'option.starter.first-seat': 'Lugar 1',
  'option.starter.first-seat.note': 'O lugar 1 começa a Era I',
  'option.starter.second-seat': 'Lugar 2',
  'option.starter.second-seat.note': 'O lugar 2 começa a Era I',
} satisfies DuelLobbyWords;
