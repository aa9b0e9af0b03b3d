// What the look-up of symbols says: fetched with it. English sets the shape.
const AGES = ['', 'I', 'II', 'III'] as const;

export const en = {
  what: (p: { readonly name: string }) => `${p.name}: what it is`,
  here: 'At this table',
  rule: (p: { readonly id: string }) => `Rule ${p.id}`,
  'why-not': (p: { readonly id: string }) => `Why not: rule ${p.id}`,
  all: 'All symbols',
  symbols: 'Symbols here',
  'chain.from': 'Free with',
  'chain.into': 'Leads to',
  'card.age': (p: { readonly age: number }) => `Age ${AGES[p.age] ?? ''}`,
  'where.mine': 'in your city',
  'where.city': (p: { readonly name: string }) => `in the city of ${p.name}`,
  'where.hand': 'in your hand',
  'where.open': 'on the table',
  'where.to-come': 'still to come',
  'where.gone': 'in no city',
};
