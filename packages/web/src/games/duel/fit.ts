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
  /** Lines that effect and bill of the open card may take together; what is longer stands in one line. */
  readonly lines: number;
  /** A longer bill has room in two columns. */
  readonly columns: boolean;
}

type Manner = Pick<Fit, 'tiny' | 'form' | 'beside' | 'lines'> & Partial<Pick<Fit, 'rival' | 'track' | 'event' | 'columns'>>;

/** Cards side by side in the widest row. */
const ACROSS = 6;
/** With fewer rows the structure is as wide as what is left of it, so that the last cards are the largest. */
const FEW_ROWS = 3;
/** Cards side by side, and where their middle is, both from how many half cards each one stands beside the middle of all. */
export const spanOf = (rows: number, beside: readonly number[]) => {
  const [first, last] = rows === 0 || rows > FEW_ROWS ? [1 - ACROSS, ACROSS - 1] : [Math.min(...beside), Math.max(...beside)];
  return { across: (last - first) / 2 + 1, middle: (first + last) / 2 };
};
/** A card's height by its width; room for the price tag below. */
const TALL = 1.44;
const TALL_TINY = 1.56;
const TAG = 14;
const TAG_TINY = 10;
/** A tiny card is drawn for this width; wider ones use the full form from CARD_MIN on. */
const TINY = 57;
const CARD_MIN = 84;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

