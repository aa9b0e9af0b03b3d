// What the game is called on every page: needed at once, so both languages are in one file.
import type { Language } from '../language.ts';

export const NAMES = {
  en: { architects: 'Architects' },
  'pt-BR': { architects: 'Arquitetos' },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** What a table of it is called. */
export const gameName = (language: Language): string => NAMES[language].architects;
