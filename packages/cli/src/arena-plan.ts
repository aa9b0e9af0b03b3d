import type { BotName } from '@maravilha/bots';
import type { Shape } from '@maravilha/kernel';

/** What makes an arena what it is, as data: two runs with the same give the same games. */
export interface ArenaPlan {
  readonly game: string;
  readonly options: Shape['Options'];
  readonly a: BotName;
  readonly b: BotName;
  /** For both sides; `levels`: each bot thinks as long as its level does. */
  readonly budget: { readonly playouts: number } | { readonly ms: number } | 'levels';
  readonly seed: number;
}
