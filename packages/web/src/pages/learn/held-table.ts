// The table of a guided first game: as the live one, but the end of its first turn is held back until it has been told.
import { batch, effect, signal } from '@preact/signals';
import type { Chat, MatchEvent, MatchUpdate } from '@maravilha/protocol';
import type { FirstTurn } from '../../base/tips.ts';
import type { LiveTable } from '../../net/live-table.ts';
import type { Answer } from '../../net/link.ts';
import type { Saying, TableRequest, TableSession } from '../../net/session.ts';

export class HeldTable implements TableSession {
  readonly code;
  readonly info;
  readonly known;
  readonly connection;
  readonly sending;
  readonly refused;
  readonly revealed;
  readonly words;
  readonly match;
  readonly log;
  /** What is held back. */
  readonly held = signal<MatchUpdate | undefined>(undefined);

  readonly #live: LiveTable;
  readonly #listeners = new Set<(events: readonly MatchEvent[]) => void>();
  #unheard: readonly MatchEvent[] = [];
  #firstTurn: FirstTurn | undefined;
  /** What I chose last. */
  #chosen: MatchUpdate['sealed'] = [];

  constructor(live: LiveTable) {
    this.#live = live;
    ({
      code: this.code,
      info: this.info,
      known: this.known,
      connection: this.connection,
      sending: this.sending,
      refused: this.refused,
      revealed: this.revealed,
      words: this.words,
    } = live);
    this.match = signal(live.match.peek());
    this.log = signal(live.log.peek());
    effect(() => this.#take(live.match.value, live.log.value));
    live.onEvents((events) => {
      if (this.held.peek() === undefined) this.#tell(events);
      else this.#unheard = [...this.#unheard, ...events];
    });
  }

  /** From now on the end of this turn is held back. */
  hold(firstTurn: FirstTurn): void {
    this.#firstTurn = firstTurn;
  }

  /** It has been told. */
  goOn(): void {
    batch(() => this.#show(this.#live.match.peek(), this.#live.log.peek()));
    this.#tell(this.#unheard);
    this.#unheard = [];
  }

  #take(next: MatchUpdate | undefined, log: readonly MatchEvent[]): void {
    const shown = this.match.peek();
    const isOn = (update: MatchUpdate | undefined): boolean => update !== undefined && this.#firstTurn?.isOn(update) === true;
    if (shown === undefined || next === undefined || !isOn(shown) || isOn(next)) return this.#show(next, log);
    this.held.value = next;
    this.match.value = { ...shown, ready: shown.awaiting, sealed: this.#chosen };
  }

  #show(match: MatchUpdate | undefined, log: readonly MatchEvent[]): void {
    this.held.value = undefined;
    this.match.value = match;
    this.log.value = log;
  }

  #tell(events: readonly MatchEvent[]): void {
    if (events.length > 0) for (const listener of this.#listeners) listener(events);
  }

  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is on the table while something is held back is over. */
  move(move: object): void {
    if (this.held.peek() !== undefined) return;
    this.#chosen = [{ ...move }];
    this.#live.move(move);
  }
  undo(): void {
    this.#live.undo();
  }
  rematch(): void {
    this.#live.rematch();
  }
  sit(seat: number): void {
    this.#live.sit(seat);
  }
  allow(chat: Chat): void {
    this.#live.allow(chat);
  }
  say(saying: Saying): Promise<boolean> {
    return this.#live.say(saying);
  }
  ask(request: TableRequest, repeatable?: boolean): Promise<Answer> {
    return this.#live.ask(request, repeatable);
  }
}
