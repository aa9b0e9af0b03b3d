import type { BaseOptions, Game, InputError, OptionSpec, Result, Shape } from './game.ts';
import { badInput, isRecord, shown } from './input.ts';

const readOption = (spec: OptionSpec, raw: unknown): Result<boolean | string, InputError> => {
  if (raw === undefined) return { ok: true, value: spec.default };
  if (spec.kind === 'switch') {
    return typeof raw === 'boolean' ? { ok: true, value: raw } : badInput(spec.key, `expected true or false, not ${shown(raw)}`);
  }
  return typeof raw === 'string' && spec.values.includes(raw)
    ? { ok: true, value: raw }
    : badInput(spec.key, `expected one of ${spec.values.join(', ')}, not ${shown(raw)}`);
};

/** What the options of a table are read by. */
export type TableRules<G extends Shape> = Pick<Game<G>, 'id' | 'seatCounts' | 'optionSpecs' | 'checkOptions'>;

/** Parses the options of a table. A missing option takes its default; missing seats take the lowest number the game allows. */
export const readOptions = <G extends Shape>(game: TableRules<G>, raw: unknown): Result<G['Options'], InputError> => {
  const given = raw ?? {};
  if (!isRecord(given)) return badInput('', `expected a record of options, not ${shown(raw)}`);

  const known = new Set(['seats', ...game.optionSpecs.map((spec) => spec.key)]);
  for (const key of Object.keys(given)) {
    if (!known.has(key)) return badInput(key, `${game.id} has no such option; it has ${[...known].join(', ')}`);
  }

  const seats = Object.hasOwn(given, 'seats') ? given['seats'] : Math.min(...game.seatCounts);
  if (typeof seats !== 'number' || !game.seatCounts.includes(seats)) {
    return badInput('seats', `${game.id} is for ${game.seatCounts.join(', ')} seats, not ${shown(seats)}`);
  }

  const values: Record<string, boolean | string | number> = { seats };
  for (const spec of game.optionSpecs) {
    const value = readOption(spec, Object.hasOwn(given, spec.key) ? given[spec.key] : undefined);
    if (!value.ok) return value;
    values[spec.key] = value.value;
  }

  // The specs name every key of the game's options, which the contract suite checks; the compiler cannot see it.
  const options = values as BaseOptions & typeof values as G['Options'];
  const error = game.checkOptions?.(options);
  return error === undefined ? { ok: true, value: options } : { ok: false, error };
};
