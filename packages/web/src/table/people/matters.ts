// What is to be said or decided about the people of a table, as one of them or a spectator sees it.
import {
  AWAY_AFTER,
  CHOICES,
  type Ended,
  type SeatChange,
  type SeatRequest,
  type TableInfo,
  type UndoRequest,
  type VoteChoice,
} from '@maravilha/protocol';
import { presenceIn, seatInfo } from '../presence.ts';

/** Votes about somebody who is away. */
export interface Ballot {
  readonly about: number;
  /** Milliseconds since the person was last seen. */
  readonly awayFor: number;
  readonly counts: Readonly<Record<VoteChoice, number>>;
  readonly voted: number;
  /** How many decide. */
  readonly electors: number;
  /** I am one of them. */
  readonly asked: boolean;
  readonly mine: VoteChoice | undefined;
  readonly host: number | undefined;
}

export type Matter =
  | { readonly kind: 'ended'; readonly ended: Ended; readonly winner: number | undefined }
  /** A bot plays for me. */
  | { readonly kind: 'mine'; readonly seat: number; readonly offered: boolean }
  /** I am the host, and somebody asks for a seat. */
  | { readonly kind: 'ask'; readonly request: SeatRequest }
  | { readonly kind: 'away'; readonly ballot: Ballot }
  /** Somebody asks to undo. `mine`: what I have to do with it. */
  | { readonly kind: 'undo'; readonly request: UndoRequest; readonly all: number; readonly mine: 'asks' | 'asked' | 'none' }
  /** I have asked for a seat. */
  | { readonly kind: 'asked'; readonly seat: number; readonly host: number | undefined }
  | { readonly kind: 'watch' };

/** What somebody has to decide. */
export type Open = Extract<Matter, { readonly kind: 'ask' | 'away' }>;

const isOpen = (matter: Matter): matter is Open => matter.kind === 'ask' || matter.kind === 'away';

export const openIn = (matters: readonly Matter[]): readonly Open[] => matters.filter(isOpen);

/** My answer is awaited. */
export const wantsMe = (matter: Open): boolean => matter.kind === 'ask' || (matter.ballot.asked && matter.ballot.mine === undefined);

export const keyOf = (matter: Matter): string => {
  if (matter.kind === 'away') return `away ${matter.ballot.about}`;
  return matter.kind === 'ask' ? `ask ${matter.request.who}` : matter.kind;
};

/** How long each person has been away by now, `since` milliseconds after the table was told. */
const awayNow = ({ seats }: TableInfo, seat: number, since: number): number | undefined => {
  const awayFor = seats.find((one) => one.seat === seat)?.awayFor;
  return awayFor === undefined ? undefined : awayFor + since;
};

const isAway = (info: TableInfo, seat: number, since: number): boolean => (awayNow(info, seat, since) ?? 0) >= AWAY_AFTER;

/** Those who decide: people who play themselves and are not away. */
const electorsOf = (info: TableInfo, since: number): readonly number[] =>
  info.seats.flatMap(({ seat }) => (!['bot', 'stand-in'].includes(presenceIn(info, seat)) && !isAway(info, seat, since) ? [seat] : []));

const ballotOn = (info: TableInfo, about: number, since: number): Ballot => {
  const votes = info.votes.filter((vote) => vote.about === about);
  const electors = electorsOf(info, since);
  const counts = Object.fromEntries(CHOICES.map((choice) => [choice, votes.filter((vote) => vote.choice === choice).length]));
  return {
    about,
    awayFor: awayNow(info, about, since) ?? 0,
    // Each choice has its key.
    counts: counts as Ballot['counts'],
    voted: votes.length,
    electors: electors.length,
    asked: info.you !== undefined && electors.includes(info.you),
    mine: votes.find((vote) => vote.by === info.you)?.choice,
    host: info.host,
  };
};

/** Who has won because the other gave up: only where two people played against each other. */
const winnerBy = ({ by, seat }: Ended, { seats }: TableInfo): number | undefined =>
  by === 'resigned' && seats.length === 2 ? seats.find((one) => one.seat !== seat && one.kind === 'person')?.seat : undefined;

const undoIn = (info: TableInfo, since: number): readonly Matter[] => {
  const { undo: request, you } = info;
  if (request === undefined) return [];
  const others = electorsOf(info, since).filter((seat) => seat !== request.by);
  const isAsked = you !== undefined && others.includes(you) && !request.agreed.includes(you);
  return [{ kind: 'undo', request, all: others.length, mine: you === request.by ? 'asks' : isAsked ? 'asked' : 'none' }];
};

/** Everything at once, the most urgent first. `since`: milliseconds since the table was told. */
export const mattersOf = (info: TableInfo, since: number): readonly Matter[] => {
  const { you, ended, status } = info;
  const watching: readonly Matter[] = you === undefined ? [{ kind: 'watch' }] : [];
  if (ended !== undefined) return [{ kind: 'ended', ended, winner: winnerBy(ended, info) }, ...watching];
  if (status !== 'playing') return watching;
  const hosting = you !== undefined && (you === info.host || you === info.owner);
  const mine = you === undefined ? undefined : seatInfo(info, you);
  const own = info.asks.find(({ who }) => who === info.me);
  return [
    ...(mine?.bot === undefined ? [] : [{ kind: 'mine', seat: mine.seat, offered: mine.offered === true } as const]),
    ...undoIn(info, since),
    ...(hosting ? info.asks.map((request) => ({ kind: 'ask', request }) as const) : []),
    ...info.seats.flatMap(({ seat }) =>
      seat !== you && presenceIn(info, seat) === 'away' && isAway(info, seat, since)
        ? [{ kind: 'away', ballot: ballotOn(info, seat, since) } as const]
        : [],
    ),
    ...(own === undefined ? [] : [{ kind: 'asked', seat: own.seat, host: info.host } as const]),
    ...watching,
  ];
};

/** Seats that somebody who watches may ask for, those on offer first. */
export const freeSeats = (info: TableInfo): readonly number[] =>
  info.status === 'playing'
    ? [...info.seats.filter(({ offered }) => offered === true), ...info.seats.filter(({ kind }) => kind === 'bot')].map(({ seat }) => seat)
    : [];

const same = (a: SeatChange, b: SeatChange): boolean => a.at === b.at && a.seat === b.seat && a.kind === b.kind;

/** What came after a change that is known; all of it, if none is. */
export const changesAfter = (changes: readonly SeatChange[], known: SeatChange | undefined): readonly SeatChange[] =>
  known === undefined ? changes : changes.slice(changes.findIndex((change) => same(change, known)) + 1);

/** Whom the table has just decided to wait for: the votes are gone and the person is still not there. */
export const waitedFor = (before: TableInfo, now: TableInfo): readonly number[] =>
  [...new Set(before.votes.map(({ about }) => about))].filter(
    (about) =>
      now.status === 'playing' &&
      !now.votes.some((vote) => vote.about === about) &&
      presenceIn(now, about) === 'away' &&
      (seatInfo(now, about)?.awayFor ?? 0) < (seatInfo(before, about)?.awayFor ?? 0),
  );
