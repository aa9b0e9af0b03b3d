// Where the light of a lesson falls, and where its coach stands.
import { describe, expect, test } from 'vitest';
import { lightsOn, type Rect, standFor, veilPath } from '../src/pages/learn/place.ts';

const WINDOW: Rect = { x: 0, y: 0, w: 1000, h: 600 };
const NARROW = { w: 400, h: 200 };
const WIDE = { w: 800, h: 150 };
const at = (x: number, y: number, w = 100, h = 100): Rect => ({ x, y, w, h });

describe('lights', () => {
  test('each piece has room around it, and those that nearly touch are one', () => {
    expect(lightsOn([at(200, 200)], WINDOW)).toEqual([at(194, 194, 112, 112)]);
    expect(lightsOn([at(200, 200), at(310, 200)], WINDOW)).toEqual([at(194, 194, 222, 112)]);
    expect(lightsOn([at(200, 200), at(500, 200)], WINDOW)).toHaveLength(2);
    // The third one joins the other two.
    expect(lightsOn([at(200, 200), at(400, 200), at(300, 200)], WINDOW)).toEqual([at(194, 194, 312, 112)]);
  });

  test('they end where the window does; what lies outside has none', () => {
    expect(lightsOn([at(0, 550)], WINDOW)).toEqual([at(2, 544, 104, 54)]);
    expect(lightsOn([at(1200, 200)], WINDOW)).toEqual([]);
  });

  test('the veil has a hole for each', () => {
    expect(veilPath(WINDOW, []).match(/M/g)).toHaveLength(1);
    expect(veilPath(WINDOW, lightsOn([at(200, 200), at(500, 200)], WINDOW)).match(/M/g)).toHaveLength(3);
  });
});

const standOn = (lights: readonly Rect[]) => standFor(lights, WINDOW, NARROW, WIDE);

describe('the coach', () => {
  test('stands in the middle when it speaks of nothing', () => {
    expect(standOn([])).toMatchObject({ x: 300, y: 200, covers: 0 });
  });

  test('stands beside what it speaks of, and points at it', () => {
    const below = standOn([at(450, 50)]);
    expect(below).toMatchObject({ y: 166, covers: 0, beak: ['top', 200] });
    const above = standOn([at(450, 480)]);
    expect(above).toMatchObject({ y: 264, covers: 0, beak: ['bottom', 200] });
    // Near the edge it stays inside, and the beak still points at the middle of the light.
    const corner = standOn([at(0, 50)]);
    expect(corner).toMatchObject({ x: 12, beak: ['top', 38] });
  });

  test('stands at the side of what is too high, and as a band above or below what is too wide', () => {
    expect(standOn([at(100, 20, 200, 560)])).toMatchObject({ x: 316, beak: ['left', 100], covers: 0 });
    const band = standOn([at(20, 180, 960, 400)]);
    expect(band).toMatchObject({ wide: true, y: 12, covers: 0 });
  });

  test('covers as little as can be where it has to cover something', () => {
    const stand = standOn([at(20, 20, 960, 560)]);
    expect(stand.covers).toBeGreaterThan(0);
    for (const other of [at(300, 200, 400, 200), at(100, 225, 800, 150)]) expect(stand.covers).toBeLessThanOrEqual(other.w * other.h);
  });

  test('leaves free what has to be pressed, even if it covers more of the rest', () => {
    const all = at(20, 20, 960, 560);
    const button = at(300, 420, 400, 140);
    const stand = standFor([all], WINDOW, NARROW, WIDE, [button]);
    const size = stand.wide ? WIDE : NARROW;
    expect(stand.y + size.h <= button.y || stand.x + size.w <= button.x || stand.x >= button.x + button.w).toBe(true);
  });

  test('never leaves the window', () => {
    for (let x = 0; x < 1000; x += 90)
      for (let y = 0; y < 600; y += 70) {
        const stand = standOn([at(x, y, 150, 90)]);
        const size = stand.wide ? WIDE : NARROW;
        expect(stand.x).toBeGreaterThanOrEqual(0);
        expect(stand.y).toBeGreaterThanOrEqual(0);
        expect(stand.x + size.w).toBeLessThanOrEqual(1000);
        expect(stand.y + size.h).toBeLessThanOrEqual(600);
        expect(stand.covers).toBe(0);
      }
  });
});
