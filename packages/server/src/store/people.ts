// Who people are: their names, and by what their browsers are known.
import type { Player, PlayerId } from '@maravilha/host';
import { all, query, run, type Work } from './work.ts';

export function* addSession(idHash: string, { id, name }: Player, at: number): Work<void> {
  yield* run(query.insertInto('players').values({ id, name, created_at: at }));
  yield* run(query.insertInto('sessions').values({ id_hash: idHash, player: id, seen_at: at }));
}

export function* findSession(idHash: string): Work<(Player & { readonly seenAt: number }) | undefined> {
  const [row] = yield* all(
    query
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player')
      .select(['players.id', 'players.name', 'sessions.seen_at'])
      .where('sessions.id_hash', '=', idHash),
  );
  return row && { id: row.id, name: row.name, seenAt: row.seen_at };
}

export function* touchSession(idHash: string, at: number): Work<void> {
  yield* run(query.updateTable('sessions').set({ seen_at: at }).where('id_hash', '=', idHash));
}

export function* addDevice(tokenHash: string, player: PlayerId, until: number): Work<void> {
  yield* run(query.deleteFrom('devices').where('player', '=', player));
  yield* run(query.insertInto('devices').values({ token_hash: tokenHash, player, until }));
}

export function* redeemDevice(tokenHash: string, idHash: string, now: number): Work<Player | undefined> {
  const [row] = yield* all(
    query
      .selectFrom('devices')
      .innerJoin('players', 'players.id', 'devices.player')
      .select(['players.id', 'players.name', 'devices.until'])
      .where('devices.token_hash', '=', tokenHash),
  );
  yield* run(query.deleteFrom('devices').where('token_hash', '=', tokenHash));
  if (row === undefined || row.until < now) return undefined;
  yield* run(query.insertInto('sessions').values({ id_hash: idHash, player: row.id, seen_at: now }));
  return { id: row.id, name: row.name };
}

export function* rename(player: PlayerId, name: string): Work<void> {
  yield* run(query.updateTable('players').set({ name }).where('id', '=', player));
}

export function* names(players: readonly PlayerId[]): Work<ReadonlyMap<PlayerId, string>> {
  if (players.length === 0) return new Map();
  const rows = yield* all(query.selectFrom('players').select(['id', 'name']).where('id', 'in', players));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function* forget(seenBefore: number, now: number): Work<void> {
  yield* run(query.deleteFrom('devices').where('until', '<', now));
  yield* run(
    query
      .deleteFrom('sessions')
      .where('seen_at', '<', seenBefore)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seats.code').whereRef('seats.player', '=', 'sessions.player'))),
      ),
  );
  yield* run(
    query
      .deleteFrom('players')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('sessions.player').whereRef('sessions.player', '=', 'players.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seats.code').whereRef('seats.player', '=', 'players.id'))),
      ),
  );
}
