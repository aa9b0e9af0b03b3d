// What the browser itself would say of a thing under the mouse: it would lie over what is said of its symbol.

let kept: [element: Element, title: string][] = [];

/** Takes away the titles that a symbol lies in, and gives back those of the one before. */
export const hush = (at: Element | undefined): void => {
  for (const [one, title] of kept) if (!one.hasAttribute('title')) one.setAttribute('title', title);
  kept = [];
  for (let one = at?.closest('[title]'); one; one = one.closest('[title]')) {
    kept.push([one, one.getAttribute('title') ?? '']);
    one.removeAttribute('title');
  }
};
