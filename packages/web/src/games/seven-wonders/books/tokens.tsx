// Tokens that lie on no card, for the effect sheet and for the list of all that is in the box.
import type { SymbolEntry } from '../../../base/book.ts';
import { drawn, entriesOf } from '../../../base/entries.tsx';
import { sign } from '../../../components/faces.ts';
import { sevenWondersSymbolWords } from '../books.ts';

export const conflictTokens = (): readonly SymbolEntry[] => {
  const entry = entriesOf(sevenWondersSymbolWords());
  return [
    entry('victory', 'WO-MIL-2', drawn(sign('victory-1'), sign('victory-3'), sign('victory-5'))),
    entry('defeat', 'WO-MIL-2', drawn(sign('defeat'))),
  ];
};

export const debtToken = (): SymbolEntry => entriesOf(sevenWondersSymbolWords())('debt', 'CI-DEBT-6', drawn(sign('debt')));

export const diplomacyToken = (): SymbolEntry => entriesOf(sevenWondersSymbolWords())('dove', 'CI-DIP-2', drawn(sign('dove')));
