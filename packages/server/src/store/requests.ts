// What was asked for and carried out, so that it is known when it comes again.
import { type PlayerId, type Request, REQUESTS } from '@maravilha/host';
import { all, query, run, type Work } from './work.ts';

export function* find(player: PlayerId, id: string): Work<(Request & { readonly code: string }) | undefined> {
  const [row] = yield* all(query.selectFrom('requests').selectAll().where('player', '=', player).where('id', '=', id));
  return row;
}

/** Of one person the newest are kept. */
export function* note(code: string, request: Request): Work<void> {
  const { player, id, digest, at } = request;
  yield* run(query.insertInto('requests').values({ player, id, code, digest, at }));
  const [oldest] = yield* all(
    query
      .selectFrom('requests')
      .select('at')
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .limit(1)
      .offset(REQUESTS - 1),
  );
  if (oldest !== undefined) yield* run(query.deleteFrom('requests').where('player', '=', player).where('at', '<', oldest.at));
}
