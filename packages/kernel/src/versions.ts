import type { Game, InputError, Position, Result, Shape } from './game.ts';
import type { Rng } from './rng.ts';

/** All versions of a game's rules that this build plays, oldest first. */
export type Versions<G extends Shape> = readonly [Game<G>, ...Game<G>[]];

export type AnyVersions = Versions<Shape>;

/** A game before it is bound to a version of its rules: everything that makes a state is told its version. */
export interface Engine<G extends Shape> extends Omit<Game<G>, 'rules' | 'blank' | 'position'> {
  blank(options: G['Options'], rules: number): G['State'];
  position(words: unknown, rng: Rng, rules: number): Result<Position<G>, InputError>;
}

/** Tables of these rules have no option that came later. */
const bind = <G extends Shape>(engine: Engine<G>, rules: number): Game<G> => ({
  ...engine,
  rules,
  optionSpecs: engine.optionSpecs.filter(({ since = 1 }) => since <= rules),
  blank: (options) => engine.blank(options, rules),
  position: (words, rng) => engine.position(words, rng, rules),
});

export const versionsOf = <G extends Shape>(engine: Engine<G>, newest: number): Versions<G> => [
  bind(engine, 1),
  ...Array.from({ length: newest - 1 }, (_, i) => bind(engine, i + 2)),
];

export const newestOf = <G extends Shape>(versions: Versions<G>): Game<G> => versions.at(-1) ?? versions[0];

export const versionOf = <G extends Shape>(versions: Versions<G>, rules: number): Game<G> | undefined =>
  versions.find((game) => game.rules === rules);

/** The versions of the game with this id, if this build has it. */
export type Lookup = (id: string) => AnyVersions | undefined;

export const lookupIn =
  (...games: readonly AnyVersions[]): Lookup =>
  (id) =>
    games.find(([oldest]) => oldest.id === id);

/** The game that plays these rules, or one sentence that says why there is none. */
export const findGame = (lookup: Lookup, id: string, rules: number): Result<Game<Shape>, InputError> => {
  const versions = lookup(id);
  if (versions === undefined) return { ok: false, error: { code: 'bad-input', path: 'game', detail: `this build has no game "${id}"` } };
  const game = versionOf(versions, rules);
  if (game !== undefined) return { ok: true, value: game };
  const newest = newestOf(versions).rules;
  const known = newest === 1 ? 'version 1' : `versions 1 to ${newest}`;
  const detail = `this build plays ${known} of the rules of ${id}, not version ${rules}`;
  return { ok: false, error: { code: 'bad-input', path: 'rules', detail } };
};
