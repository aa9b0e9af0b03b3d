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
  /** What has room around the structure: the rival and the track above, the last event below. */
  readonly rival: boolean;
  readonly track: boolean;
  readonly event: boolean;
}

type Manner = Pick<Fit, 'tiny' | 'form' | 'beside'> & Partial<Pick<Fit, 'rival' | 'track' | 'event'>>;

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

const measure = (w: number, gap: number, step: number, rows: number, how: Manner): Fit => ({
  w,
  gap,
  step,
  width: ACROSS * w + (ACROSS - 1) * gap,
  height: rows === 0 ? 0 : (rows - 1) * step + Math.round(w * (how.tiny ? TALL_TINY : TALL)) + (how.tiny ? TAG_TINY : TAG),
  rival: true,
  track: true,
  event: true,
  ...how,
});

// ---------------------------------------------------------------- wide screens

/** In a low window the cities are narrow, and their wonders as small as stamps. */
const LOW_DESK = 700;
export const isLowDesk = (window: Box): boolean => window.height < LOW_DESK;
const SIDE_LEAST = 232;
/** Width of a city panel; the middle has the rest. */
export const sideWidth = (window: Box): number =>
  isLowDesk(window) && window.width > window.height * 1.6 ? SIDE_LEAST : clamp(SIDE_LEAST, Math.round(window.width * 0.1992), 320);
const MIDDLE_PADDING = 28;
/** Bar, events, tokens, track and the spaces between them. */
const AROUND = 244;
/** Width of what stands beside the structure, with the space between them. */
const DOCK_BESIDE = 272;
/** From this height on it has the wonders' names beside the structure, too. */
const BESIDE_FULL = 480;
const DOCK_FULL = 204;
const DOCK_SLIM = 118;
/** Below this width the open card has no room for its picture, and its words need more lines; so does a great event. */
const NARROW_DESK = 1200;
const DOCK_NARROW = 172;
const EVENT_NARROW = 24;
const eventsMore = (window: Box): number => (window.width < NARROW_DESK ? EVENT_NARROW : 0);
/** Height of the short form of the open card. */
export const slimDock = (window: Box): number => (window.width < NARROW_DESK ? DOCK_NARROW : DOCK_SLIM);
/** Rows at the start of the age that has most of them: what is open keeps its place while the structure gets lower. */
const MOST_ROWS = 7;

/** Card width and row step at 1366 × 768. The step never hides the band of the card behind. */
const deskStep = (rows: number): { readonly w: number; readonly gap: number; readonly step: number } => {
  if (rows <= 3) return { w: 108, gap: 10, step: 80 };
  if (rows <= 5) return { w: 100, gap: 12, step: 63 };
  return { w: 92, gap: 12, step: rows === 6 ? 53 : 44 };
};
const wholeDesk = (rows: number): Fit => {
  const { w, gap, step } = deskStep(rows);
  return measure(w, gap, step, rows, { tiny: false, form: 'full', beside: false });
};

const MOST_STRETCH = 1.4;

const scaleFor = (whole: Fit, box: Box): number => Math.min(box.width / whole.width, (box.height - TAG) / Math.max(1, whole.height - TAG));

/** The middle without what stands around the structure. */
const middleOf = (window: Box): Box => ({
  width: window.width - 2 * sideWidth(window) - MIDDLE_PADDING,
  height: window.height - AROUND - eventsMore(window),
});

/** How large the structure becomes over something of this height, and beside it. */
const scales = (whole: Fit, window: Box, dock: number) => {
  const { width, height } = middleOf(window);
  return {
    over: scaleFor(whole, { width, height: height - dock }),
    beside: scaleFor(whole, { width: width - DOCK_BESIDE, height }),
  };
};

/** `prompt` is the height of a question, if one stands in the place of the open card: it may move, as the card may not. */
export const fitDesk = (rows: number, window: Box, prompt?: number): Fit => {
  const whole = wholeDesk(rows);
  const most = prompt === undefined ? scales(wholeDesk(MOST_ROWS), window, slimDock(window)) : scales(whole, window, prompt);
  const beside = most.beside > most.over;
  // The full form of the open card only where it does not make the structure small.
  const least = whole.height * (rows <= 3 ? 0.84 : 1);
  const { height } = middleOf(window);
  const roomy = beside ? height >= BESIDE_FULL : window.width >= NARROW_DESK && height - DOCK_FULL >= least;
  const form = roomy ? 'full' : 'slim';
  const room = scales(whole, window, prompt ?? (form === 'full' ? DOCK_FULL : slimDock(window)));
  const scale = clamp(0.5, beside ? room.beside : room.over, 1.5);
  const w = Math.floor(whole.w * scale);
  // Beside something the structure may be as high as the middle.
  const spare = beside ? (height - TAG - Math.round(w * TALL)) / Math.max(1, rows - 1) : 0;
  const step = Math.floor(clamp(whole.step * scale, spare, whole.step * scale * MOST_STRETCH));
  return measure(w, Math.floor(whole.gap * scale), step, rows, { tiny: false, form, beside });
};

