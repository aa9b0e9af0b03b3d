// Lists of tables, read from the rows alone: no match is replayed for them.
import type { Crowd, ExpiredTable, Expiry, PlayerId, TableListing } from '@maravilha/host';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { type Queries, query } from './queries.ts';
import { readBrief, readOptionValues, readSeats, statusOf, type TableRow } from './rows.ts';
import type { Tables } from './schema.ts';

/** How many people sit at a table of the outer query. */
const peopleAt = (eb: ExpressionBuilder<Tables, 'tables'>) =>
  eb
    .selectFrom('seats as sitting')
    .whereRef('sitting.code', '=', 'tables.code')
    .where('sitting.kind', '=', sql.lit('person'))
    .select((inner) => inner.fn.countAll<number>().as('people'));

const tablesWith = (player: PlayerId) =>
  query
    .selectFrom('tables')
    .where('tables.code', 'in', query.selectFrom('seats').select('code').where('player', '=', player))
    .where('tables.status', '!=', 'over');

export const tablesOf = (queries: Queries, player: PlayerId, limit: number): TableListing[] =>
  listings(queries, queries.all(tablesWith(player).selectAll('tables').orderBy('touched_at', 'desc').limit(limit)));

export const soloTables = (queries: Queries, player: PlayerId, keep: number): string[] =>
  queries
    .all(
      tablesWith(player)
        .select('tables.code')
        .where((eb) => eb(peopleAt(eb), '<=', 1))
        .orderBy('touched_at', 'desc')
        .orderBy('created_at', 'desc'),
    )
    .slice(keep)
    .map((row) => row.code);

export const isCrowded = (queries: Queries, { player, limit }: Crowd, besides: string): boolean => {
  const [row] = queries.all(
    tablesWith(player)
      .select((eb) => eb.fn.countAll<number>().as('tables'))
      .where('tables.code', '!=', besides)
      .where((eb) => eb(peopleAt(eb), '>', 1)),
  );
  return (row?.tables ?? 0) >= limit;
};

export const openTables = (queries: Queries, limit: number, seenSince: number): TableListing[] =>
  listings(
    queries,
    queries.all(
      query
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', sql.lit('waiting'))
        .where('listed', '=', sql.lit(1))
        .where('seen_at', '>=', seenSince)
        .where('code', 'in', query.selectFrom('seats').select('code').where('kind', '=', 'open'))
        .orderBy('created_at', 'desc')
        .limit(limit),
    ),
  );

export const expired = (queries: Queries, before: Expiry): ExpiredTable[] =>
  queries.all(
    query
      .selectFrom('tables')
      .select(['code', 'game', 'rules'])
      .where((eb) =>
        eb.or([
          eb.and([eb('status', '=', 'waiting'), eb('held', '=', 0), eb('touched_at', '<', before.empty)]),
          eb.and([eb('status', '=', 'waiting'), eb('held', '>', 0), eb('touched_at', '<', before.waiting)]),
          eb.and([eb('status', '=', 'playing'), eb('held', '=', 0), eb('touched_at', '<', before.abandoned)]),
          eb.and([eb('status', '=', 'playing'), eb('touched_at', '<', before.solo), eb(peopleAt(eb), '<=', 1)]),
          eb.and([eb('status', '=', 'playing'), eb('held', '>', 0), eb('touched_at', '<', before.playing)]),
          eb.and([eb('status', '=', 'over'), eb('touched_at', '<', before.over)]),
        ]),
      ),
  );

export const headsOf = (codes: readonly string[]) =>
  query
    .selectFrom('tables')
    .select(['code', 'version', 'length'])
    .select((eb) =>
      eb
        .selectFrom('words')
        .whereRef('words.code', '=', 'tables.code')
        .select((inner) => inner.fn.max('n').as('n'))
        .as('words'),
    )
    .where('code', 'in', codes);

/** `now`: the clock of the store. */
export const wakeful = (host: string, now: RawBuilder<unknown>) =>
  query
    .selectFrom('tables')
    .select('code')
    .where('wake', '=', sql.lit(1))
    .where('status', '=', 'playing')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clocks')
            .select('clocks.code')
            .whereRef('clocks.code', '=', 'tables.code')
            .where('clocks.holder', '!=', host)
            .where('clocks.until', '>', sql<number>`${now}`),
        ),
      ),
    );

const listings = (queries: Queries, rows: readonly TableRow[]): TableListing[] => {
  if (rows.length === 0) return [];
  const codes = rows.map((row) => row.code);
  const seats = queries.all(query.selectFrom('seats').selectAll().where('code', 'in', codes).orderBy('seat'));
  const beats = queries.all(query.selectFrom('clocks').selectAll().where('code', 'in', codes));
  return rows.map(
    (row): TableListing => ({
      code: row.code,
      game: row.game,
      options: readOptionValues(row.options),
      status: statusOf(row),
      seats: readSeats(seats.filter((seat) => seat.code === row.code)),
      pending: row.pending,
      elapsed: Math.max(row.elapsed, beats.find(({ code }) => code === row.code)?.elapsed ?? 0),
      due: row.due ?? undefined,
      brief: readBrief(row),
    }),
  );
};
