// How the dice of a throw lie in the Forum: seeded by the throw, each inside its section and none on another.
import { chanceOf } from './chance.ts';

/** The Forum is drawn in units of this width, its centre in the middle. */
export const BOX = 320;
export const CENTRE = BOX / 2;
/** Radius of the floor, and half the thickness of the bars that part its sections. */
export const FLOOR = 138;
export const BAR = 6;

/**
 * Places for one to seven dice in a quarter, measured from the centre along both bars, one pair after the other. They were found by moving and growing turned
 * squares in the quarter until no more room was left.
 */
const PLACES: readonly (readonly number[])[] = [
  [],
  [60, 59],
  [92, 43, 44, 91],
  [36, 99, 39, 40, 98, 43],
  [36, 34, 95, 35, 31, 97, 75, 80],
  [66, 30, 72, 76, 30, 105, 29, 65, 109, 35],
  [84, 73, 109, 29, 36, 70, 71, 35, 31, 29, 30, 109],
  [74, 28, 109, 29, 90, 64, 26, 101, 27, 66, 27, 26, 60, 97],
];
/** Side of a die, how far it turns, and how far it strays from its place, by the number of dice in its quarter. */
const SIDES = [47, 47, 46.5, 45.5, 40, 35, 33.5, 30] as const;
/** A die is at most so much larger than those of the fullest quarter. */
const LARGER = 1.25;
const TURNS = [24, 24, 19, 17, 10, 8, 7, 7] as const;
const STRAYS = [0, 11, 0.5, 0, 0, 0, 0, 0] as const;

/** Outward directions of the sections: clockwise from the upper left one. */
const OUTWARD = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

interface Thrown {
  readonly die: string;
  readonly face: number;
  readonly section: number;
}
interface Lying<T> {
  readonly thrown: T;
  /** Centre of the upper side. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly angle: number;
}

const seedOf = (dice: readonly Thrown[]): string => dice.map(({ die, face, section }) => `${die}/${face}/${section}`).join(' ');

/** The thickness of a block is drawn below it: it is moved up by half of it, so that block and shadow stand in the middle of the place. */
export const throwOf = <T extends Thrown>(dice: readonly T[], thickness: number): readonly Lying<T>[] => {
  const chance = chanceOf(seedOf(dice));
  const spread = (width: number): number => (chance() * 2 - 1) * width;
  const quarters = OUTWARD.map((_, section) => dice.filter((thrown) => thrown.section === section));
  const fullest = Math.min(Math.max(0, ...quarters.map((quarter) => quarter.length)), SIDES.length - 1);
  const most = (SIDES[fullest] ?? SIDES[0]) * LARGER;
  const lying = quarters.flatMap((quarter, section): readonly Lying<T>[] => {
    const [right, down] = OUTWARD[section] ?? OUTWARD[0];
    const places = PLACES[Math.min(quarter.length, PLACES.length - 1)] ?? [];
    // Where the first one lies is chance too; with room to spare the quarter is mirrored on its diagonal half of the time.
    const first = Math.floor(chance() * Math.max(1, places.length / 2));
    const mirrored = chance() < 0.5 && places.length < 6;
    const stray = STRAYS[quarter.length] ?? 0;
    const turn = TURNS[quarter.length] ?? 0;
    const side = Math.min(SIDES[quarter.length] ?? SIDES[0], most);
    return quarter.map((thrown, i) => {
      const at = (2 * (first + i)) % places.length;
      const [a = 60, b = 60] = places.slice(at, at + 2);
      const [along, across] = mirrored ? [b, a] : [a, b];
      return {
        thrown,
        x: CENTRE + right * (along + spread(stray)),
        y: CENTRE + down * (across + spread(stray)) - (side * thickness) / 2,
        side,
        angle: spread(turn),
      };
    });
  });
  return dice.flatMap((thrown) => lying.filter((it) => it.thrown === thrown));
};
