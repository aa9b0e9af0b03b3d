export { Die, type DieProps } from './die.tsx';
export { standOf, structureMark } from './faces.ts';
export { Forum, Tray } from './forum.tsx';
export { PriceCoin } from './price-coin.tsx';
export { Sheet, SheetPart } from './sheet.tsx';
export { SpaceSign, SpaceSigns } from './signs.tsx';
export { Figures, SheetSummary } from './summary.tsx';
export type { SheetProps, SheetWords } from './types.ts';
export { Wall } from './wall.tsx';
