import type { Language } from './language.ts';

/** What bots are called at a table, by seat: short, so that seven fit around it. */
export const BOT_NAMES = {
  en: ['Ninus', 'Dido', 'Cyrus', 'Sappho', 'Zeno', 'Hebe', 'Juba'],
  'pt-BR': ['Nino', 'Dido', 'Ciro', 'Safo', 'Zenão', 'Hebe', 'Juba'],
} as const satisfies Record<Language, readonly string[]>;
