// Whether a table can start, and why not, for the one who looks.
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { list } from '@maravilha/words';
import { language, lobbyWords } from '../../base/i18n.ts';
import { levelName, usualLevel } from '../../base/names.ts';
import { gameInfo } from '../../net/server.ts';
import { togetherWords } from '../together/words.ts';

export const nameAt = (info: TableInfo, seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : info.seats[seat]?.name;

/** A table that follows a finished one: its people say that they are ready. */
export const isRematch = (info: TableInfo): boolean => info.seats.some((seat) => seat.ready === true);

interface Standing {
  readonly can: boolean;
  readonly head: string;
  readonly line: string;
}

/** Level of the bots that take the open seats at the start. At a table of two the open seat is the opponent's, so no bot takes it unasked. */
export const fillingBots = (info: TableInfo): string | undefined => {
  if (info.seats.length <= 2) return undefined;
  const levels = gameInfo(info.game)?.bots ?? [];
  return info.seats.find((seat) => seat.kind === 'bot')?.bot ?? usualLevel(levels);
};

const namesOf = (seats: readonly SeatInfo[]): string =>
  list(
    language.value,
    seats.map((seat) => seat.name ?? ''),
  );

/** All seats are taken, and I am the host. */
const fullStanding = (info: TableInfo): Standing => {
  const words = lobbyWords();
  const people = info.seats.filter((seat) => seat.kind === 'person');
  const unready = isRematch(info) ? people.filter((seat) => seat.ready !== true) : [];
  if (unready.length > 0)
    return { can: true, head: words['lobby.not-here'], line: words['lobby.not-ready-note']({ names: namesOf(unready) }) };
  const away = people.filter((seat) => !seat.online);
  if (away.length > 0)
    return { can: true, head: words['lobby.not-here'], line: words['lobby.not-here-note']({ n: away.length, names: namesOf(away) }) };
  const line = info.together ? togetherWords()['setup.ready']({ name: people[0]?.name ?? '' }) : words['lobby.can-start-note'];
  return { can: true, head: words['lobby.can-start'], line };
};

/** `bots`: level of those that may take open seats. */
export const standingOf = (info: TableInfo, bots: string | undefined): Standing => {
  const words = lobbyWords();
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  if (info.you === undefined) {
    const line = open > 0 ? words['lobby.watching-note'] : words['lobby.can-start-note'];
    return { can: false, head: words['lobby.watching'], line: info.host === undefined ? words['lobby.wait-owner-lost'] : line };
  }
  if (info.you !== info.host) {
    const name = nameAt(info, info.host) ?? '';
    const line = open > 0 ? words['lobby.wait-owner-open']({ n: open, name }) : words['lobby.wait-owner']({ name });
    return { can: false, head: words['lobby.cannot-start'], line };
  }
  if (open === 0) return fullStanding(info);
  if (bots === undefined)
    return {
      can: false,
      head: words['lobby.cannot-start'],
      line: (info.together ? togetherWords()['setup.need'] : words['lobby.need-seats'])({ n: open }),
    };
  return { can: true, head: words['lobby.can-start'], line: words['lobby.can-start-bots']({ n: open, level: levelName(bots) }) };
};
