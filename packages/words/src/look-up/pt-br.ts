// What the look-up of symbols says.
import type { CatalogueLike } from '../catalogue.ts';
import type { en } from './en.ts';

const AGES = ['', 'I', 'II', 'III'] as const;

export const ptBR = {
  what: (p) => `${p.name}: o que é`,
  here: 'Nesta mesa',
  rule: (p) => `Regra ${p.id}`,
  'why-not': (p) => `Por que não: regra ${p.id}`,
  all: 'Todos os símbolos',
  symbols: 'Símbolos aqui',
  'chain.from': 'Grátis com',
  'chain.into': 'Leva a',
  'card.age': (p) => `Era ${AGES[p.age] ?? ''}`,
  'where.mine': 'na sua cidade',
  'where.city': (p) => `na cidade de ${p.name}`,
  'where.hand': 'na sua mão',
  'where.open': 'na mesa',
  'where.to-come': 'ainda por vir',
  'where.gone': 'em nenhuma cidade',
} as const satisfies CatalogueLike<typeof en>;
