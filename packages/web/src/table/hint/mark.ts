// Marks at the table what a hint speaks of, by the data of its move: pieces and buttons name what they stand for in the words of moves. A card is
// `data-card="baths"` or `data-place="card:baths"`, an answer to a question `data-choice="baths"`, a button that sends a move `data-confirm`
// with its kind. What the sheet of the hint would cover is left free where there is room.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const MARK = 'data-hinted';

const selectorOf = (move: object): string =>
  Object.entries(move)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .flatMap(([part, value]) => {
      const named = CSS.escape(String(value));
      if (part === 'kind') return [`[data-confirm=${named}]`];
      return [`[data-${part}=${named}]`, `[data-choice=${named}]`, `[data-place=${CSS.escape(`${part}:${value}`)}]`];
    })
    .join();

/** What stands for the move now; pictures that nobody can press and the sheets themselves are left out. */
const piecesOf = (table: Element, move: object): readonly Element[] =>
  [...table.querySelectorAll(selectorOf(move))].filter((one) => one.closest('[aria-hidden="true"], .panel, .flights') === null);

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Puts the sheet where it covers least of the pieces: each place is tried, the usual one first. */
const makeRoom = (panel: HTMLElement, pieces: readonly Element[], places: readonly string[]): void => {
  const covered = places.map((place) => {
    panel.dataset['at'] = place;
    const box = panel.getBoundingClientRect();
    return pieces.reduce((sum, piece) => sum + overlap(box, piece.getBoundingClientRect()), 0);
  });
  panel.dataset['at'] = places[covered.indexOf(Math.min(...covered))];
};

/** By how much something from `low` to `high` must move to lie between two edges. */
const shift = (low: number, high: number, from: number, to: number): number =>
  low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;

/** Scrolls what can be scrolled by hand; the page's own way would move the table itself too. */
const bringIntoSight = (piece: Element): void => {
  for (let box = piece.parentElement; box !== null && !box.matches('.table'); box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const [inner, outer] = [piece.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy(shift(inner.left, inner.right, outer.left, outer.right), shift(inner.top, inner.bottom, outer.top, outer.bottom));
  }
};

/** On a desk and on a turned phone at a side, on an upright phone below or above. */
const placesIn = (table: Element): readonly string[] =>
  table.clientWidth > table.clientHeight ? ['right', 'left', 'right-low', 'left-low'] : ['bottom', 'top'];

/** Marks the pieces of the move, also those that are drawn later, until the answer is called. `found` are told those that are there at once. */
export const markPieces = (table: Element, move: object | undefined, found: (pieces: readonly Element[]) => void): (() => void) => {
  let marked: readonly Element[] = [];
  const clear = (): void => marked.forEach((one) => one.removeAttribute(MARK));
  const mark = (): void => {
    clear();
    marked = move === undefined ? [] : piecesOf(table, move);
    marked.forEach((one) => one.setAttribute(MARK, ''));
  };
  mark();
  if (marked[0] !== undefined) bringIntoSight(marked[0]);
  found(marked);
  const observer = new MutationObserver(mark);
  observer.observe(table, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    clear();
  };
};

/** The same while it is shown. `at` is anywhere inside the sheet. */
export const useMark = (at: RefObject<HTMLElement | null>, move: object | undefined): void =>
  useLayoutEffect(() => {
    const panel = at.current?.closest<HTMLElement>('.panel');
    const table = panel?.closest('.table');
    if (panel === null || panel === undefined || table === null || table === undefined) return undefined;
    let marked: readonly Element[] = [];
    const place = (): void => makeRoom(panel, marked, placesIn(table));
    const clear = markPieces(table, move, (pieces) => {
      marked = pieces;
      place();
    });
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      clear();
    };
  }, [move]);
