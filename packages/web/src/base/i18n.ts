// The words on the screen: catalogues are loaded by group and language, and read through a signal, so that a change of
// language redraws what was drawn from it.
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, LANGUAGES, languageFor } from '@maravilha/words';
import type { AsideWords } from '@maravilha/words/aside';
import type { CommonWords } from '@maravilha/words/common';
import type { HomeWords } from '@maravilha/words/home';
import type { LobbyWords } from '@maravilha/words/lobby';
import type { RefusedWords } from '@maravilha/words/refused';
import type { TableWords } from '@maravilha/words/table';
import { recall, remember } from './memory.ts';

/** A group of words. Called, it answers the catalogue in the present language; `loadWords` has to come first. */
export interface Words<Catalogue> {
  (): Catalogue;
  isLoaded(): boolean;
  /** Answers how to put the fetched catalogue in place. */
  fetch(language: Language): Promise<() => void>;
}

/** Where the catalogue of each language is, as the modules of `words` export it. */
interface Sources<Catalogue> {
  readonly en: () => Promise<{ readonly en: Catalogue }>;
  readonly 'pt-BR': () => Promise<{ readonly ptBR: Catalogue }>;
}

export const wordsFrom = <Catalogue>(sources: Sources<Catalogue>): Words<Catalogue> => {
  const held = signal<Catalogue | undefined>(undefined);
  const read = (): Catalogue => {
    if (held.value === undefined) throw new Error('words are read before they are loaded');
    return held.value;
  };
  return Object.assign(read, {
    isLoaded: () => held.peek() !== undefined,
    fetch: async (speech: Language) => {
      const module = await sources[speech]();
      const catalogue = 'en' in module ? module.en : module.ptBR;
      return () => {
        held.value = catalogue;
      };
    },
  });
};

/** So that the server knows it, too: its next document asks for the words of this language. */
const tellServer = (chosen: Language): void => {
  document.cookie = `language=${chosen}; Path=/; Max-Age=${400 * 24 * 60 * 60}; SameSite=Lax`;
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const firstLanguage = (): Language => {
  const stored = recall('language');
  if (!isLanguage(stored)) return languageFor(navigator.languages);
  tellServer(stored);
  return stored;
};

const current = signal<Language>(firstLanguage());
const inUse = new Set<Words<unknown>>();

export const language: ReadonlySignal<Language> = current;

effect(() => {
  document.documentElement.lang = current.value;
});

/** Makes the groups ready in the present language. Pages wait for it before they draw. */
export const loadWords = async (groups: readonly Words<unknown>[]): Promise<void> => {
  const missing = groups.filter((group) => !group.isLoaded());
  if (missing.length === 0) return;
  const speech = current.peek();
  const fetched = await Promise.all(missing.map((group) => group.fetch(speech)));
  // The language was changed meanwhile: what has just come is in the old one.
  if (speech !== current.peek()) return loadWords(groups);
  for (const group of missing) inUse.add(group);
  batch(() => fetched.forEach((put) => put()));
};

/** Fetches every group in use first, so that the screen never shows two languages. */
export const setLanguage = async (next: Language): Promise<void> => {
  const fetched = await Promise.all([...inUse].map((group) => group.fetch(next)));
  batch(() => {
    current.value = next;
    fetched.forEach((put) => put());
  });
  remember('language', next);
  tellServer(next);
};

/** Fetches every group in use in all languages, so that the browser has them when there is no network. */
export const fetchLanguages = (): Promise<unknown> =>
  // Should they not come now, whoever changes the language is told.
  Promise.allSettled(LANGUAGES.flatMap((speech) => [...inUse].map((group) => group.fetch(speech))));

export const common: Words<CommonWords> = wordsFrom<CommonWords>({
  en: () => import('@maravilha/words/common/en'),
  'pt-BR': () => import('@maravilha/words/common/pt-BR'),
});
export const homeWords: Words<HomeWords> = wordsFrom<HomeWords>({
  en: () => import('@maravilha/words/home/en'),
  'pt-BR': () => import('@maravilha/words/home/pt-BR'),
});
export const lobbyWords: Words<LobbyWords> = wordsFrom<LobbyWords>({
  en: () => import('@maravilha/words/lobby/en'),
  'pt-BR': () => import('@maravilha/words/lobby/pt-BR'),
});
/** What every table says in a turn. */
export const tableWords: Words<TableWords> = wordsFrom<TableWords>({
  en: () => import('@maravilha/words/table/en'),
  'pt-BR': () => import('@maravilha/words/table/pt-BR'),
});
/** What every table says beside a turn: log, menu, keys, end. */
export const asideWords: Words<AsideWords> = wordsFrom<AsideWords>({
  en: () => import('@maravilha/words/aside/en'),
  'pt-BR': () => import('@maravilha/words/aside/pt-BR'),
});
/** Why the server does not do what was asked. */
export const refusedWords: Words<RefusedWords> = wordsFrom<RefusedWords>({
  en: () => import('@maravilha/words/refused/en'),
  'pt-BR': () => import('@maravilha/words/refused/pt-BR'),
});
