// Tokens of the conflict track, for the effect sheet and for the list of all that is in the box.
import type { SymbolEntry } from '../../../base/book.ts';
import { drawn, entriesOf } from '../../../base/entries.tsx';
import { coin, sign } from '../../../components/faces.ts';
import { duelSymbolWords } from '../books.ts';

export const trackTokens = (): readonly SymbolEntry[] => {
  const entry = entriesOf(duelSymbolWords());
  return [entry('pawn', 'DU-MIL-1', drawn(sign('pawn'))), entry('loot', 'DU-MIL-2', drawn(coin(-5)))];
};
