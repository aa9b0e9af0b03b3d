import { useEffect, useState } from 'preact/hooks';

/** As the style sheets ask: where there is no room beside the list. */
const NARROW = '(max-width: 75rem)';

/** Whether what is beside the list on a desk opens over it. */
export const useNarrow = (): boolean => {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = (): void => setNarrow(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return narrow;
};
