// What chains are drawn with.
import type { Chain } from '@maravilha/seven-wonders/box';
import type { SymbolId } from '../../symbols/drawings.ts';

/** Chains share the pictograms of the other games; the scales are also a symbol of science there. */
export const CHAIN_SYMBOL = {
  barrel: 'ch-barrel',
  bolt: 'ch-bolt',
  book: 'ch-book',
  bowl: 'ch-bowl',
  camel: 'ch-camel',
  castle: 'ch-tower',
  feather: 'ch-feather',
  hammer: 'ch-hammer',
  harp: 'ch-lyre',
  helmet: 'ch-helmet',
  horseshoe: 'ch-horseshoe',
  lamp: 'ch-lamp',
  lighthouse: 'ch-lighthouse',
  market: 'ch-market',
  mask: 'ch-mask',
  planets: 'ch-planets',
  saw: 'ch-saw',
  scales: 'sci-scales',
  scroll: 'ch-scroll',
  star: 'ch-star',
  target: 'ch-target',
  temple: 'ch-temple',
  torch: 'ch-torch',
  waterdrop: 'ch-drop',
} as const satisfies Record<Chain, SymbolId>;

export const chainSymbol = (chain: Chain): SymbolId => CHAIN_SYMBOL[chain];
