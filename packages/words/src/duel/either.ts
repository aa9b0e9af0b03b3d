// Lists joined by "or"; lists joined by "and" are in the common catalogue tools.
import type { Language } from '../language.ts';

const FORMATS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  'pt-BR': new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
};

export const either = (language: Language, items: readonly string[]): string => FORMATS[language].format(items);
