// Matches that do not begin at the beginning, or not with a deal of their own: played on from a moment, handed in, or dealt before.
import type { Family } from '@maravilha/family';
import { type AnyGame, type Log, readLog, replay, type Shape, verify } from '@maravilha/kernel';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Origin } from './store.ts';

/** Where a match goes on: by the rules of its log, on its seed. */
export interface Moment {
  readonly game: AnyGame;
  readonly options: Shape['Options'];
  readonly seed: string;
  readonly origin: Origin;
}

const badLog = (detail: string): Answer<never> => refuse('bad-log', { detail });

const gameFor = (family: Family, log: object): Answer<AnyGame> => {
  const { game: id, rules } = log as { readonly game?: unknown; readonly rules?: unknown };
  const member = typeof id === 'string' ? family.find(id) : undefined;
  if (member === undefined || typeof rules !== 'number') return badLog('game: there is none of this name here');
  const game = member.expert(rules)?.game;
  return game === undefined ? refuse('unknown-rules', { game: id, rules }) : grant(game);
};

/** Whoever wrote it: what it says is a log that can be played, with its seed. */
const logFrom = (family: Family, raw: object): Answer<{ readonly game: AnyGame; readonly log: Log; readonly seed: string }> => {
  const game = gameFor(family, raw);
  if (!game.ok) return game;
  const log = readLog(raw, family.versions);
  if (!log.ok) return badLog(`${log.error.path}: ${log.error.detail}`);
  const { seed } = log.value;
  return seed === undefined ? badLog('seed: it is missing') : grant({ game: game.value, log: log.value, seed });
};

/** Of the log the first rounds, after which a turn begins. */
export const momentIn = (family: Family, raw: object, rounds: number): Answer<Moment> => {
  const read = logFrom(family, raw);
  if (!read.ok) return read;
  const { game, log, seed } = read.value;
  const { hash: _, ...begun } = log;
  const kept = log.rounds.slice(0, rounds);
  const played = replay(game, { ...begun, rounds: kept });
  if (!played.ok) return badLog(`rounds: ${JSON.stringify(played.error)}`);
  const { match } = played.value;
  if (match.seedHash !== log.seedHash) return badLog('seed: it is not the one of the hash');
  if (kept.length < rounds || match.round < rounds || match.over) return badLog(`rounds: no turn begins after ${rounds} of them`);
  return grant({ game, options: log.options, seed, origin: { kind: 'moment', rounds: kept } });
};

/** The whole match, if all that its log says is true. */
export const wholeIn = (family: Family, raw: object): Answer<Moment & { readonly log: Log }> => {
  const read = logFrom(family, raw);
  if (!read.ok) return read;
  const { game, log, seed } = read.value;
  const failed = verify(game, log).find(({ passed }) => !passed);
  if (failed !== undefined) return badLog(`${failed.name}: ${JSON.stringify(failed.why)}`);
  return grant({ game, options: log.options, seed, log, origin: { kind: 'elsewhere', rounds: log.rounds } });
};
