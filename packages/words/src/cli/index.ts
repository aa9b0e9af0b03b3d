import type { CatalogueLike } from '../catalogue.ts';
import type { Language } from '../language.ts';
import { en } from './en.ts';
import { ptBR } from './pt-br.ts';

export type CliWords = CatalogueLike<typeof en>;

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { en, 'pt-BR': ptBR };
