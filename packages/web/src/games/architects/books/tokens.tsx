// Tokens that are no progress, for the effect sheet and for the list of all that is in the box.
import type { SymbolEntry } from '../../../base/book.ts';
import { drawn, entriesOf } from '../../../base/entries.tsx';
import { sign } from '../../../components/faces.ts';
import { architectsSymbolWords } from '../books.ts';

export const warTokens = (): readonly SymbolEntry[] => {
  const entry = entriesOf(architectsSymbolWords());
  return [entry('peace', 'AR-WAR-3', drawn(sign('dove'))), entry('battle', 'AR-WAR-5', drawn(sign('battle')))];
};

export const catToken = (): SymbolEntry => entriesOf(architectsSymbolWords())('cat', 'AR-CAT-2', drawn(sign('cat')));
