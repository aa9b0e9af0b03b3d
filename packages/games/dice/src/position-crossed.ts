// Whether the spaces that a position names can all have been crossed off on a board: they must be there, and some order must lead to them.
import { type Named } from '@maravilha/kernel';
import { BONUSES, CITY_IDS } from '../data/boards.ts';
import { DICE, DIE_IDS } from '../data/dice.ts';
import { type Colour, COLOURS, type Effect } from '../data/effects.ts';
import { SPACE_IDS, spaceOf } from './spaces.ts';
import { COLOUR_TRACKS, COST, FACE_TRACKS, FACES, isAnyOrder, NONE, SPACE_COUNT, TRACK_SPACES, WONDER_TRACKS } from './tables.ts';

const effectsOf = (city: number, space: number): readonly Effect[] => spaceOf(CITY_IDS[city], SPACE_IDS[space])?.effects ?? [];

const bonusEffects: readonly Effect[] = Object.values(BONUSES).flatMap(({ effects }): readonly Effect[] => effects);

/** Whether something leads to the track: the Wonder's own action, a die that may be chosen, or an effect that crosses off spaces. */
const isOpen = (city: number, track: number, crossed: ReadonlySet<number>): boolean => {
  if (WONDER_TRACKS[city].includes(track)) return true;
  // Which bonus came when is not told, so each of them may have helped.
  const effects = [...[...crossed].flatMap((space) => effectsOf(city, space)), ...bonusEffects];
  const byDie = DIE_IDS.some((id, die) => {
    if (DICE[id].special && !effects.some((effect) => effect.kind === 'unlockDie' && effect.die === id)) return false;
    return DICE[id].faces.some((_, face) => FACE_TRACKS[city][die * FACES + face].includes(track));
  });
  const byEffect = (colour: Colour): boolean => effects.some((effect) => effect.kind === 'cross' && effect.colours.includes(colour));
  return byDie || COLOURS.some((colour, n) => COLOUR_TRACKS[city][n].includes(track) && byEffect(colour));
};

/** The space that a track asks for before this one; `undefined` if none. */
const before = (rules: number, city: number, track: number, space: number, crossed: ReadonlySet<number>): number | undefined => {
  if (isAnyOrder(rules, city, track)) return undefined;
  const first = TRACK_SPACES[city][track].find((other) => !crossed.has(other));
  return first === space ? undefined : first;
};

const tracksWith = (city: number, space: number): number[] =>
  TRACK_SPACES[city].flatMap((spaces, track) => (spaces.includes(space) ? [track] : []));

const canCross = (rules: number, city: number, space: number, crossed: ReadonlySet<number>): boolean =>
  tracksWith(city, space).some((track) => before(rules, city, track, space, crossed) === undefined && isOpen(city, track, crossed));

/** Why the space stays out of reach. */
const obstacle = (rules: number, city: number, space: number, crossed: ReadonlySet<number>): string => {
  const tracks = tracksWith(city, space);
  const first = tracks.map((track) => before(rules, city, track, space, crossed));
  if (first.includes(undefined)) {
    const dice = DIE_IDS.filter((_, die) =>
      tracks.some((track) => FACE_TRACKS[city].slice(die * FACES, (die + 1) * FACES).some((led) => led.includes(track))),
    );
    return `only the ${dice.join(' or the ')} die leads to ${SPACE_IDS[space]}, and this city has not unlocked it`;
  }
  return `${SPACE_IDS[space]} comes after ${[...new Set(first)].map((n) => SPACE_IDS[n ?? space]).join(' or ')}`;
};

/** What is wrong with these spaces on the board of the city; `undefined` if nothing is. */
export const flawOf = (
  rules: number,
  city: number,
  crossed: readonly Named[],
): { readonly path: string; readonly detail: string } | undefined => {
  const missing = crossed.find(({ n }) => COST[city * SPACE_COUNT + n] === NONE);
  if (missing !== undefined) return { path: missing.path, detail: `the board of ${CITY_IDS[city]} has no ${SPACE_IDS[missing.n]}` };
  // Crossing off one space never bars another, so any order that goes on as far as it can finds out.
  const done = new Set<number>();
  let left = crossed;
  for (;;) {
    const next = left.filter(({ n }) => !canCross(rules, city, n, done));
    if (next.length === left.length) break;
    for (const { n } of left) if (!next.some((other) => other.n === n)) done.add(n);
    left = next;
  }
  const [stuck] = left;
  return stuck === undefined ? undefined : { path: stuck.path, detail: obstacle(rules, city, stuck.n, done) };
};
