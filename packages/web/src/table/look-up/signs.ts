// Which symbol an element of a page draws. Symbols are known by their drawings, so that no component has to say more than it draws.
import type { SignMap } from '../../base/book.ts';

/** Where there is something to look up. */
const PLACES = '.table, .lobby-page';
export const isHere = (): boolean => document.querySelector(PLACES) !== null;

/** Signs of buttons, of people and of what a line is about: the words beside them say it. */
const SAID =
  '.button, .icon-button, .avatar, .logo, .lead, .talk, .said-here, .heralds, .action > svg, .log li > svg, .frieze-title, em > svg';
/** A drawing is a use of the sprite; a coin is drawn by its style, and what has neither says what it is. */
const LEAF = 'use, .coin, [data-symbol]';
/** Beyond so many, things that stand side by side do not belong together. */
const MOST_BESIDE = 12;
/** Half the side of what a finger can hit. */
const REACH = 22;

/** A symbol on the page. */
export interface Found {
  /** Its id in the effect sheet. */
  readonly symbol: string;
  readonly drawing: string;
  readonly at: Element;
}

const drawingOf = (leaf: Element): string => {
  const named = leaf.getAttribute('data-symbol');
  if (named !== null) return named;
  if (!leaf.matches('.coin')) return leaf.getAttribute('href')?.split('#')[1] ?? '';
  const said = leaf.textContent;
  return said.startsWith('−') ? 'coin-loss' : said.startsWith('+') ? 'coin-gain' : 'coin';
};

/** The whole drawing: the chip round the sign of a resource, the disc round that of a chain. A large drawing may hold several. */
const wholeOf = (leaf: Element): Element => {
  const inner = leaf.closest('i');
  if (inner !== null) return inner.parentElement?.closest('i') ?? inner;
  const svg = leaf.closest('svg');
  return svg !== null && svg.querySelectorAll(LEAF).length === 1 ? svg : leaf;
};

const classesOf = (element: Element): readonly string[] => [...element.classList].map((name) => `.${name}`);

/** A slash or an equals sign right before it or after it. */
const joint = (side: '<' | '>', beside: Element | null): readonly string[] =>
  beside !== null && /^[/=]$/.test(beside.textContent) ? [side + beside.textContent] : [];

/** Drawings, classes and numbers that say what this one means here. */
const aroundOf = (leaf: Element, whole: Element): ReadonlySet<string> => {
  const holder = whole.closest('.effect-sign') ?? whole.parentElement ?? whole;
  const leaves = [...holder.querySelectorAll(LEAF)];
  const beside = leaves.length > MOST_BESIDE ? [leaf] : leaves;
  return new Set([
    ...beside.map(drawingOf),
    ...[...holder.querySelectorAll('b')].map((one) => one.textContent),
    ...[holder, whole, ...holder.querySelectorAll('i')].flatMap(classesOf),
    ...joint('<', whole.previousElementSibling),
    ...joint('>', whole.nextElementSibling),
  ]);
};

/** Of all keys that fit the one that says most, the later one of two. */
export const symbolIn = (signs: SignMap, drawing: string, around: ReadonlySet<string>): string | undefined => {
  let found: string | undefined;
  let most = 0;
  for (const [key, symbol] of Object.entries(signs)) {
    const parts = key.split(' ');
    const fits = parts.every((part) => part === drawing || around.has(part)) && (key.startsWith('.') || parts.includes(drawing));
    if (!fits || parts.length < most) continue;
    found = symbol;
    most = parts.length;
  }
  return found;
};

const maySay = (leaf: Element): boolean => leaf.closest(PLACES) !== null && leaf.closest(SAID) === null;

const read = (leaf: Element, signs: SignMap): Found | undefined => {
  if (!maySay(leaf)) return undefined;
  const drawing = drawingOf(leaf);
  const at = wholeOf(leaf);
  const symbol = symbolIn(signs, drawing, aroundOf(leaf, at));
  return symbol === undefined ? undefined : { symbol, drawing, at };
};

const leafAt = (target: EventTarget | null): Element | undefined => {
  if (!(target instanceof Element) || !target.isConnected) return undefined;
  return target.closest(LEAF) ?? target.closest('i, svg')?.querySelector(LEAF) ?? undefined;
};

/** Something is drawn there that may be a symbol; what it is takes longer to say. */
export const isDrawn = (target: EventTarget | null): boolean => {
  const leaf = leafAt(target);
  return leaf !== undefined && maySay(leaf);
};

/** The symbol that is drawn there, if it is one. */
export const foundAt = (target: EventTarget | null, signs: SignMap): Found | undefined => {
  const leaf = leafAt(target);
  return leaf && read(leaf, signs);
};

/** A chain has many signs, each with cards of its own. */
export const CHAIN = 'chain';
const isSame = (one: Found, other: Found): boolean =>
  one.symbol === other.symbol && (one.symbol !== CHAIN || one.drawing === other.drawing);

/** All symbols inside, each once. */
export const foundIn = (root: ParentNode, signs: SignMap): readonly Found[] => {
  const all = [...root.querySelectorAll(LEAF)].flatMap((leaf) => read(leaf, signs) ?? []);
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
};

/** How far a point is from a box. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The symbol under a finger, or the closest one within its reach. */
export const foundNear = (target: EventTarget | null, x: number, y: number, signs: SignMap): Found | undefined => {
  const hit = foundAt(target, signs);
  if (hit !== undefined || !(target instanceof Element)) return hit;
  const root = target.closest('button, .card, li, section') ?? target;
  const near = foundIn(root, signs)
    .map((found) => ({ found, far: distance(found.at.getBoundingClientRect(), x, y) }))
    .filter(({ far }) => far <= REACH);
  return near.toSorted((a, b) => a.far - b.far)[0]?.found;
};

/** What a press on it does is somebody else's. */
const PRESSED = 'button, a, label, summary, input, [role="button"], [role="radio"]';

export const hostOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(PRESSED) : null);

/** It among the other symbols of the thing that it belongs to. */
export const foundBeside = (one: Found, signs: SignMap): readonly Found[] => {
  const thing = one.at.closest(`${PRESSED}, .card, .open-card, li`);
  if (thing === null) return [one];
  const others = foundIn(thing, signs);
  const place = others.findIndex((other) => isSame(one, other));
  return place < 0 ? [one, ...others] : others.with(place, one);
};
