// The lists of tables, over one link.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableSummary } from '@maravilha/protocol';
import type { Link } from './link.ts';

export interface Lobby {
  /** When the lists came: what they tell of clocks counts from then. */
  readonly at: number;
  readonly yours: readonly TableSummary[];
  readonly open: readonly TableSummary[];
}

/** Follows the lists of tables while somebody looks at them. */
export const followLobby = (link: Link): { readonly lobby: ReadonlySignal<Lobby | undefined>; readonly stop: () => void } => {
  const lobby = signal<Lobby | undefined>(undefined);
  const stopListening = link.onMessage((message) => {
    if (message.t === 'lobby') lobby.value = { at: Date.now(), yours: message.yours, open: message.open };
  });
  const stopAsking = effect(() => {
    if (link.connection.value === 'online') link.notify({ t: 'lobby', on: true });
  });
  return {
    lobby,
    stop: () => {
      stopListening();
      stopAsking();
      link.notify({ t: 'lobby', on: false });
    },
  };
};
