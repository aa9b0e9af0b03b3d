// Finds English on a Portuguese page.
import type { Page } from '@playwright/test';

const plain = (catalogue: object): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Everything that is said in a part of the page, aloud or in print. */
const textsIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const root = document.querySelector(wanted);
    if (root === null) return [`no ${wanted}`];
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push((node.textContent ?? '').trim());
    for (const one of root.querySelectorAll('[aria-label], [title]'))
      found.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    return [...new Set(found)].filter((text) => text !== '');
  }, selector);

interface Search {
  /** Pairs of catalogues: English, Portuguese. */
  readonly catalogues: readonly (readonly [object, object])[];
  /** Words that are English and nothing else, for sentences that are put together. */
  readonly words?: RegExp;
  /** What is called alike everywhere. */
  readonly names?: readonly string[];
}

/** A search for sentences that Portuguese says otherwise, for keys, and for what should never be read. */
export const searchEnglish = ({ catalogues, words = /(?!)/, names = [] }: Search) => {
  const english = new Set<string>();
  // What both languages call alike may be the English word of something else.
  const portuguese = new Set<string>();
  for (const [from, to] of catalogues) {
    const said = plain(to);
    for (const text of Object.values(said)) portuguese.add(text.toLowerCase());
    for (const [key, text] of Object.entries(plain(from))) {
      if (said[key] !== text) english.add(text.toLowerCase());
      if (key.includes('.')) english.add(key);
    }
  }
  const isEnglish = (text: string): boolean =>
    (english.has(text.toLowerCase()) && !portuguese.has(text.toLowerCase())) || /undefined|\[object|NaN/.test(text) || words.test(text);
  return async (page: Page, selector: string): Promise<readonly string[]> =>
    (await textsIn(page, selector)).map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)).filter(isEnglish);
};
