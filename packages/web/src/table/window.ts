// The size of the window, as the layout of a table needs it.
import { useEffect, useState } from 'preact/hooks';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Below this width a table has one column. */
const PHONE_WIDTH = 900;

export const isPhone = ({ width }: Box): boolean => width < PHONE_WIDTH;

const windowBox = (): Box => ({ width: innerWidth, height: innerHeight });

export const useWindow = (): Box => {
  const [box, setBox] = useState(windowBox);
  useEffect(() => {
    const measure = (): void => setBox(windowBox());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return box;
};
