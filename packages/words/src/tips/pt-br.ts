// Brazilian Portuguese of what surrounds the tips of a first game.
import type { TipWords } from './index.ts';

export const ptBR = {
  title: 'Primeira partida: uma dica',
  said: (p) => `Dica. ${p.text}`,
  done: 'Entendi',
  off: 'Sem mais dicas',
  'off.done': 'Sem mais dicas. O menu da mesa as traz de volta.',
  rule: (p) => `Regra ${p.id}`,
} satisfies TipWords;
