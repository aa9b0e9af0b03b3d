// What the game is called on every page: needed at once, so both languages are in one file.
import type { Language } from '../language.ts';

export const NAMES = {
  en: { base: '7 Wonders', cities: 'Cities', 'base-cities': '7 Wonders + Cities' },
  'pt-BR': { base: '7 Wonders', cities: 'Cidades', 'base-cities': '7 Wonders + Cidades' },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** What a table of it is called; an expansion in play is part of the name. */
export const gameName = (language: Language, options: Readonly<Record<string, unknown>>): string =>
  NAMES[language][options['cities'] === true ? 'base-cities' : 'base'];
