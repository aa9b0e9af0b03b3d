// What an address points to within its page.
import { useLayoutEffect, useState } from 'preact/hooks';

const read = (): string => decodeURIComponent(location.hash.slice(1));

/** The part of the address after the #, also when a link on the page changes it. */
export const useHash = (): readonly [hash: string, set: (next: string) => void] => {
  const [hash, setHash] = useState(read);
  useLayoutEffect(() => {
    const look = (): void => setHash(read());
    addEventListener('hashchange', look);
    addEventListener('popstate', look);
    return () => {
      removeEventListener('hashchange', look);
      removeEventListener('popstate', look);
    };
  }, []);
  const set = (next: string): void => {
    // Without the mark of something open: what stood over the page is closed by this, and Back has nothing left to close.
    history.replaceState(null, '', next === '' ? location.pathname : `#${next}`);
    setHash(next);
  };
  return [hash, set];
};
