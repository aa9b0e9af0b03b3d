// Plays a seat. What it chooses depends on what it sees alone, so the same game comes out however often it is interrupted.
import { type AnyGame, type BaseView, FastRng, hashText, legalMoves } from '@maravilha/kernel';
import type { Client } from './client.ts';

export const chooseFrom = (game: AnyGame, view: BaseView, seat: number): object => {
  const state = game.blank(view.options);
  game.imagine(view, seat, state);
  const moves = legalMoves(game, state, seat);
  const rng = new FastRng(Number.parseInt(hashText(JSON.stringify(view)).slice(0, 8), 16), seat);
  const move = moves[rng.int(moves.length)];
  if (move === undefined) throw new Error(`seat ${seat} is awaited and has no move`);
  return move;
};

/** Whether the seat that this client holds is to choose now. */
export const isAwaited = (client: Client, code: string): boolean => {
  const seat = client.tables.get(code)?.you;
  const held = client.held.get(code);
  return seat !== undefined && held !== undefined && held.update.awaiting.includes(seat) && !held.update.ready.includes(seat);
};

/** The last view is held and the seed is known; one may have overtaken the other. */
export const isOver = (client: Client, code: string): boolean =>
  client.revealed.has(code) && client.held.get(code)?.update.awaiting.length === 0;

let moveIds = 0;

/** One choice; sent again until it holds. Answers the number that it got. */
export const playOnce = async (client: Client, game: AnyGame, code: string): Promise<number> => {
  for (;;) {
    await client.until(() => isAwaited(client, code) || isOver(client, code));
    if (isOver(client, code)) return client.view(code).update.seq;
    const seat = client.tables.get(code)?.you ?? -1;
    const { update } = client.view(code);
    const move = chooseFrom(game, update.view, seat);
    const reply = await client.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move }, `m${moveIds++}`);
    if (reply.t === 'ok') {
      const seq = reply.seq ?? 0;
      await client.until(() => client.view(code).update.seq >= seq);
      return seq;
    }
    if (reply.code !== 'stale') throw new Error(`a legal move was refused: ${JSON.stringify(reply)}`);
    // What was held when the refusal came is old; the sync that follows it brings the new.
    await client.until(
      () => client.view(code).update.seq > update.seq || client.view(code).update.hash !== update.hash || isOver(client, code),
    );
  }
};

/** Plays to the end. */
export const playOut = async (client: Client, game: AnyGame, code: string): Promise<void> => {
  while (!isOver(client, code)) await playOnce(client, game, code);
};
