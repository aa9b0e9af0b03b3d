// Sizes of the structure and of what stands under it, from the window and the number of rows. Figures in pixels.
import type { Box } from '../../table/window.ts';

export interface Fit {
  /** Width of a card, space between two, step from row to row. */
  readonly w: number;
  readonly gap: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** Cards in the small form. */
  readonly tiny: boolean;
  /** The open card: with its picture and the bill in lines, or short. */
  readonly form: 'full' | 'slim';
}

/** Cards side by side in the widest row. */
const ACROSS = 6;
/** A card's height by its width; room for the price tag below. */
const TALL = 1.44;
const TALL_TINY = 1.56;
const TAG = 14;
const TAG_TINY = 10;
/** A tiny card is drawn for this width; wider ones use the full form from CARD_MIN on. */
const TINY = 57;
const CARD_MIN = 84;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

const measure = (w: number, gap: number, step: number, rows: number, tiny: boolean, form: Fit['form']): Fit => ({
  w,
  gap,
  step,
  width: ACROSS * w + (ACROSS - 1) * gap,
  height: rows === 0 ? 0 : (rows - 1) * step + Math.round(w * (tiny ? TALL_TINY : TALL)) + (tiny ? TAG_TINY : TAG),
  tiny,
  form,
});

// ---------------------------------------------------------------- wide screens

/** Width of a city panel; the middle has the rest. */
export const sideWidth = (window: Box): number => clamp(232, Math.round(window.width * 0.1992), 320);
const MIDDLE_PADDING = 28;
/** Bar, tokens, track, last line and the spaces between them. */
const AROUND = 233;
const DOCK_FULL = 204;
const DOCK_SLIM = 118;
/** Below this width the open card has no room for its picture, and its words need more lines. */
const NARROW_DESK = 1200;
const DOCK_NARROW = 172;
/** Height of the short form of the open card. */
export const slimDock = (window: Box): number => (window.width < NARROW_DESK ? DOCK_NARROW : DOCK_SLIM);

/** Card width and row step at 1366 × 768. The step never hides the band of the card behind. */
const deskStep = (rows: number): { readonly w: number; readonly gap: number; readonly step: number } => {
  if (rows <= 3) return { w: 108, gap: 10, step: 80 };
  if (rows <= 5) return { w: 100, gap: 12, step: 63 };
  return { w: 92, gap: 12, step: rows === 6 ? 53 : 44 };
};

const scaleFor = (whole: Fit, box: Box): number => Math.min(box.width / whole.width, (box.height - TAG) / Math.max(1, whole.height - TAG));

/** `dock` is the height of what stands under the structure, if it is not the open card. */
export const fitDesk = (rows: number, window: Box, dock?: number): Fit => {
  const width = window.width - 2 * sideWidth(window) - MIDDLE_PADDING;
  const base = deskStep(rows);
  const room = (dock: number): Box => ({ width, height: window.height - AROUND - dock });
  const whole = measure(base.w, base.gap, base.step, rows, false, 'full');
  // The full form of the open card only where it does not make the structure small.
  const form = rows <= 3 && window.width >= NARROW_DESK && window.height - AROUND - DOCK_FULL >= whole.height * 0.84 ? 'full' : 'slim';
  const scale = clamp(0.5, scaleFor(whole, room(dock ?? (form === 'full' ? DOCK_FULL : slimDock(window)))), 1.5);
  return measure(Math.floor(base.w * scale), Math.floor(base.gap * scale), Math.floor(base.step * scale), rows, false, form);
};

// ---------------------------------------------------------------- phones

const PHONE_BAR = 40;
const PHONE_RIVAL = 62;
const PHONE_RAIL = 40;
const PHONE_TOKENS = 36;
/** The last event in one line. */
const PHONE_LAST = 18;
const PHONE_MARGIN = 6;
/** The own city without its cards; one line of cards. */
const PHONE_CITY = 138;
const PHONE_LINE = 20;
const MOST_LINES = 7;
const SHEET_FULL = 306;
const SHEET_SLIM = 233;
/** On the narrowest screens the effect takes one line more. */
const NARROW = 350;
const EXTRA_LINE = 16;
/** The step that lets the whole cost row of the card behind show, and the least that still shows its effect. */
const STEP_MOST = 67;
const STEP_LEAST = 26;

/** `open`: a sheet lies over the own city, and the tokens have left. */
export const fitPhone = (rows: number, window: Box, open: boolean): Fit => {
  const scale = (window.width - PHONE_MARGIN) / (ACROSS * TINY + (ACROSS - 1) * 2);
  const full = rows <= 3 && window.height >= 620;
  const form = full ? 'full' : 'slim';
  const head = PHONE_BAR + PHONE_RIVAL + PHONE_RAIL + PHONE_MARGIN;
  const sheet = (full ? SHEET_FULL : SHEET_SLIM) + (window.width < NARROW ? EXTRA_LINE : 0);
  const below = open ? sheet : PHONE_TOKENS + PHONE_LAST + PHONE_CITY + PHONE_LINE * (rows <= 5 ? 2 : 1);
  const tiny = TINY * scale < CARD_MIN;
  const w = tiny ? Math.floor(TINY * Math.min(scale, 1.2)) : Math.floor(Math.min(TINY * scale * 0.94, 108));
  const gap = tiny ? 2 : 8;
  const unit = w / TINY;
  const tall = Math.round(w * (tiny ? TALL_TINY : TALL)) + (tiny ? TAG_TINY : TAG);
  const room = (window.height - head - below - tall) / Math.max(1, rows - 1);
  const step = Math.floor(clamp(STEP_LEAST * unit, room, STEP_MOST * unit));
  return measure(w, gap, step, rows, tiny, form);
};

/** How many cards of one colour have room in the own city. */
export const phoneLines = (window: Box, fit: Fit): number => {
  const head = PHONE_BAR + PHONE_RIVAL + PHONE_RAIL + PHONE_TOKENS + PHONE_LAST + PHONE_MARGIN;
  return clamp(0, Math.floor((window.height - head - fit.height - PHONE_CITY) / PHONE_LINE), MOST_LINES);
};

// ---------------------------------------------------------------- cities

/** How the strips of a city share the height they have. */
export interface Strips {
  readonly height: number;
  /** Cards stand two on a line, their names cut. */
  readonly paired: boolean;
}

export const fitStrips = (cards: number, room: number): Strips => {
  const one = Math.floor(room / Math.max(1, cards)) - 1;
  if (one >= 16) return { height: Math.min(22, one), paired: false };
  const two = Math.floor(room / Math.max(1, Math.ceil(cards / 2))) - 2;
  return { height: clamp(15, two, 22), paired: true };
};
