// What every table draws with. Whoever shows cards, tokens or wonders imports these themselves, so that the others go without their styles.
export * from './types.ts';
export { Avatar, Button, IconButton } from './controls.tsx';
export { Chip, Coin, CostRow, glyphRoom, Glyphs, Mark } from './glyphs.tsx';
export { Icon } from './icon.tsx';
export { Block } from './outer.tsx';
export { WonderScene } from './scene.tsx';
export { Vignette } from './vignette.tsx';
export type { SymbolId } from '../symbols/drawings.ts';
export { type CardColour, colourMark, RESOURCE_NAMES, type ResourceName, scienceMark } from '../symbols/marks.ts';
