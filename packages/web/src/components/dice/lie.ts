// How the dice of a throw lie in the Forum: seeded by the throw, each inside its section and none on another.
import { chanceOf } from './chance.ts';

/** The Forum is drawn in units of this width, its centre in the middle. */
export const BOX = 320;
export const CENTRE = BOX / 2;
/** Radius of the floor, and half the thickness of the bars that part its sections. */
export const FLOOR = 138;
export const BAR = 6;

/**
 * Places for one to seven dice in a quarter, measured from the centre along both bars. They were found by growing equal circles in the
 * quarter until no more room was left.
 */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[60, 59]],
  [
    [92, 43],
    [44, 91],
  ],
  [
    [40, 97],
    [38, 38],
    [98, 38],
  ],
  [
    [37, 38],
    [98, 34],
    [34, 105],
    [76, 79],
  ],
  [
    [63, 31],
    [75, 82],
    [31, 108],
    [31, 63],
    [108, 31],
  ],
  [
    [83, 79],
    [109, 30],
    [41, 70],
    [69, 39],
    [29, 29],
    [29, 110],
  ],
  [
    [69, 31],
    [110, 29],
    [93, 65],
    [28, 111],
    [33, 70],
    [29, 29],
    [65, 95],
  ],
];
/** Side of a die, how far it turns, and how far it strays from its place, by the number of dice in the fullest quarter. */
const SIDES = [47, 47, 47, 43, 36, 32, 29.5, 28.5] as const;
const TURNS = [24, 24, 22, 18, 12, 10, 8, 8] as const;
const STRAYS = [0, 12, 2, 0.5, 0, 0, 0, 0] as const;

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
  readonly angle: number;
}
interface Throw<T> {
  readonly side: number;
  readonly dice: readonly Lying<T>[];
}

const seedOf = (dice: readonly Thrown[]): string => dice.map(({ die, face, section }) => `${die}/${face}/${section}`).join(' ');

/** The thickness of a block is drawn below it: it is moved up by half of it, so that block and shadow stand in the middle of the place. */
export const throwOf = <T extends Thrown>(dice: readonly T[], thickness: number): Throw<T> => {
  const chance = chanceOf(seedOf(dice));
  const spread = (width: number): number => (chance() * 2 - 1) * width;
  const quarters = OUTWARD.map((_, section) => dice.filter((thrown) => thrown.section === section));
  const fullest = Math.min(Math.max(0, ...quarters.map((quarter) => quarter.length)), SIDES.length - 1);
  const side = SIDES[fullest] ?? SIDES[0];
  const lying = quarters.flatMap((quarter, section): readonly Lying<T>[] => {
    const [right, down] = OUTWARD[section] ?? OUTWARD[0];
    const places = PLACES[Math.min(quarter.length, PLACES.length - 1)] ?? [];
    // Where the first one lies is chance too; the quarter is mirrored on its diagonal half of the time.
    const first = Math.floor(chance() * Math.max(1, places.length));
    const mirrored = chance() < 0.5;
    const stray = STRAYS[quarter.length] ?? 0;
    const turn = TURNS[fullest] ?? 0;
    return quarter.map((thrown, i) => {
      const [a, b] = places[(first + i) % places.length] ?? [60, 60];
      const [along, across] = mirrored ? [b, a] : [a, b];
      return {
        thrown,
        x: CENTRE + right * (along + spread(stray)),
        y: CENTRE + down * (across + spread(stray)) - (side * thickness) / 2,
        angle: spread(turn),
      };
    });
  });
  return { side, dice: dice.flatMap((thrown) => lying.filter((it) => it.thrown === thrown)) };
};
