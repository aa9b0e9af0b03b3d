import type { CatalogueLike } from '../catalogue.ts';
import type { en } from './en.ts';

export type DealWords = CatalogueLike<typeof en>;
