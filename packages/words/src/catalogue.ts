// A catalogue is a typed record: a message without parts is a string, one with parts is a function of named parts.
// English sets the shape; the other languages must satisfy it, so a missing or misspelt message does not compile.
import type { Language } from './language.ts';

/** What another language must offer: the same keys, functions of the same parts. */
export type CatalogueLike<C> = { readonly [K in keyof C]: C[K] extends (parts: infer P) => string ? (parts: P) => string : string };

const RULES: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), 'pt-BR': new Intl.PluralRules('pt-BR') };

/** Picks the form for a count. CLDR counts 0 as one in Portuguese, but Brazilians write "0 cartas". */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  count !== 0 && RULES[language].select(count) === 'one' ? one : other;

const LISTS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  'pt-BR': new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
};

export const list = (language: Language, items: readonly string[]): string => LISTS[language].format(items);
