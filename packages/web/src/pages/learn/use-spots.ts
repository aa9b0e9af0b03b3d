// What the light falls on, measured anew whenever the table is drawn, scrolled or resized.
import { useLayoutEffect, useState } from 'preact/hooks';
import { lightsOn, type Rect } from './place.ts';

const rectOf = (element: Element): Rect => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
};

/** Pieces of the table that a selector finds and that can be seen; not those that only fly over it. */
export const piecesAt = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(`.table ${selector}`)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 4 && height > 4 && one.closest('.flights') === null && getComputedStyle(one).visibility !== 'hidden';
  });

/** A price on the lower edge of a card belongs to it. */
const rectsOf = (piece: Element): readonly Rect[] => [rectOf(piece), ...[...piece.querySelectorAll(':scope > .tag')].map(rectOf)];

const windowRect = (): Rect => ({ x: 0, y: 0, w: innerWidth, h: innerHeight });

export interface Spotted {
  readonly window: Rect;
  readonly lights: readonly Rect[];
  /** Of what is lit, what sends a move. */
  readonly pressed: readonly Rect[];
  /** What is lit, by the names that it has for those who do not see it. */
  readonly names: readonly string[];
  /** What the step waits for is on the screen. */
  readonly shown: boolean;
}

const BUTTONS = ':is([data-confirm], [data-choice], [data-deck]):not(:disabled)';

/** More would be a list to listen to. */
const NAMED = 4;

const namesOf = (pieces: readonly Element[]): readonly string[] =>
  pieces.flatMap((piece) => piece.getAttribute('aria-label') ?? []).slice(0, NAMED);

const look = (spots: readonly string[], awaited: string | undefined): Spotted => {
  const window = windowRect();
  const pieces = spots.flatMap(piecesAt);
  return {
    window,
    lights: lightsOn(pieces.flatMap(rectsOf), window),
    pressed: pieces.flatMap((piece) => (piece.matches(BUTTONS) ? [piece] : [...piece.querySelectorAll(BUTTONS)])).map(rectOf),
    names: namesOf(pieces),
    shown: awaited !== undefined && document.querySelector(`.table ${awaited}`) !== null,
  };
};

const isSame = (a: Spotted, b: Spotted): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `moment` names the step: with another one, what it speaks of is brought into sight. */
export const useSpots = (spots: readonly string[], awaited: string | undefined, moment: string): Spotted => {
  const [spotted, setSpotted] = useState<Spotted>(() => ({ window: windowRect(), lights: [], pressed: [], names: [], shown: false }));
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      const now = look(spots, awaited);
      setSpotted((before) => (isSame(before, now) ? before : now));
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    spots.flatMap(piecesAt)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    measure();
    soon();
    // The table is drawn again without a word, and what it holds moves by styles, too.
    const observer = new MutationObserver(soon);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'aria-pressed'],
    });
    const news = ['resize', 'scroll', 'transitionend', 'animationend'] as const;
    for (const one of news) addEventListener(one, soon, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const one of news) removeEventListener(one, soon, true);
    };
  }, [moment]);
  return spotted;
};
