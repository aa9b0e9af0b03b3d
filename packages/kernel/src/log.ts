import { SEED_BYTES } from './chacha.ts';
import { commit } from './commitment.ts';
import type { Emitted } from './events.ts';
import type { AnyGame, Game, InputError, MoveError, Result, Shape } from './game.ts';
import { fromHex } from './hex.ts';
import { badInput, isRecord, shown } from './input.ts';
import { LOG_FORMAT, LOG_RNG, type Choice, type Log, type Round } from './log-format.ts';
import { Match } from './match.ts';
import { readOptions } from './options.ts';
import type { Seat } from './seat.ts';
import { findGame, type Lookup } from './versions.ts';

/** Why a log cannot be replayed. `round` counts from 0. */
export type LogError =
  | { readonly code: 'other-game'; readonly log: string; readonly game: string }
  | { readonly code: 'other-rules'; readonly log: number; readonly game: number }
  | { readonly code: 'no-seed' }
  | { readonly code: 'bad-seed'; readonly detail: string }
  | { readonly code: 'wrong-seats'; readonly round: number; readonly expected: readonly Seat[]; readonly found: readonly Seat[] }
  | { readonly code: 'refused-move'; readonly round: number; readonly seat: Seat; readonly error: MoveError };

export interface Replayed<G extends Shape> {
  readonly match: Match<G>;
  /** What happened at each turn: one list for each round, or for all rounds that a turn with chains takes. */
  readonly events: readonly (readonly Emitted<G['Event']>[])[];
}

export type CheckError =
  | LogError
  | { readonly code: 'seed-differs'; readonly expected: string; readonly found: string }
  | { readonly code: 'not-over'; readonly round: number }
  | { readonly code: 'no-hash' }
  | { readonly code: 'hash-differs'; readonly round: number; readonly expected: string; readonly found: string }
  /** An earlier check failed, so this question could not be asked. */
  | { readonly code: 'not-reached' };

/** `commitment`: the seed is the one promised; `moves`: every move was legal; `ending`: the game is over; `hash`: the last state agrees. */
export interface LogCheck {
  readonly name: 'commitment' | 'moves' | 'ending' | 'hash';
  readonly passed: boolean;
  readonly why?: CheckError;
}

const KEYS = new Set(['format', 'game', 'rules', 'rng', 'options', 'seedHash', 'rounds', 'seed', 'hash']);
const DIGITS = { seedHash: 64, seed: SEED_BYTES * 2, hash: 16 } as const;

const isDigits = (raw: unknown, count: number): raw is string => typeof raw === 'string' && raw.length === count && /^[0-9a-f]+$/.test(raw);

const readRound = (game: AnyGame, seats: number, raw: unknown, path: string): Result<Round<Shape['Move']>, InputError> => {
  if (!Array.isArray(raw) || raw.length === 0) return badInput(path, `expected a list of choices, not ${shown(raw)}`);
  const round: Choice<Shape['Move']>[] = [];
  let before = -1;
  for (const [i, entry] of raw.entries()) {
    const at = `${path}[${i}]`;
    if (!isRecord(entry)) return badInput(at, `expected a seat and its move, not ${shown(entry)}`);
    const { seat, move: words, ...rest } = entry;
    const surplus = Object.keys(rest)[0];
    if (surplus !== undefined) return badInput(`${at}.${surplus}`, 'a choice has a seat and a move, nothing else');
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
      return badInput(`${at}.seat`, `expected a seat from 0 to ${seats - 1}, not ${shown(seat)}`);
    }
    if (seat <= before) return badInput(`${at}.seat`, 'the choices of a round stand in seat order, one for each seat');
    before = seat;
    const move = game.readMove(words);
    if (!move.ok) return badInput(`${at}.move`, 'detail' in move.error ? move.error.detail : move.error.code);
    round.push({ seat, move: move.value });
  }
  return { ok: true, value: round };
};