// ---------------------------------------------------------------- phones

const PHONE_BAR = 44;
const PHONE_RIVAL = 62;
/** A city of which only the first line is shown, beside an open card. */
const PHONE_BRIEF = 44;
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

/** Leaves out the first parts, as far as the rest needs their room. Of each it says whether it stays; `room` is what is left in the end. */
const leaveOut = (left: number, least: number, parts: readonly number[]) => {
  let room = left - parts.reduce((a, b) => a + b, 0);
  const stays = parts.map((part) => {
    if (room >= least) return true;
    room += part;
    return false;
  });
  return { stays, room };
};

/**
 * `open`: the open card stands below the structure; of the cities the first lines are left, and the tokens have gone. Where the cards
 * would lie too close even so, the rival goes, then the track; where nothing is open, the last event (the log has it), then own cards.
 */
export const fitPhone = (rows: number, window: Box, open: boolean): Fit => {
  const scale = (window.width - PHONE_MARGIN) / (ACROSS * TINY + (ACROSS - 1) * 2);
  const full = rows <= 3 && window.height >= 620;
  const sheet = (full ? SHEET_FULL : SHEET_SLIM) + (window.width < NARROW ? EXTRA_LINE : 0);
  const tiny = TINY * scale < CARD_MIN;
  const w = tiny ? Math.floor(TINY * Math.min(scale, 1.2)) : Math.floor(Math.min(TINY * scale * 0.94, 108));
  const gap = tiny ? 2 : 8;
  const unit = w / TINY;
  const tall = Math.round(w * (tiny ? TALL_TINY : TALL)) + (tiny ? TAG_TINY : TAG);
  const around = open ? sheet + PHONE_BRIEF : PHONE_RIVAL + PHONE_RAIL + PHONE_TOKENS + PHONE_CITY;
  const parts = open ? [PHONE_BRIEF, PHONE_RAIL] : [PHONE_LAST, PHONE_LINE * (rows <= 5 ? 2 : 1)];
  const least = STEP_LEAST * unit * (rows - 1);
  const { stays, room } = leaveOut(window.height - PHONE_BAR - PHONE_MARGIN - around - tall, least, parts);
  const step = Math.floor(clamp(STEP_LEAST * unit, room / Math.max(1, rows - 1), STEP_MOST * unit));
  const [first = true, second = true] = stays;
  const shown = open ? { rival: first, track: second } : { event: first };
  return measure(w, gap, step, rows, { tiny, form: full ? 'full' : 'slim', beside: false, ...shown });
};

/** The least width of the cities and the open card beside the structure. */
const LOW_SIDE = 280;
const LOW_MARGIN = 14;

/** The open card at this width, at its longest. */
const LOW_SHEET = 254;

/** Wide and low: the structure from top to bottom, everything else beside it; the open card takes the place of the rival. */
export const fitLow = (rows: number, window: Box, open: boolean): Fit => {
  const width = window.width - LOW_SIDE - LOW_MARGIN;
  const height = window.height - PHONE_BAR - LOW_MARGIN;
  const gap = 4;
  const most = (height - TAG_TINY) / (TALL_TINY + ((rows - 1) * STEP_LEAST) / TINY);
  const w = Math.floor(clamp(36, Math.min(most, (width - (ACROSS - 1) * gap) / ACROSS), CARD_MIN));
  const room = (height - TAG_TINY - w * TALL_TINY) / Math.max(1, rows - 1);
  const step = Math.floor(Math.min(room, (STEP_MOST * w) / TINY));
  const track = !open || window.height >= PHONE_BAR + PHONE_RAIL + PHONE_BRIEF + LOW_SHEET;
  return measure(w, gap, step, rows, { tiny: true, form: 'slim', beside: true, rival: !open, track });
};

/** How many cards of one colour have room in the own city. */
export const phoneLines = (window: Box, fit: Fit): number => {
  const head = PHONE_BAR + PHONE_RIVAL + PHONE_RAIL + PHONE_TOKENS + (fit.event ? PHONE_LAST : 0) + PHONE_MARGIN;
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

/** Height of a city panel without its strips, where the name and what is said of the seat need most lines. */
const PANEL_REST = 540;
const PANEL_REST_LOW = 430;
/** More progress tokens stand on a line of their own. */
export const TOKENS_BESIDE_NAME = 2;
const TOKEN_LINE = 38;
export const stripRoom = (window: Box, tokens: number): number =>
  window.height - (isLowDesk(window) ? PANEL_REST_LOW : PANEL_REST) - eventsMore(window) - (tokens > TOKENS_BESIDE_NAME ? TOKEN_LINE : 0);

export const fitStrips = (cards: number, room: number): Strips => {
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const height = Math.floor(room / Math.max(1, Math.ceil(cards / columns))) - 1;
    if (height >= STRIP_LEAST || columns === MOST_COLUMNS) return { height: clamp(STRIP_LEAST, height, STRIP_MOST), columns };
  }
  return { height: STRIP_LEAST, columns: MOST_COLUMNS };
};
