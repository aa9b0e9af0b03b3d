// A few kinds of address, no library: the path is a signal, links and the history move it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { parseRoute, type Route } from './routes.ts';

export { isCode, readCode, tablePath } from './routes.ts';

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
  if (replace) history.replaceState(null, '', to);
  else if (to !== location.pathname) history.pushState(null, '', to);
  show(to);
  scrollTo(0, 0);
};

/** Ordinary links move within the page; modified clicks, downloads and other places stay the browser's. */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (parseRoute(link.pathname).page === 'not-found' || link.hash !== '') return;
  event.preventDefault();
  go(link.pathname);
};

export const startRouter = (): void => {
  addEventListener('popstate', () => show(location.pathname));
  document.addEventListener('click', onClick);
};
