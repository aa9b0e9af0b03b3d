export { ArCard } from './card.tsx';
export { CostSigns, EffectSign } from './signs.tsx';
export { CatToken, ConflictToken, ProgressToken, TokenPile } from './tokens.tsx';
export { ArchitectsWonder } from './wonder.tsx';
