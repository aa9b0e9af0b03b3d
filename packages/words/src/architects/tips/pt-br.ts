// Brazilian Portuguese of the tips of a first game of Architects.
import type { ArchitectsTipWords } from './index.ts';

export const ptBR = {
  must: (p) => `Se você pegar esta carta (${p.card}), o Estágio ${p.stage} fica pago, e construir neste turno é obrigatório.`,
  horn: (p) => `Falta uma buzina para a Batalha, e você tem menos escudos que ${p.name}.`,
  cat: (p) => `Com o Gato você vê a carta do baralho central antes de escolher: ${p.card}.`,
  extra: (p) => `A ficha ${p.token} lhe dá mais uma carta agora.`,
} satisfies ArchitectsTipWords;
