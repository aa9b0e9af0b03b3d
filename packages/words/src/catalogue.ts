// A catalogue is a typed record: a message without parts is a string, one with parts is a function of named parts.
// English sets the shape; the other languages must satisfy it, so a missing or misspelt message does not compile.
import type { Language } from './language.ts';

/** What another language must offer: the same keys, functions of the same parts. */
export type CatalogueLike<C> = { readonly [K in keyof C]: C[K] extends (parts: infer P) => string ? (parts: P) => string : string };

/** A catalogue with a sentence for every kind of thing: `refusal.forced` is a string, or a function of the refusal itself. */
type SentencesFor<Prefix extends string, Tag extends string, Thing extends Readonly<Record<Tag, string>>> = {
  readonly [T in Thing as `${Prefix}.${T[Tag]}`]: string | ((thing: T) => string);
};

/** The sentence for a thing by its kind (`tag` says where that stands). A kind without a sentence does not compile. */
export const sentenceFor = <Prefix extends string, Tag extends string, Thing extends Readonly<Record<Tag, string>>>(
  words: SentencesFor<Prefix, Tag, Thing>,
  prefix: Prefix,
  tag: Tag,
  thing: Thing,
): string => {
  // That this sentence is for this kind is what the type of `words` says; the compiler cannot follow it through the key.
  const says = (words as Readonly<Record<string, string | ((thing: Thing) => string)>>)[`${prefix}.${thing[tag]}`];
  if (says === undefined) throw new Error(`there is no sentence ${prefix}.${thing[tag]}`);
  return typeof says === 'function' ? says(thing) : says;
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The clauses as one sentence. */
export const sentence = (clauses: readonly string[]): string => `${capital(clauses.join('; '))}.`;

const RULES: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), 'pt-BR': new Intl.PluralRules('pt-BR') };

/** Picks the form for a count. CLDR counts 0 as one in Portuguese, but Brazilians write "0 cartas". */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  count !== 0 && RULES[language].select(count) === 'one' ? one : other;

const LISTS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  'pt-BR': new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
};

export const list = (language: Language, items: readonly string[]): string => LISTS[language].format(items);
