// A table as those who look at it are told of it.
import { type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { Past, SeatInfo, TableInfo, TableOrigin } from '@maravilha/protocol';
import type { Company } from './company.ts';
import type { MatchRun } from './match-run.ts';
import { numberOf } from './numbering.ts';
import { seatOf } from './seating.ts';
import type { PlayerId, TableRecord } from './store.ts';

/** Newest changes of seats that a table tells of. */
const CHANGES = 100;

/** What is told of a room is taken from this. */
interface Room {
  readonly code: string;
  readonly record: TableRecord;
  readonly run: MatchRun | undefined;
  readonly company: Company;
  readonly host: Seat | undefined;
  readonly elapsed: number;
  readonly together?: boolean | undefined;
  isPresent(player: PlayerId): boolean;
  shownName(player: PlayerId): string;
  whoIs(player: PlayerId): string;
}

/** As this viewer sees it; who they are themselves is told to each apart. */
export const infoOf = (room: Room, viewer: Viewer): Omit<TableInfo, 'me'> => {
  const { record, run, together } = room;
  const hands = run?.hands;
  const nameOf = (player: PlayerId | undefined): string | undefined => (player === undefined ? undefined : room.shownName(player));
  return {
    code: record.code,
    game: record.game,
    rules: record.rules,
    options: record.options,
    settings: record.settings,
    status: record.status,
    seats: record.seats.map((_, seat) => seatInfoOf(room, seat)),
    owner: record.owner === undefined ? undefined : seatOf(record, record.owner),
    host: room.host,
    you: viewer === SPECTATOR ? undefined : viewer,
    spectators: together === true ? 0 : room.company.people.filter((player) => seatOf(record, player) === undefined).length,
    together,
    votes: (hands?.votes ?? []).map(({ about, by, choice }) => ({ about, by, choice })),
    asks: (hands?.asks ?? [])
      .filter(({ player }) => room.isPresent(player))
      .map(({ seat, player }) => ({ seat, who: room.whoIs(player), name: room.shownName(player) })),
    undo: hands?.undoAt(room.elapsed),
    changes: (hands?.changes ?? [])
      .slice(-CHANGES)
      .map(({ player, numbers, ...change }) => ({ ...change, seq: numberOf(numbers, viewer), name: nameOf(player) })),
    ballots: (hands?.ballots ?? []).slice(-CHANGES).map(({ player, absent, numbers, ...cast }) => ({
      ...cast,
      seq: numberOf(numbers, viewer),
      name: nameOf(player),
      of: nameOf(absent),
    })),
    ended: hands?.ended,
    next: record.next,
    nextBy: nameOf(record.nextBy),
    seedHash: run?.match.seedHash,
    origin: originOf(room),
    deal: record.deal,
  };
};

/** For a match that is over. */
export const pastOf = (room: Room, reader: PlayerId | undefined): Past => {
  const { record, run, code } = room;
  if (run === undefined) throw new Error(`nothing was played at table ${code}`);
  return {
    code,
    log: run.log(),
    seats: record.seats.map((_, seat) => {
      const { kind, name, bot } = seatInfoOf(room, seat);
      return { seat, kind, name, bot };
    }),
    you: reader === undefined ? undefined : seatOf(record, reader),
    endedAt: run.lastAt,
    ended: run.hands.ended,
  };
};

const originOf = ({ record: { origin }, run }: Room): TableOrigin | undefined =>
  origin && { kind: origin.kind, turn: origin.kind === 'moment' ? run?.turnsBefore : undefined };

const seatInfoOf = (room: Room, seat: Seat): SeatInfo => {
  const { record, run } = room;
  const here = record.seats[seat] ?? { kind: 'open' };
  const bot = run?.botAt(seat) ?? (here.kind === 'bot' ? here.level : undefined);
  const person = here.kind === 'person' ? here.player : undefined;
  const awayFor = person === undefined ? undefined : room.company.goneFor(person);
  // Who sat there when it was played elsewhere is nobody here.
  const name = person === undefined ? (record.origin?.names?.[seat] ?? undefined) : room.shownName(person);
  return {
    seat,
    kind: name === undefined ? here.kind : 'person',
    name,
    bot,
    online: here.kind === 'bot' || (person !== undefined && awayFor === undefined),
    who: person === undefined ? undefined : room.whoIs(person),
    awayFor,
    offered: run?.hands.isOffered(seat) === true ? true : undefined,
    ready: here.kind === 'person' ? here.ready : undefined,
  };
};
