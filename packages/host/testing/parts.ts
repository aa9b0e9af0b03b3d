// Ports for tests: all of them real, all in memory.
import { decide, isBotName } from '@maravilha/bots';
import { type Family, familyOf, member } from '@maravilha/family';
import { type AnyGame, FastRng, legalMoves, SEED_BYTES } from '@maravilha/kernel';
import type { BotPlayer, Log, Players } from '../src/ports.ts';
import type { Player, PlayerId } from '../src/store.ts';

/** A family of these games alone. */
export const familyWith = (...games: readonly AnyGame[]): Family => familyOf(games.map((game) => member({ versions: [game] })));

/** Chooses at random among the legal moves: for games and tests that need no bot that thinks. */
export const quickBots = (family: Family): BotPlayer => ({
  decide: async ({ game: id, rules, view, seat, seed }) => {
    const game = family.find(id)?.expert(rules)?.game;
    if (game === undefined) throw new Error(`no game ${id} of rules ${rules}`);
    const state = game.blank(view.options);
    game.imagine(view, seat, state);
    const moves = legalMoves(game, state, seat);
    return moves[new FastRng(seed).int(moves.length)];
  },
});

/** The bots as they are, in this thread, with so many playouts. */
export const thinkingBots = (family: Family, playouts: number): BotPlayer => ({
  decide: async ({ game, rules, level, view, seat, seed }) => {
    const expert = family.find(game)?.expert(rules);
    if (expert === undefined || !isBotName(level)) throw new Error(`no bot ${level} for ${game} of rules ${rules}`);
    return decide(expert, level, view, seat, new FastRng(seed), { playouts });
  },
});

export const seedOf = (number: number): Uint8Array => bytesOf(new FastRng(number, 7), SEED_BYTES);

const bytesOf = (rng: FastRng, count: number): Uint8Array => Uint8Array.from({ length: count }, () => rng.int(256));

let sources = 0;

/** Each source gives other bytes, and the same ones in each run of the tests. */
export const randomSource = (): ((bytes: number) => Uint8Array) => {
  const rng = new FastRng(sources++, 11);
  return (count) => bytesOf(rng, count);
};

/** The same bytes from each source: what is made from them, such as the codes of tables, is the same in two worlds. */
export const countingSource = (): ((bytes: number) => Uint8Array) => {
  let drawn = 0;
  return (bytes) => Uint8Array.from({ length: bytes }, () => drawn++ % 256);
};

/** Who people are, for as long as the tests run. */
export class MemoryPlayers implements Players {
  readonly #names = new Map<PlayerId, string>();
  readonly #pages = new Map<PlayerId, number>();

  /** Somebody new. */
  welcome(): Player {
    const n = this.#names.size + 1;
    const player = { id: `person-${n}`, name: `Person ${n}` };
    this.#names.set(player.id, player.name);
    return player;
  }

  /** For one more page that this person opens, at whatever host. */
  nextPage(id: PlayerId): string {
    const page = (this.#pages.get(id) ?? 0) + 1;
    this.#pages.set(id, page);
    return `page ${page}`;
  }

  find(id: PlayerId): Player {
    return { id, name: this.#names.get(id) ?? '' };
  }

  async names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    return new Map(players.flatMap((id) => (this.#names.has(id) ? [[id, this.#names.get(id) ?? ''] as const] : [])));
  }

  async rename(player: PlayerId, name: string): Promise<void> {
    this.#names.set(player, name);
  }

  async offerDevice(): Promise<undefined> {
    return undefined;
  }
}

export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly data: object;
}

export const memoryLog = (): Log & { readonly lines: Logged[] } => {
  const lines: Logged[] = [];
  const at = (level: Logged['level']) => (data: object, message: string) => void lines.push({ level, message, data });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
};
