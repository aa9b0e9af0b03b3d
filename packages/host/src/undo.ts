// Going back to the last choice: at once where nobody is harmed, else by consent of the others. All of it is in the log (docs/decisions/0027).
import type { ClientMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Chosen, Play } from './play.ts';
import { Rates } from './rates.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

export class Undoing {
  readonly #play: Play;
  readonly #rates: Rates;

  constructor(context: Context, play: Play) {
    this.#play = play;
    this.#rates = new Rates('undo', context);
  }

  sweep(): void {
    this.#rates.sweep();
  }

  ask(room: Room, client: Client, message: Of<'undo'>): Promise<Answer<Chosen>> {
    const { seq } = message;
    return this.#play.request(room, client, message, (run, seat) => {
      const now = run.seq(seat);
      if (seq < run.roundSeq(seat) || seq > now) return refuse('stale', { seq: now });
      const way = run.wayBack(seat);
      if (way === undefined) return refuse('nothing-chosen', { seat });
      const { rounds, turn, asks } = way;
      if (rounds === undefined) return grant([{ seat: way.seat, kind: 'taken-back', move: undefined }]);
      if (!asks) return grant([{ kind: 'undone', move: { rounds, turn } }]);
      if (run.hands.undo !== undefined) return refuse('already-asked');
      if (room.electors.every((other) => other === seat)) return refuse('nobody-there');
      if (!this.#rates.take(client.player.id)) return refuse('too-fast');
      return grant([{ kind: 'undo-asked', move: { rounds, turn } }]);
    });
  }

  answer(room: Room, client: Client, message: Of<'answer-undo'>): Promise<Answer<Chosen>> {
    const { yes } = message;
    return this.#play.request(room, client, message, (run, seat) => {
      const { undo } = run.hands;
      if (undo === undefined || (yes && (seat === undo.by || undo.agreed.includes(seat)))) return refuse('not-asked');
      const mine = { kind: 'undo-answered', move: { yes } } as const;
      const agreed = [...undo.agreed, seat];
      const isOpen = room.electors.some((other) => other !== undo.by && !agreed.includes(other));
      if (!yes || isOpen) return grant([mine]);
      return grant([mine, { seat: undo.by, kind: 'undone', move: { rounds: undo.rounds, turn: undo.turn, agreed } }]);
    });
  }
}
