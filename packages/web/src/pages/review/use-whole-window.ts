import { useLayoutEffect, useState } from 'preact/hooks';
import { type Box, boxOf } from '../../table/window.ts';

/** All of the window, for a page that has a table among other things. */
export const useWholeWindow = (): Box => {
  const [box, setBox] = useState(() => boxOf(false));
  useLayoutEffect(() => {
    const measure = (): void => setBox(boxOf(false));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return box;
};
