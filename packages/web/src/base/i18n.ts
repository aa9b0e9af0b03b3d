// The words on the screen: catalogues are loaded by group and language, and read through a signal, so that a change of
// language redraws what was drawn from it.
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, LANGUAGES, languageFor } from '@maravilha/words';
import type { ArEndWords } from '@maravilha/words/architects/end';
import type { ArTableWords } from '@maravilha/words/architects/table';
import type { ArchitectsWords } from '@maravilha/words/architects';
import type { CommonWords } from '@maravilha/words/common';
import type { DiTableWords } from '@maravilha/words/dice/table';
import type { DiceWords } from '@maravilha/words/dice';
import type { DuelWords } from '@maravilha/words/duel';
import type { AsideWords } from '@maravilha/words/aside';
import type { LobbyWords } from '@maravilha/words/lobby';
import type { SevenWondersWords } from '@maravilha/words/seven-wonders';
import type { SwEndWords } from '@maravilha/words/seven-wonders/end';
import type { SwTableWords } from '@maravilha/words/seven-wonders/table';
import type { TableWords } from '@maravilha/words/table';
import { recall, remember } from './memory.ts';

interface Catalogues {
  readonly common: CommonWords;
  readonly lobby: LobbyWords;
  readonly table: TableWords;
  readonly duel: DuelWords;
  readonly aside: AsideWords;
  readonly 'architects/end': ArEndWords;
  readonly 'architects/table': ArTableWords;
  readonly 'seven-wonders': SevenWondersWords;
  readonly 'seven-wonders/end': SwEndWords;
  readonly 'seven-wonders/table': SwTableWords;
  readonly architects: ArchitectsWords;
  readonly dice: DiceWords;
  readonly 'dice/table': DiTableWords;
}
export type WordGroup = keyof Catalogues;

const LOADERS: { readonly [G in WordGroup]: Record<Language, () => Promise<Catalogues[G]>> } = {
  common: {
    en: async () => (await import('@maravilha/words/common/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/common/pt-BR')).ptBR,
  },
  lobby: {
    en: async () => (await import('@maravilha/words/lobby/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/lobby/pt-BR')).ptBR,
  },
  table: {
    en: async () => (await import('@maravilha/words/table/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/table/pt-BR')).ptBR,
  },
  duel: {
    en: async () => (await import('@maravilha/words/duel/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/duel/pt-BR')).ptBR,
  },
  aside: {
    en: async () => (await import('@maravilha/words/aside/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/aside/pt-BR')).ptBR,
  },
  'architects/end': {
    en: async () => (await import('@maravilha/words/architects/end/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/architects/end/pt-BR')).ptBR,
  },
  'architects/table': {
    en: async () => (await import('@maravilha/words/architects/table/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/architects/table/pt-BR')).ptBR,
  },
  'seven-wonders': {
    en: async () => (await import('@maravilha/words/seven-wonders/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/seven-wonders/pt-BR')).ptBR,
  },
  'seven-wonders/end': {
    en: async () => (await import('@maravilha/words/seven-wonders/end/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/seven-wonders/end/pt-BR')).ptBR,
  },
  'seven-wonders/table': {
    en: async () => (await import('@maravilha/words/seven-wonders/table/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/seven-wonders/table/pt-BR')).ptBR,
  },
  architects: {
    en: async () => (await import('@maravilha/words/architects/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/architects/pt-BR')).ptBR,
  },
  'dice/table': {
    en: async () => (await import('@maravilha/words/dice/table/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/dice/table/pt-BR')).ptBR,
  },
  dice: {
    en: async () => (await import('@maravilha/words/dice/en')).en,
    'pt-BR': async () => (await import('@maravilha/words/dice/pt-BR')).ptBR,
  },
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const firstLanguage = (): Language => {
  const stored = recall('language');
  return isLanguage(stored) ? stored : languageFor(navigator.languages);
};

const current = signal<Language>(firstLanguage());
const loaded = signal<Partial<Catalogues>>({});

export const language: ReadonlySignal<Language> = current;

effect(() => {
  document.documentElement.lang = current.value;
});

const fetchGroups = async (groups: readonly WordGroup[], speech: Language): Promise<Partial<Catalogues>> => {
  const pairs = await Promise.all(groups.map(async (group) => [group, await LOADERS[group][speech]()] as const));
  return Object.fromEntries(pairs);
};

/** Makes the groups ready in the present language. Pages wait for it before they draw. */
export const loadWords = async (groups: readonly WordGroup[]): Promise<void> => {
  const missing = groups.filter((group) => loaded.peek()[group] === undefined);
  if (missing.length === 0) return;
  const speech = current.peek();
  const fresh = await fetchGroups(missing, speech);
  // The language was changed meanwhile: what has just come is in the old one.
  if (speech !== current.peek()) return loadWords(groups);
  loaded.value = { ...loaded.peek(), ...fresh };
};

/** Fetches every group in use first, so that the screen never shows two languages. */
export const setLanguage = async (next: Language): Promise<void> => {
  const groups = Object.keys(loaded.peek()).filter((group): group is WordGroup => group in LOADERS);
  const fresh = await fetchGroups(groups, next);
  batch(() => {
    current.value = next;
    loaded.value = fresh;
  });
  remember('language', next);
};

const read = <G extends WordGroup>(group: G): Catalogues[G] => {
  const catalogue = loaded.value[group];
  if (catalogue === undefined) throw new Error(`words '${group}' are not loaded`);
  return catalogue;
};

export const common = (): CommonWords => read('common');
export const lobbyWords = (): LobbyWords => read('lobby');
export const tableWords = (): TableWords => read('table');
export const duelWords = (): DuelWords => read('duel');
export const asideWords = (): AsideWords => read('aside');
export const arEndWords = (): ArEndWords => read('architects/end');
export const arTableWords = (): ArTableWords => read('architects/table');
export const sevenWondersWords = (): SevenWondersWords => read('seven-wonders');
export const swEndWords = (): SwEndWords => read('seven-wonders/end');
export const swTableWords = (): SwTableWords => read('seven-wonders/table');
export const architectsWords = (): ArchitectsWords => read('architects');
export const diTableWords = (): DiTableWords => read('dice/table');
export const diceWords = (): DiceWords => read('dice');
