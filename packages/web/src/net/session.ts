// What a game's table is given: one live table, whoever looks at it. The shell implements it over the socket.
import type { ReadonlySignal } from '@preact/signals';
import type { MatchEvent, MatchUpdate, TableInfo } from '@maravilha/protocol';

export type Connection = 'online' | 'connecting' | 'offline';

/** Why a request was refused, as the server said it; the words come from the catalogues. */
export interface Refused {
  readonly code: string;
  readonly data: object | undefined;
}

/** After the end: the seed behind `info.seedHash`, and the whole log. */
export interface Revealed {
  readonly seed: string;
  readonly log: object;
}

export interface TableSession {
  readonly code: string;
  readonly info: ReadonlySignal<TableInfo>;
  /** The newest update; `undefined` before play. Never changed by the client itself: there is no optimistic state. */
  readonly match: ReadonlySignal<MatchUpdate | undefined>;
  /** All events since the start, oldest first. */
  readonly log: ReadonlySignal<readonly MatchEvent[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** A move of mine is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** The newest refusal, until the next request. */
  readonly refused: ReadonlySignal<Refused | undefined>;
  readonly revealed: ReadonlySignal<Revealed | undefined>;
  /** Called after `match` has changed, with what happened since the last call: for motion, sound and announcements. */
  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void;
  move(move: object): void;
  /** Take back my choices of this round. */
  takeBack(): void;
  rematch(): void;
  /** Give my seat to a bot (`stand`), or take it back (`sit`). */
  stand(): void;
  sit(seat: number): void;
}
