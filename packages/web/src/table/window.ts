// The window as the layout of a table sees it: the size of what is left to the table, in its unit, and the shape that follows.
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';

/** In sixteenths of the root font, which frame.css sets by the reader's own size and the window. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** `phone`: upright, one column. `low`: wide and low, such as a turned phone or a zoomed laptop. */
export type Shape = 'phone' | 'low' | 'desk';

const DESK_WIDTH = 960;
const DESK_HEIGHT = 576;
const LOW_WIDTH = 560;

export const shapeOf = ({ width, height }: Box): Shape => {
  if (width < LOW_WIDTH || (width < height && width < DESK_WIDTH)) return 'phone';
  return width < DESK_WIDTH || height < DESK_HEIGHT ? 'low' : 'desk';
};

/** A length in sixteenths of the root font, as CSS takes it. */
export const rem = (length: number): string => `${length / 16}rem`;

/** Pixels between the bar and the table that are taken by what people have to know. */
const heralded = signal(0);

export const setHeralded = (height: number): void => {
  heralded.value = height;
  document.documentElement.style.setProperty('--heralds', `${height}px`);
};

/** What a page has around its table: at the right of it and below it. */
interface Around {
  readonly beside: number;
  readonly below: number;
}

const NOTHING: Around = { beside: 0, below: 0 };
const around = signal(NOTHING);

/** Takes room from the table; nothing gives it back. */
export const setAround = (next: Around = NOTHING): void => {
  const { style } = document.documentElement;
  for (const [side, length] of Object.entries(next)) {
    if (length > 0) style.setProperty(`--${side}`, rem(length));
    else style.removeProperty(`--${side}`);
  }
  around.value = next;
};

/** Of the chat that stands beside the table, as in frame.css. */
const TALK_WIDTH = 336;

const unitNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** What was measured in pixels. */
export const inUnits = (pixels: number): number => pixels / unitNow();

/** The window less what stands around the table. */
export const boxOf = (talk: boolean, { beside, below }: Around = NOTHING): Box => {
  const unit = unitNow();
  return { width: innerWidth / unit - beside - (talk ? TALK_WIDTH : 0), height: innerHeight / unit - below };
};

/** What is left of the window for the table. */
const roomIn = ({ width, height }: Box, taken: number, below: number): Box => ({
  width,
  height: height - taken * ((height + below) / innerHeight),
});

/** Marks the page as a table, for as long as one is drawn: frame.css then sets the root font. */
const AT_TABLE = 'at-table';
const WITH_TALK = 'with-talk';

const mark = (beside: boolean): void => {
  const { classList } = document.documentElement;
  classList.add(AT_TABLE);
  classList.toggle(WITH_TALK, beside);
};

/** The window decides the shape of the table; `room` is what the table has of it. `beside`: the chat stands beside the table. */
export const useWindow = (beside: boolean): { readonly window: Box; readonly room: Box } => {
  const taken = around.value;
  const [box, setBox] = useState(() => {
    // Before the table is drawn: it would have to be drawn again in another unit.
    mark(beside);
    return boxOf(beside, taken);
  });
  useLayoutEffect(() => {
    const measure = (): void =>
      setBox((known) => {
        const now = boxOf(beside, taken);
        return now.width === known.width && now.height === known.height ? known : now;
      });
    mark(beside);
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      document.documentElement.classList.remove(AT_TABLE, WITH_TALK);
    };
  }, [beside, taken]);
  return { window: box, room: roomIn(box, heralded.value, taken.below) };
};
