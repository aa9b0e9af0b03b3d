// Whether what people were told, as a history has it, is what the logs say.
import type { Family } from '@maravilha/family';
import { readName } from '@maravilha/host';
import { type Told, toldBy } from '@maravilha/host/testing';
import { hashText, SPECTATOR } from '@maravilha/kernel';
import type { Begun, Line, Logged } from './history.ts';

type Of<K extends Line['is']> = Extract<Line, { readonly is: K }>;

/** All that a history says of one table. */
interface Account {
  readonly code: string;
  begun: Begun | undefined;
  over: Of<'over'> | undefined;
  log: Logged | undefined;
  readonly chosen: Of<'chosen'>[];
  readonly shown: Of<'shown'>[];
  readonly revealed: Of<'revealed'>[];
}

export const accountsOf = (lines: Iterable<Line>): ReadonlyMap<string, Account> => {
  const accounts = new Map<string, Account>();
  const of = (code: string): Account => {
    const known = accounts.get(code);
    if (known !== undefined) return known;
    const account: Account = { code, begun: undefined, over: undefined, log: undefined, chosen: [], shown: [], revealed: [] };
    accounts.set(code, account);
    return account;
  };
  for (const line of lines) {
    if (line.is === 'table') of(line.code).begun = line;
    else if (line.is === 'over') of(line.code).over = line;
    else if (line.is === 'log') of(line.table.code).log = line;
    else if (line.is === 'chosen') of(line.code).chosen.push(line);
    else if (line.is === 'shown') of(line.code).shown.push(line);
    else if (line.is === 'revealed') of(line.code).revealed.push(line);
  }
  return accounts;
};

/** Every choice that was answered with `ok` is in the log, and in it once. */
const missingIn = ({ chosen }: Account, { entries }: Logged): string[] =>
  chosen.flatMap(({ seat, id }) => {
    const count = entries.filter((entry) => entry.seat === seat && entry.client !== undefined && readName(entry.client).name === id).length;
    return count === 1 ? [] : [`choice ${id} of seat ${seat} was answered with ok and stands ${count} times in the log`];
  });

/** Every view and event that anybody was shown is the one that the log shows them there: no more, no less. */
const untrueIn = ({ shown, revealed, over }: Account, told: Told): string[] => {
  const wrong: string[] = [];
  for (const line of shown) {
    const { seat, viewer, seq } = line;
    // Until it sat down it may have looked on.
    if (viewer !== seat && viewer !== SPECTATOR) wrong.push(`seat ${seat} was shown the view of ${viewer}`);
    const objection = told.objection(line);
    if (objection !== undefined) wrong.push(`seat ${seat} was shown ${objection} at ${seq}, which the log does not`);
  }
  for (const { seat, what } of revealed)
    if (what !== told.revealed) wrong.push(`seat ${seat} was told another seed or log, or before the end`);
  for (const [seat, held] of (over?.held ?? []).entries())
    if (held !== hashText(JSON.stringify(told.events(seat)))) wrong.push(`seat ${seat} holds other events than the log tells it`);
  return wrong;
};

/** The time of a match passes only while somebody has it, whatever clocks of machines say: it cannot be longer than the table was played at. */
const timesIn = ({ begun, over }: Account, { entries }: Logged): string[] => {
  const wrong: string[] = [];
  if (entries.some(({ elapsed }, n) => elapsed < (entries[n - 1]?.elapsed ?? 0))) wrong.push('the time of the match has gone backwards');
  const elapsed = entries.at(-1)?.elapsed ?? 0;
  if (begun !== undefined && over !== undefined && elapsed > over.at - begun.at)
    wrong.push(`the match took ${elapsed} ms by its own time and ${over.at - begun.at} ms in truth`);
  return wrong;
};

const wrongOf = (account: Account, family: Family): string[] => {
  const { log, over } = account;
  if (log === undefined) return ['the table is gone'];
  const told = toldBy(family, log);
  return [
    ...(over === undefined || !told.over ? ['the game has not ended'] : []),
    ...missingIn(account, log),
    ...untrueIn(account, told),
    ...timesIn(account, log),
  ];
};

/** All promises that the history shows broken. */
export const wrongIn = (lines: readonly Line[], family: Family): string[] => {
  const accounts = [...accountsOf(lines).values()];
  return [
    ...lines.flatMap((line) => (line.is === 'wrong' ? [line.what] : [])),
    ...(lines.at(-1)?.is === 'end' ? [] : ['the run was cut before its end']),
    ...accounts.flatMap((account) => wrongOf(account, family).map((what) => `${account.code}: ${what}`)),
  ];
};

const tally = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ');
};

/** In two sentences. */
export const summaryOf = (lines: readonly Line[]): string => {
  const count = (is: Line['is']): number => lines.filter((line) => line.is === is).length;
  const faults = tally(lines.flatMap((line) => (line.is === 'fault' ? [line.name] : [])));
  const noted = tally(lines.flatMap((line) => (line.is === 'noted' ? [line.what] : [])));
  return `${count('over')} games, ${count('chosen')} acknowledged choices, ${count('shown')} views. Broken: ${faults}.${noted === '' ? '' : ` Noted: ${noted}.`}`;
};
