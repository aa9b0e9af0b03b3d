// A lição de Cidades, para quem já conhece 7 Wonders.
import type { CitiesLessonWords } from './index.ts';

export const ptBR = {
  'chapter.cities': 'Cidades',
  'chapter.teams': 'Equipes',

  'more.title': 'Uma carta a mais',
  'more.line': 'Com Cidades cada Era começa com oito cartas na mão e tem sete turnos.',
  'more.why': 'Em cada Era entram tantas cartas pretas quantos forem os jogadores.',
  'black.title': 'Cartas pretas',
  'black.line':
    'Um custo pode ter moedas e recursos juntos: o Tabulário pede 2 moedas, madeira, minério e tecido. Cartas pretas não encadeiam.',
  'black.do': 'Abra o Tabulário e construa-o',
  'black.why': 'Ele rende 6 pontos. Preto é uma cor própria, com sua linha na caderneta de pontuação.',
  'loss.title': 'Perder moedas',
  'loss.line': 'Dora construiu a Casa de Ópio: todos os outros perdem 3 moedas. Pague-as, ou pegue uma Dívida por moeda que não pagar.',
  'loss.do': 'Escolha 2 moedas e 1 Dívida',
  'loss.why': 'Perder vem sempre depois de ganhar: o que você recebeu neste turno já pode pagar.',
  'debt.title': 'Dívida',
  'debt.line': 'Cada Dívida vale −1 ponto no fim e não pode ser paga depois.',
  'debt.why': 'Ela entra na linha do Tesouro.',
  'dove.title': 'Diplomacia',
  'dove.line': 'Com a ficha, você fica fora dos Conflitos Militares desta Era. Seus vizinhos se enfrentam.',
  'dove.why': 'É obrigatório usá-la na mesma Era, mesmo que você fosse vencer.',
  'partner.title': 'O seu colega de equipe',
  'partner.line': 'Em equipes, vocês veem a mão um do outro e não lutam entre si.',
  'partner.why': 'Moedas e cartas não podem ser trocadas entre colegas de equipe.',
  'double.title': 'Conflitos em dobro',
  'double.line': 'Contra o vizinho adversário valem duas fichas. Os pontos dos dois colegas de equipe se somam.',
  'double.why': 'Vence a equipe com a maior soma.',
} satisfies CitiesLessonWords;
