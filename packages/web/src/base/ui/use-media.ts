import { useEffect, useState } from 'preact/hooks';

/** Whether the window is as a style sheet would ask; drawn again when that changes. */
export const useMedia = (query: string): boolean => {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = (): void => setFits(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return fits;
};
