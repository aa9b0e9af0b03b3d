// The pad as a picture, drawn in the colours of the page.
import { scoreWords } from '../../base/score-words.ts';
import { leadersIn, type Shared } from './model.ts';
import { nameOf, signed } from './names.ts';
import { verdictOf } from './verdict.ts';

const HEAD = 300;
const COLUMN = 140;
const LINE = 56;
const MARGIN = 32;
const TITLE = 132;
const STRIPE = 14;

/** A text that is cut off where its room ends. */
const fitted = (pen: CanvasRenderingContext2D, text: string, room: number): string => {
  if (pen.measureText(text).width <= room) return text;
  let cut = text;
  while (cut !== '' && pen.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut}…`;
};

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the browser drew no picture')) : resolve(blob)), 'image/png');
  });

/** The colour of a row as the page has it. */
const colourOf = (row: string): string => {
  const probe = document.createElement('i');
  probe.className = `p-${row}`;
  probe.style.color = 'var(--c)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

export const drawPad = (shared: Shared): Promise<Blob> => {
  const { pad, sheet, standing, book } = shared;
  const words = scoreWords();
  const rows = pad.rows().filter(({ tieOnly }) => tieOnly !== true);
  const seats = standing.totals.length;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * MARGIN + HEAD + seats * COLUMN;
  canvas.height = TITLE + (rows.length + 2) * LINE + MARGIN;
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.reject(new Error('the browser cannot draw'));
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(name).trim();
  const [ink, soft] = [token('--ink'), token('--ink-2')];
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    align: CanvasTextAlign = 'left',
    room = COLUMN - 12,
  ): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.fillText(fitted(pen, text, room), x, y);
  };
  const [text, display] = [token('--font-text'), token('--font-display')];
  const all = canvas.width - 2 * MARGIN;
  const middle = (seat: number): number => MARGIN + HEAD + (seat + 0.5) * COLUMN;
  const verdict = verdictOf(pad, sheet, standing);
  const leaders = leadersIn(standing);

  pen.fillStyle = token('--bg');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(
    verdict.total === undefined ? verdict.title : `${verdict.title}: ${signed(verdict.total)}`,
    MARGIN,
    48,
    `36px ${display}`,
    ink,
    'left',
    all,
  );
  write(`${book} · ${verdict.line}`, MARGIN, 94, `22px ${text}`, soft, 'left', all);
  pen.fillStyle = token('--raised');
  pen.fillRect(MARGIN, TITLE, all, (rows.length + 2) * LINE);
  pen.fillStyle = token('--coin');
  for (const seat of leaders) pen.fillRect(middle(seat) - COLUMN / 2, TITLE, COLUMN, LINE);
  standing.totals.forEach((_, seat) => {
    write(
      nameOf(sheet, seat),
      middle(seat),
      TITLE + LINE / 2,
      `24px ${display}`,
      leaders.includes(seat) ? token('--on-coin') : ink,
      'center',
    );
  });
  rows.forEach(({ id, name, colour }, n) => {
    const top = TITLE + (n + 1) * LINE;
    pen.fillStyle = token('--line');
    pen.fillRect(MARGIN, top, all, 1);
    pen.fillStyle = colourOf(colour);
    pen.fillRect(MARGIN, top, STRIPE, LINE);
    write(name, MARGIN + STRIPE + 16, top + LINE / 2, `600 22px ${text}`, ink, 'left', HEAD - STRIPE - 28);
    standing.points.forEach((points, seat) => write(signed(points[id] ?? 0), middle(seat), top + LINE / 2, `24px ${text}`, ink, 'center'));
  });
  const foot = TITLE + (rows.length + 1) * LINE;
  pen.fillStyle = ink;
  pen.fillRect(MARGIN, foot, all, 2);
  write(words.total, MARGIN + STRIPE + 16, foot + LINE / 2, `700 26px ${text}`, ink, 'left', HEAD - STRIPE - 28);
  standing.totals.forEach((total, seat) => write(signed(total), middle(seat), foot + LINE / 2, `700 30px ${text}`, ink, 'center'));
  return asPng(canvas);
};
