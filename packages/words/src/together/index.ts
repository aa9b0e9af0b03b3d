import type { CatalogueLike } from '../catalogue.ts';
import type { en } from './en.ts';

export type TogetherWords = CatalogueLike<typeof en>;