const measure = (w: number, gap: number, step: number, rows: number, how: Manner, across = ACROSS): Fit => ({
  w,
  gap,
  step,
  width: across * w + (across - 1) * gap,
  height: rows === 0 ? 0 : (rows - 1) * step + Math.round(w * (how.tiny ? TALL_TINY : TALL)) + (how.tiny ? TAG_TINY : TAG),
  rival: true,
  track: true,
  event: true,
  columns: false,
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
/** All but the lines of its text. */
const BESIDE_SLIM = 276;
/** One more line of text, and one where there are so many that a long bill stands dense. */
const LINE = 26;
const LINE_DENSE = 22;
const MANY_LINES = 6;
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
const LINES_DESK = 5;
/** The middle from which on the open card has two columns beside its picture and its actions. */
const COLUMNS = 900;

/** Card width and row step at 1366 × 768. The step never hides the band of the card behind. */
const deskStep = (rows: number): { readonly w: number; readonly gap: number; readonly step: number } => {
  if (rows <= 3) return { w: 108, gap: 10, step: 80 };
  if (rows <= 5) return { w: 100, gap: 12, step: 63 };
  return { w: 92, gap: 12, step: rows === 6 ? 53 : 44 };
};
const wholeDesk = (rows: number, across = ACROSS): Fit => {
  const { w, gap, step } = deskStep(rows);
  return measure(w, gap, step, rows, { tiny: false, form: 'full', beside: false, lines: LINES_DESK }, across);
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
export const fitDesk = (rows: number, window: Box, prompt?: number, across = ACROSS): Fit => {
  const whole = wholeDesk(rows, across);
  const most = prompt === undefined ? scales(wholeDesk(MOST_ROWS), window, slimDock(window)) : scales(whole, window, prompt);
  const beside = most.beside > most.over;
  // The full form of the open card only where it does not make the structure small.
  const least = whole.height * (rows <= 3 ? 0.84 : 1);
  const { width, height } = middleOf(window);
  const roomy = beside ? height >= BESIDE_FULL : window.width >= NARROW_DESK && height - DOCK_FULL >= least;
  const form = roomy ? 'full' : 'slim';
  const others = roomy ? BESIDE_FULL - LINES_DESK * LINE : BESIDE_SLIM;
  const left = Math.max(0, height - others);
  const lines = beside ? Math.floor(left / (left < MANY_LINES * LINE ? LINE : LINE_DENSE)) : roomy ? LINES_DESK : 0;
  const room = scales(whole, window, prompt ?? (form === 'full' ? DOCK_FULL : slimDock(window)));
  const scale = clamp(0.5, beside ? room.beside : room.over, 1.5);
  const w = Math.floor(whole.w * scale);
  // Beside something the structure may be as high as the middle.
  const spare = beside ? (height - TAG - Math.round(w * TALL)) / Math.max(1, rows - 1) : 0;
  const step = Math.floor(clamp(whole.step * scale, spare, whole.step * scale * MOST_STRETCH));
  return measure(
    w,
    Math.floor(whole.gap * scale),
    step,
    rows,
    { tiny: false, form, beside, lines, columns: roomy && !beside && width >= COLUMNS },
    across,
  );
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
const LINES_PHONE = 4;
/** On the narrowest screens the effect takes one line more. */
const NARROW = 350;
const EXTRA_LINE = 16;
/** The step that lets the whole cost row of the card behind show, one that lets a full sheet stand below, and the least that still shows its effect. */
const STEP_MOST = 67;
const STEP_FULL = 40;
const STEP_LEAST = 26;
const WIDEST = 108;

/** How wide cards may be for rows with this step to fit a height. */
const widthIn = (height: number, rows: number, step: number): number => (height - TAG) / (TALL_TINY + ((rows - 1) * step) / TINY);
const GAP = 8;
const GAP_TINY = 2;
/** A card in a column of this width. Between tiny cards and full ones is nothing that could be read. */
const readable = (column: number): number =>
  Math.floor(column - GAP < CARD_MIN ? Math.min(column - GAP_TINY, TINY * 1.2) : Math.min(column - GAP, WIDEST));

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
export const fitPhone = (rows: number, window: Box, open: boolean, across = ACROSS): Fit => {
  const wide = (window.width - PHONE_MARGIN) / across;
  const left = window.height - PHONE_BAR - PHONE_MARGIN;
  const more = window.width < NARROW ? EXTRA_LINE : 0;
  const aside = 2 * PHONE_BRIEF + PHONE_RAIL + more;
  const full = widthIn(left - SHEET_FULL - aside, rows, STEP_FULL) >= Math.min(wide, TINY);
  const around = open ? (full ? SHEET_FULL : SHEET_SLIM) + more + PHONE_BRIEF : PHONE_RIVAL + PHONE_RAIL + PHONE_TOKENS + PHONE_CITY;
  const w = readable(Math.min(wide, Math.max(TINY * 0.8, widthIn(left - around, rows, STEP_LEAST))));
  const tiny = w < CARD_MIN;
  const gap = tiny ? GAP_TINY : GAP;
  const unit = w / TINY;
  const tall = Math.round(w * (tiny ? TALL_TINY : TALL)) + (tiny ? TAG_TINY : TAG);
  const parts = open ? [PHONE_BRIEF, PHONE_RAIL] : [PHONE_LAST, PHONE_LINE * (rows <= 5 ? 2 : 1)];
  const least = STEP_LEAST * unit * (rows - 1);
  const { stays, room } = leaveOut(left - around - tall, least, parts);
  const step = Math.floor(clamp(STEP_LEAST * unit, room / Math.max(1, rows - 1), STEP_MOST * unit));
  const [first = true, second = true] = stays;
  const shown = open ? { rival: first, track: second } : { event: first };
  const lines = full ? LINES_PHONE + Math.max(0, Math.floor((room - step * (rows - 1)) / LINE)) : 0;
  return measure(w, gap, step, rows, { tiny, form: full ? 'full' : 'slim', beside: false, lines, ...shown }, across);
};

/** The least width of the cities and the open card beside the structure. */
const LOW_SIDE = 280;
const LOW_MARGIN = 14;

/** The open card at this width, at its longest. */
const LOW_SHEET = 254;

/** Wide and low: the structure from top to bottom, everything else beside it; the open card takes the place of the rival. */
export const fitLow = (rows: number, window: Box, open: boolean, across = ACROSS): Fit => {
  const width = window.width - LOW_SIDE - LOW_MARGIN;
  const height = window.height - PHONE_BAR - LOW_MARGIN;
  const w = readable(clamp(38, Math.min(widthIn(height, rows, STEP_LEAST), width / across), WIDEST));
  const tiny = w < CARD_MIN;
  const gap = tiny ? GAP_TINY : GAP;
  const room = (height - TAG - w * TALL_TINY) / Math.max(1, rows - 1);
  const step = Math.floor(Math.min(room, (STEP_MOST * w) / TINY));
  const track = !open || window.height >= PHONE_BAR + PHONE_RAIL + PHONE_BRIEF + LOW_SHEET;
  return measure(w, gap, step, rows, { tiny, form: 'slim', beside: true, lines: track ? 3 : 0, rival: !open, track }, across);
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
  /** Height of all of them. */
  readonly all: number;
}

/** What the wonders of a low window need more, to have their names. */
export const NAMED_WONDERS = 88;
/** A strip must be easy to press. */
const STRIP_LEAST = 24;
const STRIP_MOST = 27;
const MOST_COLUMNS = 6;

/** Height of a city panel without its strips, where the name and what is said of the seat need most lines. */
const PANEL_REST = 540;
const PANEL_REST_LOW = 430;
/** More progress tokens stand on a line of their own. */
export const TOKENS_BESIDE_NAME = 1;
const TOKEN_LINE = 38;
export const stripRoom = (window: Box, tokens: number): number =>
  window.height - (isLowDesk(window) ? PANEL_REST_LOW : PANEL_REST) - eventsMore(window) - (tokens > TOKENS_BESIDE_NAME ? TOKEN_LINE : 0);

export const fitStrips = (cards: number, room: number): Strips => {
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const lines = Math.ceil(cards / columns);
    const height = clamp(STRIP_LEAST, Math.floor(room / Math.max(1, lines)) - 1, STRIP_MOST);
    const all = lines * (height + 1);
    if (all <= room || columns === MOST_COLUMNS) return { height, columns, all };
  }
  return { height: STRIP_LEAST, columns: MOST_COLUMNS, all: room };
};
