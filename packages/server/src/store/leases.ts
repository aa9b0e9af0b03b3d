// Who holds which table, until when.
import { sql } from 'kysely';
import { all, query, run, type Work } from './work.ts';

/** `now`: the clock of the database, in SQL. */
export function* wakeful(host: string, now: string): Work<readonly string[]> {
  const rows = yield* all(
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
              .where('clocks.until', '>', sql.raw<number>(now)),
          ),
        ),
      ),
  );
  return rows.map(({ code }) => code);
}

export function* hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number, now: string): Work<ReadonlySet<string>> {
  if (elapsed.size === 0) return new Set();
  const wanted = sql.join([...elapsed].map(([code, time]) => sql`(${code}, ${time})`));
  // `WHERE true`: SQLite would otherwise read what follows as a part of the join.
  const rows = yield* all({
    compile: () =>
      sql<{ code: string }>`
        INSERT INTO clocks (code, elapsed, holder, until)
        SELECT tables.code, CAST(wanted.column2 AS BIGINT), CAST(${host} AS TEXT), ${sql.raw(now)} + CAST(${milliseconds} AS BIGINT)
        FROM (VALUES ${wanted}) AS wanted JOIN tables ON tables.code = wanted.column1 WHERE true
        ON CONFLICT (code) DO UPDATE SET
          elapsed = CASE WHEN excluded.elapsed > clocks.elapsed THEN excluded.elapsed ELSE clocks.elapsed END,
          holder = excluded.holder, until = excluded.until
        WHERE clocks.holder = excluded.holder OR clocks.until <= ${sql.raw(now)}
        RETURNING code`.compile(query),
  });
  return new Set(rows.map(({ code }) => code));
}

export function* release(host: string, codes: readonly string[]): Work<void> {
  if (codes.length > 0) yield* run(query.updateTable('clocks').set({ until: 0 }).where('holder', '=', host).where('code', 'in', codes));
}
