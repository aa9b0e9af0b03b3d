// One deal that several people play, each alone with the same bots. Who has not finished it learns nothing of the others (docs/decisions/0032).
import { fromHex, Match } from '@maravilha/kernel';
import { CODE_ALPHABET, type DealInfo, type DealResult, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { MatchRun } from './match-run.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { peopleOf, seatOf } from './seating.ts';
import type { PlayerId, TableListing, TableRecord } from './store.ts';

/** So many results are told, the oldest first. */
const RESULTS = 100;

const isOf = (player: PlayerId | undefined, table: TableListing): boolean => player !== undefined && peopleOf(table).includes(player);

export class Deals {
  readonly #context: Pick<Context, 'store' | 'rooms' | 'random'>;

  constructor(context: Pick<Context, 'store' | 'rooms' | 'random'>) {
    this.#context = context;
  }

  /** Whether somebody may look at a table without a seat there, or read its log. */
  async mayRead({ record, run }: Room, reader: PlayerId | undefined): Promise<Answer<undefined>> {
    const { settings, deal } = record;
    const sat = reader !== undefined && (seatOf(record, reader) !== undefined || run?.hands.sat.has(reader) === true);
    if (sat) return grant(undefined);
    if (deal === undefined) return settings.spectators ? grant(undefined) : refuse('no-spectators');
    const theirs = await this.#context.store.dealt(deal);
    if (!theirs.some((table) => isOf(reader, table) && table.status === 'over')) return refuse('same-deal', { deal });
    return run?.over === true ? grant(undefined) : refuse('no-spectators');
  }

  /** The deal of this table with an id, as others may play it from now on; its own where it has one. */
  dealOf(room: Room, client: Client): Answer<TableRecord & { readonly deal: string }> {
    const { run, record } = room;
    if (seatOf(record, client.player.id) === undefined) return refuse('not-seated');
    if (run === undefined || !run.over) return refuse('not-over');
    if (record.deal !== undefined) return grant({ ...record, deal: record.deal });
    if (run.hands.sat.size > 1) return refuse('not-alone');
    if (record.origin !== undefined) return refuse('bad-log', { detail: 'its seed was known before' });
    if (run.hands.ended !== undefined) return refuse('bad-log', { detail: 'it was not played to its end' });
    const deal = Array.from(this.#context.random(PRIVATE_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
    return grant({ ...record, deal });
  }

  /** A table of the deal for this person, which is yet to begin; or the code of the one they have. */
  async tableFor(
    player: PlayerId,
    deal: string,
    now: number,
  ): Promise<Answer<{ readonly code: string } | { readonly record: TableRecord }>> {
    const { store } = this.#context;
    const tables = await store.dealt(deal);
    const mine = tables.find((table) => isOf(player, table));
    if (mine !== undefined) return grant({ code: mine.code });
    const [first] = tables;
    const dealt = first && (await store.load(first.code))?.table;
    if (dealt?.seed === undefined) return refuse('unknown-table');
    const { game, rules, options, seats, seed } = dealt;
    return grant({
      record: {
        game,
        rules,
        options,
        seed,
        deal,
        code: '',
        version: 0,
        status: 'waiting',
        owner: player,
        next: undefined,
        nextBy: undefined,
        settings: { clock: 'none', spectators: false, listed: false, chat: 'open' },
        seats: seats.map((seat) => (seat.kind === 'person' ? { kind: 'person', player } : seat)),
        createdAt: now,
        startedAt: undefined,
        touchedAt: now,
      },
    });
  }

  /** What the deal is; to those who have finished it, how all who have did. */
  async results(deal: string, reader: PlayerId | undefined): Promise<Answer<DealInfo>> {
    const { store, rooms } = this.#context;
    const tables = await store.dealt(deal);
    const [first] = tables;
    if (first === undefined) return refuse('unknown-table');
    const mine = tables.find((table) => isOf(reader, table));
    const over = tables.filter(({ status }) => status === 'over');
    const info: DealInfo = {
      deal,
      game: first.game,
      options: first.options,
      seat: first.seats.findIndex(({ kind }) => kind === 'person'),
      bots: first.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])),
      finished: over.length,
      mine: mine?.code,
    };
    if (mine?.status !== 'over') return grant(info);
    const results: DealResult[] = [];
    for (const { code } of over.slice(0, RESULTS)) {
      const result = await rooms.run(code, (room) => room && resultOf(room, reader));
      if (result !== undefined) results.push(result);
    }
    return grant({ ...info, results });
  }
}

/** `undefined` where the rules are not known here. */
const resultOf = (room: Room, reader: PlayerId | undefined): DealResult | undefined => {
  const { run, record } = room;
  const [player] = peopleOf(record);
  if (run === undefined || player === undefined) return undefined;
  const seat = seatOf(record, player) ?? 0;
  const { seats, winners } = run.match.score();
  const points = seats[seat]?.total ?? 0;
  const ahead = seats.filter(({ total }) => total > points).length;
  return {
    code: room.code,
    name: room.shownName(player),
    mine: player === reader ? true : undefined,
    points,
    place: winners.includes(seat) ? 1 : Math.max(1 + ahead, 2),
    course: courseOf(run, record, seat),
    ended: run.hands.ended === undefined ? undefined : true,
    undone: run.hands.changes.some(({ kind }) => kind === 'undone') ? true : undefined,
  };
};

/** The points of a seat after each turn in which it chose. */
const courseOf = ({ match }: MatchRun, { seed }: TableRecord, seat: number): readonly number[] => {
  const bytes = fromHex(seed);
  if (!bytes.ok) return [];
  const again = Match.start(match.game, match.options, bytes.value);
  const course: number[] = [];
  for (const round of match.rounds) {
    for (const choice of round) {
      const chosen = again.choose(choice.seat, choice.move);
      if (!chosen.ok) throw new Error(`a match cannot be played again: ${JSON.stringify(chosen.error)}`);
      if (chosen.value.events !== undefined && again.turnsOf(seat) > course.length) course.push(again.score().seats[seat]?.total ?? 0);
    }
  }
  return course;
};
