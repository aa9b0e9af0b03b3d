import { DRAWINGS, SYMBOL_IDS } from './drawings.ts';
import { renderVignettes } from './vignettes.ts';

/** One file with every symbol, for `<use href="…#id">`. */
export const renderSprite = (): string => {
  const symbols = SYMBOL_IDS.map((id) => `<symbol id="${id}" viewBox="0 0 24 24" fill="currentColor">${DRAWINGS[id]}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}\n${renderVignettes()}</svg>`;
};
