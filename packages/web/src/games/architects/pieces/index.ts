export { ArCard } from './card.tsx';
export { ROW_SIGNS } from './faces.ts';
export { CostSigns, EffectSign } from './signs.tsx';
export { CatToken, ConflictToken, ProgressToken, TokenPile } from './tokens.tsx';
export { ArchitectsWonder } from './wonder.tsx';
