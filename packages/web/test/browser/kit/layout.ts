// Whether a table fits its window: all that can be done is in reach, all that is written can be read.
import type { Page } from '@playwright/test';
import type { Window } from './windows.ts';

interface Rules {
  /** The least side of a target, in px. */
  readonly target: number;
  /** The least size of letters, in px. */
  readonly type: number;
}

/** Runs in the page, in one look. Every problem is told in words. */
const look = ({ target, type }: Rules): readonly string[] => {
  const table = document.querySelector<HTMLElement>('[data-game]');
  if (table === null) return ['there is no table'];
  const problems = new Set<string>();

  // ---------------------------------------------------------------- what is looked at

  const covers = (one: Element | null): boolean => {
    const box = one?.parentElement?.getBoundingClientRect();
    return box !== undefined && box.width > innerWidth * 0.95 && box.height > innerHeight * 0.9;
  };
  // What lies under a sheet or a question is for the eyes alone, and comes back when that is put aside.
  const question = table.querySelector<HTMLElement>('[data-question]');
  const root = table.querySelector<HTMLElement>('[data-panel]') ?? (covers(question) ? question : null) ?? table;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const hiding = new Map<Element, boolean>();
  /** Hides all that is in it, or shows it to screen readers alone. */
  const hides = (element: Element): boolean => {
    const known = hiding.get(element);
    if (known !== undefined) return known;
    // The page as a whole may be laid out without being painted.
    if (element.parentElement === null) return false;
    const { opacity, clipPath } = styleOf(element);
    const hidden = opacity === '0' || clipPath.startsWith('inset(50%') || hides(element.parentElement);
    hiding.set(element, hidden);
    return hidden;
  };
  const shown = (element: Element): boolean => element.checkVisibility() && styleOf(element).visibility === 'visible' && !hides(element);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const EDGE = 1;
  const within = (inner: Box, outer: Box, slack = 0): boolean =>
    inner.left >= outer.left - EDGE &&
    inner.right <= outer.right + EDGE &&
    inner.top >= outer.top - EDGE - slack &&
    inner.bottom <= outer.bottom + EDGE + slack;
  const overlap = (a: Box, b: Box): boolean => {
    const { left, top, right, bottom } = meet(a, b);
    return right - left > 2 && bottom - top > 2;
  };

  /** What is meant to be scrolled down: a sheet, a question, the choices before a game, the result, a text that takes the focus. */
  const scrollsDown = (element: Element): boolean =>
    element.closest('[data-panel], [data-question], [data-ended=true], [data-before], [role=region][tabindex="0"]') !== null;
  /** What runs on sideways: the line of events, a sheet, the choices before a game, the result with its many names. */
  const scrollsAside = (element: Element): boolean => element.closest('nav, [data-panel], [data-before], [data-ended=true]') !== null;

  interface Frame {
    /** What can be seen of anything in here. */
    readonly clip: Box;
    /** The rest comes into sight by scrolling a list, downwards or sideways. */
    readonly down: boolean;
    readonly aside: boolean;
  }
  const scrolled = ({ clip, down, aside }: Frame, box: Box, slack = 0): boolean =>
    (down && !within(box, { ...clip, left: box.left, right: box.right }, slack)) ||
    (aside && !within(box, { ...clip, top: box.top, bottom: box.bottom }));
  const frames = new Map<Element, Frame>();
  const holdsAbsolute = (style: CSSStyleDeclaration): boolean =>
    style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal' || style.filter !== 'none';
  /** What the ancestors of an element leave to be seen of it. */
  const frameAround = (element: Element): Frame => {
    const { position } = styleOf(element);
    let parent = element.parentElement;
    if (position === 'absolute') while (parent !== null && !holdsAbsolute(styleOf(parent))) parent = parent.parentElement;
    if (parent === null || position === 'fixed')
      return { clip: { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, down: false, aside: false };
    return frameIn(parent);
  };
  const frameIn = (element: Element): Frame => {
    const known = frames.get(element);
    if (known !== undefined) return known;
    const around = frameAround(element);
    const { overflowX, overflowY } = styleOf(element);
    let frame = around;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      const [down, aside] = [around.down || (scrolls && scrollsDown(element)), around.aside || (scrolls && scrollsAside(element))];
      frame = { clip: meet(around.clip, element.getBoundingClientRect()), down, aside };
    }
    frames.set(element, frame);
    return frame;
  };

  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 48);
  const nameOf = (element: HTMLElement): string => `“${short(element.getAttribute('aria-label') ?? element.innerText)}”`;
  const middleOf = ({ left, top, right, bottom }: Box): readonly [number, number] => [(left + right) / 2, (top + bottom) / 2];
  const say = (what: string, how: string): void => void problems.add(`${what} ${how}`);

  // ---------------------------------------------------------------- what can be pressed

  const hits = (one: Element, x: number, y: number): boolean => {
    const at = document.elementFromPoint(x, y);
    return at !== null && one.contains(at);
  };
  /** A board drawn whole, however small the window: each part of it opens in a readable size, and what can be done there stands in a list, too. */
  const onMap = (one: Element): boolean => one.closest('[data-map]') !== null;
  const large = (one: Element, box: Box): boolean => {
    if (onMap(one)) return true;
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) >= target - 0.5) return true;
    // What reacts may be larger than what is drawn.
    const [x, y] = middleOf(box);
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < target && hits(one, x + dx * (far + 1), y + dy * (far + 1))) far++;
      return far;
    };
    return reach(-1, 0) + reach(1, 0) + 1 >= target - 2 && reach(0, -1) + reach(0, 1) + 1 >= target - 2;
  };
  const pressed = [...root.querySelectorAll<HTMLElement>('button, a[href], label:has(input), [tabindex="0"]')]
    .filter((one) => !one.matches(':disabled, [aria-disabled=true], [tabindex="-1"]') && shown(one))
    .map((one) => ({ one, box: one.getBoundingClientRect(), frame: frameAround(one) }))
    .filter(({ box, frame }) => !scrolled(frame, box));
  for (const { one, box, frame } of pressed) {
    const [x, y] = middleOf(box);
    const at = document.elementFromPoint(x, y);
    if (!within(box, frame.clip, 2)) say(nameOf(one), 'is cut off');
    else if (at === null || !one.contains(at)) say(nameOf(one), `lies under ${at instanceof HTMLElement ? nameOf(at) : 'a drawing'}`);
    else if (!large(one, box)) say(nameOf(one), `is ${Math.round(box.width)}×${Math.round(box.height)} px`);
  }
  for (const [n, a] of pressed.entries())
    for (const b of pressed.slice(n + 1))
      if (!a.one.contains(b.one) && !b.one.contains(a.one) && !within(a.box, b.box) && !within(b.box, a.box) && overlap(a.box, b.box))
        say(nameOf(a.one), `overlaps ${nameOf(b.one)}`);

  // ---------------------------------------------------------------- what is written

  // What lets the pointer through covers words all the same. One by one: a rule for all of them would cost as much as all else here.
  const through = [...table.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
    (one) => styleOf(one).pointerEvents === 'none' && !hides(one),
  );
  for (const one of through) one.style.setProperty('pointer-events', 'auto', 'important');
  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(element);
    return (
      Number(opacity) > 0.5 && (backgroundImage !== 'none' || !/rgba\(.*, 0(\.\d+)?\)$|transparent|\/ 0(\.\d+)?\)$/.test(backgroundColor))
    );
  };
  const coverOf = (element: Element, x: number, y: number): Element | undefined => {
    const top = document.elementFromPoint(x, y);
    if (top !== null && (top.contains(element) || element.contains(top))) return undefined;
    for (const at of document.elementsFromPoint(x, y)) {
      if (at.contains(element) || element.contains(at)) return undefined;
      // What reacts may be larger than what is drawn.
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (paints(at) && x >= left && x <= right && y >= top && y <= bottom) return at;
    }
    return undefined;
  };
  /** A card of which only the head is in sight: what is written on it is seen whole, or not at all. */
  const covered = (element: Element): boolean => element.closest('[data-slot][tabindex="-1"]') !== null;
  /** The middle of a line, and its ends. */
  const pointsOf = ({ left, top, right, bottom }: Box, slack: number): readonly (readonly [number, number])[] => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x, y],
      [left + 1, y],
      [right - 1, y],
      [x, bottom - slack],
    ];
  };
  interface Text {
    readonly element: Element;
    readonly text: string;
    readonly box: Box;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element: Element | null = node.parentElement;
    const text = short(node.textContent ?? '');
    if (element === null || !/[\p{L}\p{N}]/u.test(text) || !shown(element)) continue;
    // In a drawing, letters are as large as it is drawn.
    const drawn = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const letters = Number.parseFloat(styleOf(element).fontSize) * drawn;
    // In the place of the words stands a sign.
    if (letters === 0) continue;
    const frame = frameIn(element);
    range.selectNodeContents(node);
    let told = false;
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      // A line has room above and below its letters.
      const slack = letters * 0.25;
      if (!within(box, frame.clip, slack)) {
        if (!scrolled(frame, box, slack) && !told && !covered(element)) say(`“${text}”`, 'is cut off');
        told = true;
        continue;
      }
      // What is scrolled may lie under the head of its list.
      const covers = frame.down || frame.aside ? [] : pointsOf(box, slack).map(([x, y]) => coverOf(element, x, y));
      const cover = covers.find((one) => one !== undefined);
      if (cover !== undefined) {
        if (!covered(element) || covers.includes(undefined))
          say(`“${text}”`, `lies under ${cover instanceof HTMLElement ? nameOf(cover) : 'a drawing'}`);
        continue;
      }
      texts.push({ element, text, box: { left: box.left, right: box.right, top: box.top + slack, bottom: box.bottom - slack } });
    }
    // Figures that are drawn on a sign may be smaller than words, and so may the names on cards, which open.
    const small = !/\p{L}{2}/u.test(text) || element.closest('[data-slot], [data-card], [data-mini]') !== null;
    if (!onMap(element) && letters < (small ? type * 0.7 : type) - 0.05) say(`“${text}”`, `is written in ${letters.toFixed(1)} px`);
  }
  for (const one of through) one.style.removeProperty('pointer-events');
  /** The head of a list, under which the list is scrolled. */
  const heads = (element: Element | null): boolean =>
    element !== null && (styleOf(element).position === 'sticky' || heads(element.parentElement));
  /** Cards that lie on one another, as on a table. */
  const stacked = (a: Element, b: Element): boolean => {
    const [slot, other] = [a.closest('[data-slot]'), b.closest('[data-slot]')];
    return slot !== null && other !== null && slot !== other;
  };
  for (const [n, a] of texts.entries())
    for (const b of texts.slice(n + 1))
      if (a.element !== b.element && overlap(a.box, b.box) && !stacked(a.element, b.element) && heads(a.element) === heads(b.element))
        say(`“${a.text}”`, `is written over “${b.text}”`);

  // A sign that can be pressed stands beside the words, not on them. What is larger is a drawing.
  const SIGN = 40;
  const signs = pressed.filter(({ one }) => one.innerText.trim() === '').flatMap(({ one }) => [...one.querySelectorAll('svg')]);
  for (const sign of signs) {
    const box = sign.getBoundingClientRect();
    const under =
      onMap(sign) || box.width > SIGN
        ? undefined
        : texts.find(({ element, text, box: line }) => /\p{L}{2}/u.test(text) && overlap(box, line) && !element.contains(sign));
    if (under !== undefined) say(`“${under.text}”`, `is written under the sign of ${nameOf(sign.closest('a, button') ?? table)}`);
  }

  // ---------------------------------------------------------------- the whole

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + EDGE) say('the page', `is ${scrollWidth} px wide`);
  if (scrollHeight > innerHeight + EDGE) say('the page', `is ${scrollHeight} px high`);
  return [...problems];
};

/** A desk has letters of 10 px at least, a large screen of 12. */
const leastType = ({ width, height }: Window): number => {
  if (width < 1024 || height < 585) return 9;
  return width >= 1900 && height >= 900 ? 12 : 10;
};

/** What does not fit in this window, which the page has already. */
export const problemsIn = (page: Page, window: Window): Promise<readonly string[]> =>
  page.evaluate(look, { target: window.touch ? 44 : 24, type: leastType(window) });
