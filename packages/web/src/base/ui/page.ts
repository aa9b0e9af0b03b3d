// What every page does when it appears: its title, and the focus on its heading.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { common } from '../i18n.ts';
import { visits } from '../router.ts';

export const useTitle = (title: string | undefined): void => {
  const name = common()['app.name'];
  useEffect(() => {
    document.title = title === undefined ? name : `${title} — ${name}`;
  }, [title, name]);
};

/** Moves the focus to the heading after a change of page, so that keyboard and screen reader start there; not on the first load. */
export const useArrival = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is seen: keys that follow at once belong to it.
  useLayoutEffect(() => {
    if (visits.peek() > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};

/** Whatever page is shown, its main part. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};
