// What a game's table is given: one live table, whoever looks at it. The shell implements it over the socket.
import type { ReadonlySignal } from '@preact/signals';
import type { Audience, Chat, MatchEvent, MatchUpdate, Phrase, Reaction, Said, TableInfo } from '@maravilha/protocol';
import type { Answer, Connection, Request } from './link.ts';

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

/** A request without the code of the table. */
export type TableRequest = Request extends infer R ? (R extends { code: string } ? Omit<R, 'code'> : never) : never;

/** Something to say at a table. */
export type Saying = { readonly to: Audience; readonly about?: string } & (
  | { readonly text: string }
  | { readonly phrase: Phrase }
  | { readonly reaction: Reaction }
);

export interface TableSession {
  readonly code: string;
  /** It shows what was: nothing can be chosen, everybody is called by name, and the page around it has the bar, the keys and the result. */
  readonly past?: true;
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
  /** All that was said at the table and may be read here, oldest first. */
  readonly words: ReadonlySignal<readonly Said[]>;
  /** Called after `match` has changed, with what happened since the last call: for motion, sound and announcements. */
  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void;
  move(move: object): void;
  /** Back to my last choice, or the question whether the others agree. */
  undo(): void;
  rematch(): void;
  /** Take my seat back from a bot. */
  sit(seat: number): void;
  /** Answers whether it was said; `refused` says why not. */
  say(saying: Saying): Promise<boolean>;
  /** By the host: what may be said here from now on. */
  allow(chat: Chat): void;
  /** Anything else that can be asked of this table; a refusal also shows in `refused`. */
  ask(request: TableRequest, repeatable?: boolean): Promise<Answer>;
}
