// Who plays on this device: the people of one room, each under the name that the page knows.
import type { Player, PlayerId, Players } from '@maravilha/host';
import type { Who } from './channel.ts';

interface Keeper {
  player(id: PlayerId): Promise<Player | undefined>;
  keepPlayer(player: Player): Promise<void>;
}

export class LocalPlayers implements Players {
  readonly #keeper: Keeper;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** Whoever opens a line, and whether they have another name from now on. */
  async welcome({ id, name, otherwise }: Who): Promise<{ readonly player: Player; readonly isRenamed: boolean }> {
    const known = await this.#keeper.player(id);
    const player = { id, name: name ?? known?.name ?? otherwise };
    const isRenamed = player.name !== known?.name;
    if (isRenamed) await this.#keeper.keepPlayer(player);
    return { player, isRenamed };
  }

  async names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    const found = await Promise.all(players.map((id) => this.#keeper.player(id)));
    return new Map(found.flatMap((player) => (player === undefined ? [] : [[player.id, player.name] as const])));
  }

  rename(id: PlayerId, name: string): Promise<void> {
    return this.#keeper.keepPlayer({ id, name });
  }

  /** This device is the only one where they are. */
  async offerDevice(): Promise<undefined> {
    return undefined;
  }
}
