import { describe, expect, it } from 'vitest';
import { fitDesk, fitLow, fitPhone, fitStrips, phoneLines, stripRoom } from '../src/games/duel/fit.ts';
import type { Box } from '../src/table/window.ts';

/** What stands above the structure of a phone beside an open card. */
const shown = (rows: number, window: Box) => {
  const { rival, track } = fitPhone(rows, window, true);
  return { rival, track };
};

describe('sizes', () => {
  const desk: Box = { width: 1366, height: 768 };
  const phone: Box = { width: 360, height: 640 };
  /** Bar, tokens, track and the line under the structure, as the style sheets draw them. */
  const DESK_REST = 233;
  /** What stands around the structure on a phone, as the style sheets draw it; a city has only its first line beside an open card. */
  const BAR = 44;
  const FIRST_LINE = 44;
  const TRACK = 38;
  const RIVAL = 62;
  const TOKENS = 36;
  const EVENT = 34;
  const CITY = 138;
  const SHEET = { full: 303, slim: 229 } as const;

  it('are the drawn ones at 1366 × 768, give or take what a pixel of spare height adds', () => {
    const drawn = [
      [3, 104, 77, 'full'],
      [5, 97, 61, 'slim'],
      [7, 89, 43, 'slim'],
    ] as const;
    for (const [rows, w, step, form] of drawn) {
      const fit = fitDesk(rows, desk);
      expect(fit.form).toBe(form);
      expect(Math.abs(fit.w - w)).toBeLessThanOrEqual(2);
      expect(Math.abs(fit.step - step)).toBeLessThanOrEqual(1);
    }
  });

  it('leave room for the open card at every number of rows', () => {
    for (const rows of [1, 2, 3, 4, 5, 6, 7]) {
      for (const window of [desk, { width: 1280, height: 640 }, { width: 1024, height: 768 }, { width: 1920, height: 1080 }]) {
        const fit = fitDesk(rows, window);
        const dock = fit.beside ? 0 : fit.form === 'full' ? 204 : 118;
        expect(fit.height + DESK_REST + dock).toBeLessThanOrEqual(window.height);
        expect(fit.width).toBeLessThanOrEqual(window.width - 2 * 232 - 28 - (fit.beside ? 250 : 0));
      }
    }
  });

  it('keep the open card in its place while the structure gets lower', () => {
    for (const window of [desk, { width: 1280, height: 585 }, { width: 1536, height: 730 }, { width: 1600, height: 900 }])
      expect(new Set([1, 2, 3, 4, 5, 6, 7].map((rows) => fitDesk(rows, window).beside)).size).toBe(1);
  });

  it('put a question where it leaves the larger structure', () => {
    const height = 180;
    expect(fitDesk(7, { width: 1024, height: 768 }, height).beside).toBe(false);
    expect(fitDesk(7, desk).beside).toBe(false);
    expect(fitDesk(7, desk, height).beside).toBe(true);
  });

  it('show the rival and the track beside an open card where the cards can still be told apart', () => {
    expect(shown(7, { width: 390, height: 844 })).toEqual({ rival: true, track: true });
    expect(shown(7, phone)).toEqual({ rival: false, track: true });
    expect(shown(7, { width: 320, height: 568 })).toEqual({ rival: false, track: false });
    expect(shown(3, { width: 320, height: 568 })).toEqual({ rival: true, track: true });
  });

  it('leave the last event to the log where the structure needs its line', () => {
    expect(fitPhone(7, { width: 390, height: 844 }, false).event).toBe(true);
    expect(fitPhone(7, { width: 320, height: 568 }, false).event).toBe(false);
    for (const rows of [1, 2, 3, 4, 5, 6, 7]) {
      const small: Box = { width: 320, height: 568 };
      const fit = fitPhone(rows, small, false);
      expect(BAR + RIVAL + TRACK + TOKENS + fit.height + (fit.event ? EVENT : 0) + CITY).toBeLessThanOrEqual(small.height);
    }
  });

  it('leave room for the cities beside the structure in a low window', () => {
    for (const rows of [1, 2, 3, 4, 5, 6, 7]) {
      for (const window of [
        { width: 640, height: 360 },
        { width: 683, height: 384 },
        { width: 915, height: 412 },
      ]) {
        const fit = fitLow(rows, window, false);
        expect(fit.height).toBeLessThanOrEqual(window.height - 44);
        expect(fit.width).toBeLessThanOrEqual(window.width - 280);
      }
    }
  });

  it('keep every card above the sheet on a phone, and never scroll sideways', () => {
    for (const rows of [1, 2, 3, 4, 5, 6, 7]) {
      const open = fitPhone(rows, phone, true);
      const above = BAR + (open.rival ? FIRST_LINE : 0) + (open.track ? TRACK : 0);
      expect(above + open.height + FIRST_LINE + SHEET[open.form]).toBeLessThanOrEqual(phone.height);
      for (const width of [320, 360, 390, 430, 768]) expect(fitPhone(rows, { width, height: 640 }, false).width).toBeLessThanOrEqual(width);
    }
  });

  it('find the lines of the own city that are left on a phone', () => {
    expect(phoneLines(phone, fitPhone(5, phone, false))).toBeGreaterThanOrEqual(2);
    expect(phoneLines(phone, fitPhone(7, phone, false))).toBeGreaterThanOrEqual(1);
    expect(phoneLines({ width: 320, height: 480 }, fitPhone(7, { width: 320, height: 480 }, false))).toBe(0);
  });

  it('give the tokens of a city a line of their own when they are many', () => {
    expect(stripRoom(desk, 1)).toBe(stripRoom(desk, 0));
    expect(stripRoom(desk, 2)).toBeLessThan(stripRoom(desk, 1));
  });

  it('let a city of any size keep all its strips in the height it has', () => {
    for (let cards = 0; cards <= 34; cards++) {
      for (const room of [160, 281]) {
        const { height, columns } = fitStrips(cards, room);
        expect(Math.ceil(cards / columns) * (height + 1)).toBeLessThanOrEqual(room);
        expect(height).toBeGreaterThanOrEqual(24);
      }
    }
  });
});
