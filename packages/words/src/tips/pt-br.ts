// Brazilian Portuguese of what surrounds the tips of a first game.
import type { TipWords } from './index.ts';

export const ptBR = {
  title: 'Primeira partida: uma dica',
  said: (p) => `Dica. ${p.text}`,
  done: 'Entendi',
  off: 'Sem mais dicas',
  'off.done': 'Sem mais dicas. O menu da mesa as traz de volta.',
  mark: 'Primeira partida',
  'mark.on': 'dicas ligadas',
  'mark.off': 'dicas desligadas',
  'turn.title': 'Primeiro turno, um de cada vez',
  'turn.you': 'Você',
  'turn.now': 'sua vez, sem pressa',
  'turn.next': 'depois',
  'turn.later': 'mais tarde',
  'turn.last': 'por último',
  'turn.plays': 'agora',
  'turn.on': 'Continuar',
  'turn.end': 'Ir para o próximo turno',
  'turn.together': 'A partir do próximo turno, todos escolhem ao mesmo tempo.',
  rule: (p) => `Regra ${p.id}`,
} satisfies TipWords;
