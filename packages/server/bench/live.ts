// Memory and processor time of many tables at which people play.
import type { MatchUpdate } from '@maravilha/protocol';
import { type Figure, figure, MEGABYTE } from './figures.ts';
import { Player, readUpdate } from './people.ts';
import { cpuOf, dataFolder, type MeasuredServer, startMeasured } from './process.ts';
import { fill, type Model, type Person, SEATS } from './stored.ts';

interface LiveOptions {
  readonly serverFile: string;
  readonly tables?: number;
  /** The tables have these numbers of seats, in turn. */
  readonly seats?: readonly number[];
}

interface Live {
  readonly seats: readonly number[];
  readonly tables: number;
  readonly sockets: number;
  /** Of the server, in bytes: before, with all at their tables, and after a round. */
  readonly empty: number;
  readonly entered: number;
  readonly played: number;
  /** Microseconds of processor time: for one who comes to a table, and for a choice. */
  readonly enterCpu: number;
  readonly roundCpu: number;
}

/** A group sits together at so many tables: as many as one socket may look at. */
const TOGETHER = 8;
/** Groups that come, and tables that play, at once. */
const AT_ONCE = 8;

/** Somebody who owes a choice, with the newest view. */
interface Owing {
  readonly player: Player;
  readonly seat: number;
  readonly update: MatchUpdate;
}

/** All people of some tables. */
class Crowd {
  readonly players: Player[] = [];
  readonly owing = new Map<string, Owing>();
  /** How often somebody came to a table. */
  came = 0;
  #failed: Error | undefined;

  async come(url: string, number: number, seat: number, { sid }: Person, codes: readonly string[]): Promise<void> {
    const player = await Player.open(url, number, sid);
    this.players.push(player);
    player.onFailure = (error) => {
      this.#failed ??= error;
    };
    player.onUpdate = (text) => {
      const update = readUpdate(text);
      if (update.awaiting.includes(seat)) this.owing.set(`${update.code} ${seat}`, { player, seat, update });
    };
    await Promise.all(codes.map((code) => player.enter(code)));
    this.came += codes.length;
    this.check();
  }

  /** One choice of each who owes one. Answers how many. */
  async round(): Promise<number> {
    const round = [...this.owing.values()];
    for (const player of this.players) player.onUpdate = () => undefined;
    for (let first = 0; first < round.length; first += AT_ONCE * SEATS) {
      await Promise.all(round.slice(first, first + AT_ONCE * SEATS).map(({ player, seat, update }) => player.choose(update, seat)));
      this.check();
    }
    return round.length;
  }

  check(): void {
    if (this.#failed !== undefined) throw this.#failed;
  }
}

/** Tables of 7 Wonders in the third age, all people there, and one more round played at each. */
export const runLive = async ({ serverFile, tables = 2000, seats = [3, 4, 5, 6, 7] }: LiveOptions): Promise<Live> => {
  const folder = dataFolder();
  const crowd = new Crowd();
  let server: MeasuredServer | undefined;
  try {
    const models = seats.flatMap((count) =>
      [0.7, 0.8, 0.9].map((share): Model => ({ game: 'seven-wonders', options: { seats: count }, share })),
    );
    const seatsAt = (table: number): number => Number(models[table % models.length]?.options['seats']);
    const groups = Math.ceil(tables / TOGETHER);
    const groupOf = (table: number): number => Math.floor(table / TOGETHER);
    const { codes, people } = await fill(folder.path, models, tables, groups * SEATS, (table) => groupOf(table) * SEATS);
    server = await startMeasured(serverFile, {}, folder.path);
    const { url, pid, metric } = server;
    const memory = (): Promise<number> => metric('maravilha_memory_bytes');
    const empty = await memory();
    const before = cpuOf(pid);
    const comeTogether = async (group: number): Promise<void> => {
      for (let seat = 0; seat < SEATS; seat++) {
        const person = people[group * SEATS + seat];
        const own = codes.filter((_, table) => groupOf(table) === group && seatsAt(table) > seat);
        if (person !== undefined && own.length > 0) await crowd.come(url, group * SEATS + seat, seat, person, own);
      }
    };
    for (let first = 0; first < groups; first += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, groups - first) }, (_, index) => comeTogether(first + index)));
    const between = cpuOf(pid);
    const entered = await memory();
    const choices = await crowd.round();
    return {
      seats,
      tables: await metric('maravilha_tables'),
      sockets: crowd.players.length,
      empty,
      entered,
      played: await memory(),
      enterCpu: ((between - before) * 1e6) / crowd.came,
      roundCpu: ((cpuOf(pid) - between) * 1e6) / choices,
    };
  } finally {
    for (const player of crowd.players) player.close();
    await server?.stop();
    folder.remove();
  }
};

export const liveFigures = (
  { seats, tables, sockets, empty, entered, played, enterCpu, roundCpu }: Live,
  bar?: string,
): readonly Figure[] => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const kind = `${tables.toLocaleString('en')} live tables of 7 Wonders with ${least === most ? least : `${least} to ${most}`} people each`;
  return [
    figure(`${kind}: sockets, each at up to ${TOGETHER} tables`, '', sockets),
    figure(`${kind}: resident before anybody came`, 'MB', empty / MEGABYTE),
    figure(`${kind}: resident with all at their tables`, 'MB', entered / MEGABYTE),
    figure(`${kind}: resident after one more round at each`, 'MB', played / MEGABYTE, bar),
    figure(`${kind}: growth for a table`, 'kB', (played - empty) / tables / 1024),
    figure(`${kind}: somebody comes`, 'µs of CPU', enterCpu),
    figure(`${kind}: a choice, told to all there`, 'µs of CPU', roundCpu),
  ];
};
