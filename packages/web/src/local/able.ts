// Whether this browser may have tables of its own, and whether it has had some.
import { recall, remember } from '../base/memory.ts';

/** Where a page has not come over a safe line browsers give no locks, and two pages would be two hosts. */
export const canKeepTables = (): boolean => 'locks' in navigator && 'indexedDB' in globalThis;

const KEY = 'local';

/** Pages that need not look for tables here do not fetch what it takes. */
export const hasKeptTables = (): boolean => canKeepTables() && recall(KEY) === 'yes';

export const localPath = (code: string): string => `/local/${code}`;

export const noteTables = (): void => void remember(KEY, 'yes');
