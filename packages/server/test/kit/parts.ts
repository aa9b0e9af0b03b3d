// What tests put into a server, in this process or in another.
import { type Family, familyOf, member } from '@maravilha/family';
import { type AnyGame, FastRng, legalMoves, SEED_BYTES } from '@maravilha/kernel';
import type { BotThreads } from '../../src/bots.ts';
import type { Limits } from '../../src/limits.ts';

/** A family of these games alone. */
export const familyWith = (...games: readonly AnyGame[]): Family => familyOf(games.map((game) => member({ versions: [game] })));

/** Chooses at random among the legal moves, in this thread: for games and tests that need no real bot. */
export const quickBots = (family: Family): BotThreads => ({
  decide: async ({ game: id, rules, view, seat, seed }) => {
    const game = family.find(id)?.expert(rules)?.game;
    if (game === undefined) throw new Error(`no game ${id} of rules ${rules}`);
    const { options } = view as { options: { seats: number } };
    const state = game.blank(options);
    game.imagine(view, seat, state);
    const moves = legalMoves(game, state, seat);
    return moves[new FastRng(seed).int(moves.length)];
  },
  close: async () => undefined,
});

export const seedOf = (number: number): Uint8Array => {
  const rng = new FastRng(number, 7);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

/** So many connections come from one address in a test that its limits would bite. */
export const WIDE: Partial<Limits> = {
  sockets: { burst: 1e6, perSecond: 1e6 },
  guests: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  misses: { burst: 1e6, perSecond: 1e6 },
  allMisses: { burst: 1e6, perSecond: 1e6 },
};
