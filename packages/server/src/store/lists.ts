// Lists of tables, read from the rows alone: no match is replayed for them.
import type { Crowd, ExpiredTable, Expiry, PlayerId, TableListing } from '@maravilha/host';
import { type ExpressionBuilder, sql } from 'kysely';
import { readBrief, readOptionValues, readSeats, statusOf, type TableRow } from './rows.ts';
import type { Tables } from './schema.ts';
import { all, query, type Work } from './work.ts';

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

export function* tablesOf(player: PlayerId, limit: number): Work<readonly TableListing[]> {
  return yield* listings(yield* all(tablesWith(player).selectAll('tables').orderBy('touched_at', 'desc').limit(limit)));
}

export function* soloTables(player: PlayerId, keep: number): Work<readonly string[]> {
  const rows = yield* all(
    tablesWith(player)
      .select('tables.code')
      .where((eb) => eb(peopleAt(eb), '<=', 1))
      .orderBy('touched_at', 'desc')
      .orderBy('created_at', 'desc'),
  );
  return rows.slice(keep).map(({ code }) => code);
}

export function* dealt(deal: string): Work<readonly TableListing[]> {
  return yield* listings(yield* all(query.selectFrom('tables').selectAll().where('deal', '=', deal).orderBy('created_at').orderBy('code')));
}

export function* isCrowded({ player, limit, alone = false }: Crowd, besides: string): Work<boolean> {
  const [row] = yield* all(
    tablesWith(player)
      .select((eb) => eb.fn.countAll<number>().as('tables'))
      .where('tables.code', '!=', besides)
      .where((eb) => eb(peopleAt(eb), alone ? '<=' : '>', 1)),
  );
  return (row?.tables ?? 0) >= limit;
}

export function* openTables(limit: number, seenSince: number): Work<readonly TableListing[]> {
  const rows = yield* all(
    query
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', sql.lit('waiting'))
      .where('listed', '=', sql.lit(1))
      .where('seen_at', '>=', seenSince)
      .where('code', 'in', query.selectFrom('seats').select('code').where('kind', '=', 'open'))
      .orderBy('created_at', 'desc')
      .limit(limit),
  );
  return yield* listings(rows);
}

export function* expired(before: Expiry): Work<readonly ExpiredTable[]> {
  return yield* all(
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
}

function* listings(rows: readonly TableRow[]): Work<readonly TableListing[]> {
  if (rows.length === 0) return [];
  const codes = rows.map((row) => row.code);
  const seats = yield* all(query.selectFrom('seats').selectAll().where('code', 'in', codes).orderBy('seat'));
  const beats = yield* all(query.selectFrom('clocks').selectAll().where('code', 'in', codes));
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
}
