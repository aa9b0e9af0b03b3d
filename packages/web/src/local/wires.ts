// The host's ends of the wires to the pages of this browser.
import type { Host, Log, Peer } from '@maravilha/host';
import { MAX_LOG, PROTOCOL } from '@maravilha/protocol';
import { lockOf, type ToHost, type ToPages, type Who } from './channel.ts';
import type { LocalPlayers } from './players.ts';

interface WiresParts {
  readonly host: Pick<Host, 'meet' | 'renamed'>;
  readonly players: LocalPlayers;
  readonly tell: (message: ToPages) => void;
  readonly log: Pick<Log, 'error'>;
  /** A page has come that speaks a newer protocol: its own Worker has to be the host. */
  readonly outgrown: () => void;
}

export class Wires {
  readonly #parts: WiresParts;
  readonly #open = new Map<string, Peer>();
  /** They have asked, and are being welcomed. */
  readonly #coming = new Set<string>();

  constructor(parts: WiresParts) {
    this.#parts = parts;
  }

  hear(message: ToHost): void {
    const { wire } = message;
    if (message.t === 'text') return this.#open.get(wire)?.hear(message.text);
    if (message.protocol > PROTOCOL) return this.#parts.outgrown();
    if (!this.#coming.has(wire) && !this.#open.has(wire)) void this.#welcome(wire, message.who);
  }

  async #welcome(wire: string, who: Who): Promise<void> {
    const { host, players, tell, log } = this.#parts;
    this.#coming.add(wire);
    try {
      const { player, isRenamed } = await players.welcome(who);
      if (isRenamed) host.renamed(player);
      const peer = host.meet({
        player,
        // A whole log may come with a request.
        longest: MAX_LOG,
        send: (text) => tell({ to: 'pages', t: 'text', wire, text }),
        close: () => this.#end(wire),
      });
      this.#open.set(wire, peer);
      tell({ to: 'pages', t: 'opened', wire });
      // It is had when the page has let go of it.
      void navigator.locks.request(lockOf(wire), () => this.#end(wire));
    } catch (error) {
      tell({ to: 'pages', t: 'closed', wire });
      log.error({ err: error }, 'a page could not be let in');
    } finally {
      this.#coming.delete(wire);
    }
  }

  #end(wire: string): void {
    const peer = this.#open.get(wire);
    if (peer === undefined) return;
    this.#open.delete(wire);
    this.#parts.tell({ to: 'pages', t: 'closed', wire });
    peer.gone();
  }
}
