export { ArCard } from './card.tsx';
export { CatSign, CostSigns, EffectSign, HornSign, VictorySign } from './signs.tsx';
export { CatToken, ConflictToken, ProgressToken, TokenPile } from './tokens.tsx';
export { ArchitectsWonder } from './wonder.tsx';
