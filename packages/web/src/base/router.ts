// A few kinds of address, no library: the path is a signal, links and the history move it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { parseRoute, type Route } from './routes.ts';

export { besidePath, dealPath, isCode, readCode, reviewPath, tablePath } from './routes.ts';

const path = signal(location.pathname);
export const route: ReadonlySignal<Route> = computed(() => parseRoute(path.value));
/** Counts the changes of page, so that focus can follow them. */
export const visits = signal(0);

const show = (next: string): void => {
  if (next === path.peek()) return;
  path.value = next;
  visits.value++;
};

export const go = (to: string, { replace = false } = {}): void => {
  if (afterStep !== undefined) {
    afterStep = () => go(to, { replace });
    return;
  }
  // The step of something open does not stay behind: Back from the next page would come to it and do nothing.
  if (replace || isOpenStep()) history.replaceState(null, '', to);
  else if (to !== location.pathname) history.pushState(null, '', to);
  // What stands behind a # is a place on the page, which that finds by itself.
  show(to.replace(/#.*$/, ''));
  scrollTo(0, 0);
};

// ---------------------------------------------------------------- Back closes what is open

/** What lies open over the page, the topmost last: how each is closed. */
const open: (() => void)[] = [];

/** The history stands on the step that was made for something open. */
export const isOpenStep = (): boolean => (history.state as { readonly open?: boolean } | null)?.open === true;

/** What waits until the history, which moves in its own time, has left the step. */
let afterStep: (() => void) | undefined;

/** While something is open, the history has one step more: Back takes it, and the page stays. */
const keepStep = (): void => {
  if (afterStep !== undefined) return;
  if (open.length > 0 && !isOpenStep()) history.pushState({ open: true }, '');
  if (open.length > 0 || !isOpenStep()) return;
  afterStep = keepStep;
  history.back();
};

const onMoved = (): void => {
  const next = afterStep;
  afterStep = undefined;
  if (next !== undefined) return next();
  if (location.pathname !== path.peek()) return show(location.pathname);
  if (!isOpenStep()) open.at(-1)?.();
  // What lay below is still open, or Forward led to what was closed.
  setTimeout(keepStep);
};

/** For as long as `isOpen`, Back calls `close` instead of leaving the page. */
export const useClosedByBack = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  // Before it is seen: on a busy machine Back may come sooner than an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const one = (): void => latest.current();
    open.push(one);
    keepStep();
    return () => {
      open.splice(open.indexOf(one), 1);
      // Later, so that one sheet in the place of another takes over its step.
      setTimeout(keepStep);
    };
  }, [isOpen]);
};

// ---------------------------------------------------------------- links

/** Ordinary links move within the page; modified clicks, downloads and other places stay the browser's. */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (parseRoute(link.pathname).page === 'not-found') return;
  // A place on the page that is open is the browser's to find.
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.hash);
};

export const startRouter = (): void => {
  // A reload closes what was open. One that came while its step was being made leaves the mark on the page itself, and Back led away from it.
  if (isOpenStep()) history.replaceState(null, '');
  addEventListener('popstate', onMoved);
  document.addEventListener('click', onClick);
};
