// What is to be said or decided about the people of a table.
import { AWAY_AFTER, type SeatChange, type SeatInfo, type TableInfo } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import { hasteAt, shortestOf } from '../src/table/clock-choice.ts';
import { among } from '../src/table/log/among.ts';
import { firstSince } from '../src/table/log/since.ts';
import { changesAfter, freeSeats, type Matter, mattersOf, openIn, waitedFor, wantsMe } from '../src/table/people/matters.ts';
import { infoOf } from './kit/table-info.ts';

const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  bot: undefined,
  online: true,
  who: name,
  awayFor: undefined,
  offered: undefined,
  ready: undefined,
  ...more,
});
const gone = (seat: number, name: string, awayFor: number): SeatInfo => person(seat, name, { online: false, awayFor });
const bot = (seat: number): SeatInfo => ({ ...person(seat, ''), kind: 'bot', name: undefined, who: undefined, bot: 'master' });

const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => infoOf({ seats, ...more });
const kinds = (matters: readonly Matter[]): readonly string[] => matters.map(({ kind }) => kind);
const ballotIn = (matters: readonly Matter[]) => matters.find((matter) => matter.kind === 'away')?.ballot;

const change = (at: number, kind: SeatChange['kind']): SeatChange => ({ kind, seq: 1, at, seat: 1, name: 'Ben' });

describe('somebody is away', () => {
  const seats = [person(0, 'Ana'), person(1, 'Ben'), gone(2, 'Eva', AWAY_AFTER - 1000)];

  test('after a minute, counted on by the page', () => {
    expect(kinds(mattersOf(table(seats), 999))).toEqual([]);
    expect(kinds(mattersOf(table(seats), 1000))).toEqual(['away']);
  });

  test('those who play and are here decide; everyone sees what the others want', () => {
    const info = table(seats, { votes: [{ about: 2, by: 1, choice: 'bot' }], host: 1 });
    expect(ballotIn(mattersOf(info, 1000))).toEqual({
      about: 2,
      awayFor: AWAY_AFTER,
      counts: { wait: 0, bot: 1, offer: 0, end: 0 },
      voted: 1,
      electors: 2,
      asked: true,
      mine: undefined,
      host: 1,
    });
    expect(ballotIn(mattersOf({ ...info, you: 1 }, 1000))).toMatchObject({ mine: 'bot' });
  });

  test('several are away: each is a matter of its own, and who has voted is not asked again', () => {
    const all = [person(0, 'Ana'), gone(1, 'Ben', AWAY_AFTER), gone(2, 'Eva', AWAY_AFTER), gone(3, 'Rui', AWAY_AFTER)];
    const info = table(all, { votes: [{ about: 1, by: 0, choice: 'wait' }], asks: [{ seat: 1, who: 'zoe', name: 'Zoe' }] });
    expect(openIn(mattersOf(info, 0)).map(({ kind }) => kind)).toEqual(['ask', 'away', 'away', 'away']);
    expect(openIn(mattersOf(info, 0)).map(wantsMe)).toEqual([true, false, true, true]);
    expect(openIn(mattersOf({ ...info, you: undefined }, 0)).some(wantsMe)).toBe(false);
  });

  test('bots, those for whom one plays and spectators decide nothing', () => {
    const info = table([person(0, 'Ana', { bot: 'builder' }), person(1, 'Ben'), gone(2, 'Eva', AWAY_AFTER), bot(3)]);
    expect(ballotIn(mattersOf(info, 0))).toMatchObject({ electors: 1, asked: false });
    expect(ballotIn(mattersOf({ ...info, you: 1 }, 0))).toMatchObject({ electors: 1, asked: true });
    expect(ballotIn(mattersOf({ ...info, you: undefined }, 0))).toMatchObject({ asked: false });
  });

  test('nothing is to be decided about a seat in which a bot plays', () => {
    const info = table([person(0, 'Ana'), person(1, 'Ben', { online: false, awayFor: AWAY_AFTER, bot: 'builder' })]);
    expect(mattersOf(info, 0)).toEqual([]);
  });

  test('the table decided to wait: the votes are gone, the minute begins anew', () => {
    const before = table([person(0, 'Ana'), gone(1, 'Ben', AWAY_AFTER)], { votes: [{ about: 1, by: 0, choice: 'wait' }] });
    expect(waitedFor(before, table([person(0, 'Ana'), gone(1, 'Ben', 0)]))).toEqual([1]);
    expect(waitedFor(before, table([person(0, 'Ana'), person(1, 'Ben')]))).toEqual([]);
    expect(waitedFor(before, before)).toEqual([]);
  });
});

