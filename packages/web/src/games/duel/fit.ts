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
  /** The open card stands at the side of the structure, not below it. */
  readonly beside: boolean;
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

const measure = (w: number, gap: number, step: number, rows: number, how: Pick<Fit, 'tiny' | 'form' | 'beside'>): Fit => ({
  w,
  gap,
  step,
  width: ACROSS * w + (ACROSS - 1) * gap,
  height: rows === 0 ? 0 : (rows - 1) * step + Math.round(w * (how.tiny ? TALL_TINY : TALL)) + (how.tiny ? TAG_TINY : TAG),
  ...how,
});

// ---------------------------------------------------------------- wide screens

/** In a low window the open card stands beside the structure, and the cities are narrow. */
const LOW_DESK = 700;
const isLow = (window: Box): boolean => window.height < LOW_DESK && window.width > window.height * 1.6;
const SIDE_LEAST = 232;
/** Width of a city panel; the middle has the rest. */
export const sideWidth = (window: Box): number => (isLow(window) ? SIDE_LEAST : clamp(SIDE_LEAST, Math.round(window.width * 0.1992), 320));
const MIDDLE_PADDING = 28;
/** Bar, events, tokens, track and the spaces between them. */
const AROUND = 244;
/** Width of the open card beside the structure, with the space between them. */
const DOCK_BESIDE = 272;
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
  const whole = measure(base.w, base.gap, base.step, rows, { tiny: false, form: 'full', beside: false });
  const scaled = (room: Box, form: Fit['form'], beside: boolean): Fit => {
    const scale = clamp(0.5, scaleFor(whole, room), 1.5);
    return measure(Math.floor(base.w * scale), Math.floor(base.gap * scale), Math.floor(base.step * scale), rows, {
      tiny: false,
      form,
      beside,
    });
  };
  const height = window.height - AROUND;
  if (isLow(window)) return scaled({ width: width - DOCK_BESIDE, height }, 'slim', true);
  // The full form of the open card only where it does not make the structure small.
  const form = rows <= 3 && window.width >= NARROW_DESK && height - DOCK_FULL >= whole.height * 0.84 ? 'full' : 'slim';
  return scaled({ width, height: height - (dock ?? (form === 'full' ? DOCK_FULL : slimDock(window))) }, form, false);
};

// ---------------------------------------------------------------- phones

const PHONE_BAR = 44;
const PHONE_RIVAL = 62;
/** A city of which only the first line is shown, beside an open card. */
const PHONE_BRIEF = 36;
const PHONE_RAIL = 40;
const PHONE_TOKENS = 36;
/** The last event, in two lines. */
const PHONE_LAST = 34;
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

/** `open`: the open card stands below the structure; of the cities the first lines are left, and the tokens have gone. */
export const fitPhone = (rows: number, window: Box, open: boolean): Fit => {
  const scale = (window.width - PHONE_MARGIN) / (ACROSS * TINY + (ACROSS - 1) * 2);
  const full = rows <= 3 && window.height >= 620;
  const form = full ? 'full' : 'slim';
  const head = PHONE_BAR + (open ? PHONE_BRIEF : PHONE_RIVAL) + PHONE_RAIL + PHONE_MARGIN;
  const sheet = (full ? SHEET_FULL : SHEET_SLIM) + (window.width < NARROW ? EXTRA_LINE : 0);
  const below = open ? sheet + PHONE_BRIEF : PHONE_TOKENS + PHONE_LAST + PHONE_CITY + PHONE_LINE * (rows <= 5 ? 2 : 1);
  const tiny = TINY * scale < CARD_MIN;
  const w = tiny ? Math.floor(TINY * Math.min(scale, 1.2)) : Math.floor(Math.min(TINY * scale * 0.94, 108));
  const gap = tiny ? 2 : 8;
  const unit = w / TINY;
  const tall = Math.round(w * (tiny ? TALL_TINY : TALL)) + (tiny ? TAG_TINY : TAG);
  const room = (window.height - head - below - tall) / Math.max(1, rows - 1);
  const step = Math.floor(clamp(STEP_LEAST * unit, room, STEP_MOST * unit));
  return measure(w, gap, step, rows, { tiny, form, beside: false });
};

/** The least width of the cities and the open card beside the structure. */
const LOW_SIDE = 280;
const LOW_MARGIN = 14;

/** Wide and low: the structure from top to bottom, everything else beside it. */
export const fitLow = (rows: number, window: Box): Fit => {
  const width = window.width - LOW_SIDE - LOW_MARGIN;
  const height = window.height - PHONE_BAR - LOW_MARGIN;
  const gap = 4;
  const most = (height - TAG_TINY) / (TALL_TINY + ((rows - 1) * STEP_LEAST) / TINY);
  const w = Math.floor(clamp(36, Math.min(most, (width - (ACROSS - 1) * gap) / ACROSS), CARD_MIN));
  const room = (height - TAG_TINY - w * TALL_TINY) / Math.max(1, rows - 1);
  const step = Math.floor(Math.min(room, (STEP_MOST * w) / TINY));
  return measure(w, gap, step, rows, { tiny: true, form: 'slim', beside: true });
};

/** How many cards of one colour have room in the own city. */
export const phoneLines = (window: Box, fit: Fit): number => {
  const head = PHONE_BAR + PHONE_RIVAL + PHONE_RAIL + PHONE_TOKENS + PHONE_LAST + PHONE_MARGIN;
  const above = head + (fit.beside ? 0 : fit.height);
  return clamp(0, Math.floor((window.height - above - PHONE_CITY) / PHONE_LINE), MOST_LINES);
};

// ---------------------------------------------------------------- cities

/** How the strips of a city share the height they have. */
export interface Strips {
  readonly height: number;
  /** How many stand side by side: in one column on one line, in two on two lines, in more without their names. */
  readonly columns: number;
}

/** A strip must be easy to press. */
const STRIP_LEAST = 24;
const STRIP_MOST = 27;
const MOST_COLUMNS = 6;

export const fitStrips = (cards: number, room: number): Strips => {
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const height = Math.floor(room / Math.max(1, Math.ceil(cards / columns))) - 1;
    if (height >= STRIP_LEAST || columns === MOST_COLUMNS) return { height: clamp(STRIP_LEAST, height, STRIP_MOST), columns };
  }
  return { height: STRIP_LEAST, columns: MOST_COLUMNS };
};