/** Parses a log from outside. A log that can be read need not be true: `verify` checks that. */
export const readLog = (raw: unknown, lookup: Lookup): Result<Log, InputError> => {
  if (!isRecord(raw)) return badInput('', `expected a log, not ${shown(raw)}`);
  for (const key of Object.keys(raw)) if (!KEYS.has(key)) return badInput(key, 'a log has no such part');
  if (raw['format'] !== LOG_FORMAT) return badInput('format', `expected ${LOG_FORMAT}, not ${shown(raw['format'])}`);
  if (raw['rng'] !== LOG_RNG) return badInput('rng', `expected "${LOG_RNG}", not ${shown(raw['rng'])}`);

  const { game: id, rules, seedHash, seed, hash } = raw;
  if (typeof id !== 'string') return badInput('game', `expected the id of a game, not ${shown(id)}`);
  if (typeof rules !== 'number') return badInput('rules', `expected a version of the rules, not ${shown(rules)}`);
  const found = findGame(lookup, id, rules);
  if (!found.ok) return found;
  const game = found.value;
  const options = readOptions(game, raw['options']);
  if (!options.ok) return badInput(options.error.path === '' ? 'options' : `options.${options.error.path}`, options.error.detail);

  if (!isDigits(seedHash, DIGITS.seedHash)) return badInput('seedHash', `expected ${DIGITS.seedHash} hexadecimal digits`);
  if (seed !== undefined && !isDigits(seed, DIGITS.seed)) return badInput('seed', `expected ${DIGITS.seed} hexadecimal digits`);
  if (hash !== undefined && !isDigits(hash, DIGITS.hash)) return badInput('hash', `expected ${DIGITS.hash} hexadecimal digits`);

  const list = raw['rounds'];
  if (!Array.isArray(list)) return badInput('rounds', `expected a list, not ${shown(list)}`);
  const rounds: Round<Shape['Move']>[] = [];
  for (const [i, entry] of list.entries()) {
    const round = readRound(game, options.value.seats, entry, `rounds[${i}]`);
    if (!round.ok) return round;
    rounds.push(round.value);
  }

  return {
    ok: true,
    value: {
      format: LOG_FORMAT,
      game: id,
      rules,
      rng: LOG_RNG,
      options: options.value,
      seedHash,
      rounds,
      ...(seed === undefined ? {} : { seed }),
      ...(hash === undefined ? {} : { hash }),
    },
  };
};

const startOf = <G extends Shape>(game: Game<G>, log: Log<G>): Result<Match<G>, LogError> => {
  if (log.game !== game.id) return { ok: false, error: { code: 'other-game', log: log.game, game: game.id } };
  if (log.rules !== game.rules) return { ok: false, error: { code: 'other-rules', log: log.rules, game: game.rules } };
  if (log.seed === undefined) return { ok: false, error: { code: 'no-seed' } };
  const seed = fromHex(log.seed, 'seed');
  if (!seed.ok) return { ok: false, error: { code: 'bad-seed', detail: seed.error.detail } };
  if (seed.value.length !== SEED_BYTES) return { ok: false, error: { code: 'bad-seed', detail: `expected ${SEED_BYTES} bytes` } };
  return { ok: true, value: Match.start(game, log.options, seed.value) };
};

/**
 * Replays the log. For a match in progress, add the seed: `replay(game, { ...log, seed })`. `each` looks at the match before the first turn and
 * after every turn.
 */
export const replay = <G extends Shape>(game: Game<G>, log: Log<G>, each?: (match: Match<G>) => void): Result<Replayed<G>, LogError> => {
  const started = startOf(game, log);
  if (!started.ok) return started;
  const match = started.value;
  each?.(match);
  const events: (readonly Emitted<G['Event']>[])[] = [];
  for (const [round, choices] of log.rounds.entries()) {
    const expected = match.pendingSeats;
    const found = choices.map((choice) => choice.seat);
    if (expected.join() !== found.join()) return { ok: false, error: { code: 'wrong-seats', round, expected, found } };
    for (const { seat, move } of choices) {
      const chosen = match.choose(seat, move);
      if (!chosen.ok) return { ok: false, error: { code: 'refused-move', round, seat, error: chosen.error } };
      if (chosen.value.events === undefined) continue;
      events.push(chosen.value.events);
      each?.(match);
    }
  }
  return { ok: true, value: { match, events } };
};

const verdict = (name: LogCheck['name'], why: CheckError | undefined): LogCheck =>
  why === undefined ? { name, passed: true } : { name, passed: false, why };

const commitmentError = (log: Log): CheckError | undefined => {
  if (log.seed === undefined) return { code: 'no-seed' };
  const seed = fromHex(log.seed, 'seed');
  if (!seed.ok) return { code: 'bad-seed', detail: seed.error.detail };
  const found = commit(seed.value);
  return found === log.seedHash ? undefined : { code: 'seed-differs', expected: log.seedHash, found };
};

/** Checks a finished match from its log alone. Every check is in the answer, in the same order; the log is true if all passed. */
export const verify = <G extends Shape>(game: Game<G>, log: Log<G>): readonly LogCheck[] => {
  const commitment = verdict('commitment', commitmentError(log));
  const replayed = replay(game, log);
  if (!replayed.ok) {
    const moves = verdict('moves', replayed.error);
    return [commitment, moves, verdict('ending', { code: 'not-reached' }), verdict('hash', { code: 'not-reached' })];
  }

  const { match } = replayed.value;
  const found = match.hash();
  const hashError: CheckError | undefined =
    log.hash === undefined
      ? { code: 'no-hash' }
      : log.hash === found
        ? undefined
        : { code: 'hash-differs', round: match.round, expected: log.hash, found };
  return [
    commitment,
    verdict('moves', undefined),
    verdict('ending', match.over ? undefined : { code: 'not-over', round: match.round }),
    verdict('hash', hashError),
  ];
};
