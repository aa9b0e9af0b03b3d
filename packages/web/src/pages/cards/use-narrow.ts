import { useMedia } from '../../base/ui/use-media.ts';

/** Whether what is beside the list on a desk opens over it, as the style sheets ask: where there is no room. */
export const useNarrow = (): boolean => useMedia('(max-width: 75rem)');