describe('seats that change hands', () => {
  const seats = [person(0, 'Ana'), bot(1), person(2, 'Eva', { bot: 'builder', offered: true })];
  const asks = [{ seat: 1, who: 'zoe', name: 'Zoe' }];

  test('offered seats and those of bots can be asked for, during the game', () => {
    expect(freeSeats(table(seats))).toEqual([2, 1]);
    expect(freeSeats(table(seats, { status: 'over' }))).toEqual([]);
  });

  test('the host is asked, nobody else', () => {
    expect(kinds(mattersOf(table(seats, { asks }), 0))).toEqual(['ask']);
    expect(kinds(mattersOf(table(seats, { asks, host: 2, owner: 2 }), 0))).toEqual([]);
  });

  test('who asks sees that; whose seat a bot has may take it back', () => {
    expect(kinds(mattersOf(table(seats, { asks, you: undefined, me: 'zoe' }), 0))).toEqual(['asked', 'watch']);
    expect(mattersOf(table(seats, { you: 2 }), 0)).toEqual([{ kind: 'mine', seat: 2, offered: true }]);
  });

  test('only what came after the last known change is news', () => {
    const all = [change(1, 'left'), change(2, 'returned'), change(3, 'left')];
    expect(changesAfter(all, all[1])).toEqual([all[2]]);
    expect(changesAfter(all, undefined)).toEqual(all);
    // So many came that the known one is not sent any more.
    expect(changesAfter(all, change(0, 'left'))).toEqual(all);
  });
});

const leftAfter = (seq: number): SeatChange => ({ ...change(seq, 'left'), seq });

test('lines of people stand among the moves in the order in which they happened', () => {
  const [one, two, three] = [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }];
  const log = [one, two, three].map((event, n) => ({ event, seq: n + 1, at: n }));
  const people = among(log, [one, three], [0, 1, 2, 3].map(leftAfter));
  expect([one, two, three].map((event) => people.before(event).map(({ seq }) => seq))).toEqual([[0], [], [1, 2]]);
  expect(people.after.map(({ seq }) => seq)).toEqual([3]);
  // A line that was told in part, as for one seat alone, is no place.
  expect(among(log, [{ ...three }], [leftAfter(0)]).after).toHaveLength(1);
});

const endedIn = (info: TableInfo) => mattersOf(info, 0)[0];

describe('a match that people ended', () => {
  const two = [person(0, 'Ana'), person(1, 'Ben')];

  test('of two people the other has won, against a bot nobody', () => {
    const ended = { by: 'resigned', seat: 0 } as const;
    expect(endedIn(table(two, { status: 'over', ended }))).toEqual({ kind: 'ended', ended, winner: 1 });
    expect(endedIn(table([person(0, 'Ana'), bot(1)], { status: 'over', ended }))).toMatchObject({ winner: undefined });
  });

  test('by vote nobody has won', () => {
    expect(endedIn(table(two, { status: 'over', ended: { by: 'vote', seat: 1 } }))).toMatchObject({ winner: undefined });
  });
});

describe('clocks', () => {
  const clock = { left: [50_000, 20_000, 5_000], running: [0, 1] };

  test('of those who are waited for, the one that runs out first is shown; one that stands is not', () => {
    expect(shortestOf(clock, [0, 1, 2])).toBe(1);
    expect(shortestOf(clock, [0])).toBe(0);
    expect(shortestOf(clock, [2])).toBe(2);
    expect(shortestOf(undefined, [])).toBeUndefined();
  });

  test('a clock warns at thirty seconds and again at ten', () => {
    expect([30_001, 30_000, 10_001, 10_000, 0].map(hasteAt)).toEqual([undefined, 'soon', 'soon', 'now', 'now']);
  });
});

const deed = (seq: number, seat: number) => ({ seq, at: 0, event: { kind: 'deed', seat } });
/** Something that happens to a seat by somebody's choice. */
const gain = (seq: number, seat: number) => ({ seq, at: 0, event: { kind: 'gain', seat } });

const first = (log: readonly ReturnType<typeof deed>[], seat: number) => {
  const told = log.map(({ event }) => event);
  const event = firstSince(log, told, seat, ({ kind }) => kind === 'deed');
  return log.findIndex((one) => one.event === event);
};

describe('what has happened since my turn', () => {
  test('begins with the next choice of another, whatever it brought me', () => {
    const log = [deed(1, 0), gain(1, 0), deed(2, 1), gain(2, 0), deed(3, 2)];
    expect([0, 1, 2].map((seat) => first(log, seat))).toEqual([2, 4, -1]);
  });

  test('is the whole turn where all choose at once', () => {
    const log = [deed(3, 0), deed(3, 1), deed(3, 2), deed(6, 0), deed(6, 1), deed(6, 2)];
    expect([0, 1].map((seat) => first(log, seat))).toEqual([4, 3]);
  });

  test('is everything before my first turn', () => {
    expect(first([deed(1, 1), deed(2, 2)], 0)).toBe(0);
    expect(first([], 0)).toBe(-1);
  });
});
