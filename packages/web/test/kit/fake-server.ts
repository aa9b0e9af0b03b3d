// A server at the transport border: it keeps a match as a list of words, speaks the protocol, and its network can be told to misbehave.
import { hashText } from '@maravilha/kernel';
import {
  type ClientMessage,
  type MatchEvent,
  type MatchUpdate,
  parseClientMessage,
  PROTOCOL,
  type Said,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
} from '@maravilha/protocol';
import type { OpenWire, WireEvents } from '../../src/net/wire.ts';
import type { HandClock } from './clock.ts';
import { CODE } from './code.ts';
import { infoOf } from './table-info.ts';

export type Fault = 'none' | 'cut' | 'swallow' | 'twice' | 'swap' | 'late';
export const FAULTS: readonly Fault[] = ['none', 'cut', 'swallow', 'twice', 'swap', 'late'];
const TRAVEL_MS = 20;
const LATE_MS = 3_000;

interface Peer {
  readonly events: WireEvents;
  open: boolean;
  greeted: boolean;
  entered: boolean;
  lobby: boolean;
  held: string | undefined;
  seen: number;
}

export class FakeServer {
  readonly words: string[] = [];
  readonly moves = new Map<string, number>();
  readonly received: ClientMessage[] = [];
  readonly said: Said[] = [];
  up = true;
  /** Asked for each frame, in both directions. */
  fault: (direction: 'in' | 'out') => Fault = () => 'none';
  /** Spoils the hash of the next update, as a bug on either side would. */
  spoil = false;
  protocol = PROTOCOL;
  viewer = 0;
  silent = false;
  /** It answers, but cannot read its tables. */
  failing = false;
  private ended = false;
  private readonly sayings = new Set<string>();
  private readonly clock: HandClock;
  private peer: Peer | undefined;

  constructor(clock: HandClock) {
    this.clock = clock;
  }

  readonly open: OpenWire = (events) => {
    const peer: Peer = { events, open: true, greeted: false, entered: false, lobby: false, held: undefined, seen: 0 };
    this.peer = peer;
    this.clock.after(TRAVEL_MS, () => {
      if (!peer.open) return;
      if (this.up) events.opened();
      else this.cut(peer);
    });
    return {
      send: (text) => this.travel(peer, 'in', () => this.receive(peer, text)),
      close: () => {
        peer.open = false;
      },
    };
  };

  get connected(): boolean {
    return this.peer?.open === true && this.peer.greeted;
  }

  cut(peer = this.peer): void {
    if (peer === undefined || !peer.open) return;
    peer.open = false;
    peer.events.closed();
  }

  /** Somebody else's choice. */
  play(word: string): void {
    this.words.push(word);
    this.broadcast();
  }

  /** People ended the match: nobody chose, so the number of choices is the same. */
  end(): void {
    this.ended = true;
    this.broadcast();
  }

  /** Somebody else's words; whatever of them is old comes late, as the words of watchers do. */
  speak(who: string, text: string, n = this.said.length + 1): void {
    this.utter({ n, at: n, who, seat: 1, name: who, to: 'table', text });
  }

  /** Any text at all, as no server should send it. */
  babble(text: string): void {
    this.peer?.events.text(text);
  }

  /** The person looks from another place now, and less has been told there. */
  moveTo(viewer: number): void {
    this.viewer = viewer;
    this.words.splice(1);
    if (this.peer !== undefined) this.sync(this.peer, 0);
  }

  view(): MatchUpdate['view'] & { readonly words: readonly string[]; readonly length: number } {
    return { options: { seats: 2 }, viewer: this.viewer, words: [...this.words], length: this.words.length };
  }

  allEvents(): MatchEvent[] {
    return [event(0, 'set-up'), ...this.words.map((word, i) => event(i + 1, word))];
  }

  info(): TableInfo {
    return infoOf({ seats: [seat(0, 'Lia'), seat(1, 'Íris')] });
  }

  private broadcast(): void {
    const peer = this.peer;
    if (peer === undefined || !peer.open || !peer.entered) return;
    this.send(peer, { t: 'update', ...this.update(peer.seen) });
    peer.seen = this.words.length;
  }

  private update(after: number, from = after + 1): MatchUpdate {
    const view = this.view();
    const hash = this.spoil ? 'spoilt' : hashText(JSON.stringify(view));
    this.spoil = false;
    const events = this.allEvents().filter((entry) => entry.seq >= from);
    return {
      code: CODE,
      seq: this.words.length,
      after,
      hash,
      view,
      events,
      awaiting: this.ended ? [] : [0],
      ready: [],
      sealed: [],
      partners: [],
      clock: undefined,
    };
  }

  private sync(peer: Peer, since: number): void {
    this.send(peer, { t: 'sync', ...this.update(since, since === 0 ? 0 : since + 1) });
    peer.seen = this.words.length;
  }

  private receive(peer: Peer, text: string): void {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) throw new Error(`the client sent what the protocol refuses: ${parsed.error.detail} in ${text}`);
    const message = parsed.value;
    this.received.push(message);
    if (this.silent) return;
    switch (message.t) {
      case 'hello':
        peer.greeted = true;
        return this.send(peer, { t: 'welcome', protocol: this.protocol, name: 'Lia', games: [] });
      case 'ping':
        return this.send(peer, { t: 'pong', at: message.at });
      case 'enter':
        if (this.failing) return this.send(peer, { t: 'refused', id: message.id, code: 'server-error' });
        peer.entered = true;
        this.send(peer, { t: 'table', table: this.info() });
        this.sync(peer, message.since ?? 0);
        this.tell(peer, message.words ?? 0);
        return this.send(peer, { t: 'ok', id: message.id });
      case 'resync':
        return this.sync(peer, 0);
      case 'move': {
        const done = this.moves.get(message.id);
        if (done !== undefined) return this.send(peer, { t: 'ok', id: message.id, seq: done });
        if (message.seq !== this.words.length) {
          this.send(peer, { t: 'refused', id: message.id, code: 'stale' });
          return this.sync(peer, 0);
        }
        this.words.push(String(message.move['word']));
        this.moves.set(message.id, this.words.length);
        this.send(peer, { t: 'ok', id: message.id, seq: this.words.length });
        return this.broadcast();
      }
      case 'undo': {
        const done = this.moves.get(message.id);
        if (done !== undefined) return this.send(peer, { t: 'ok', id: message.id, seq: done });
        this.words.push('taken-back');
        this.moves.set(message.id, this.words.length);
        this.send(peer, { t: 'ok', id: message.id, seq: this.words.length });
        return this.broadcast();
      }
      case 'say': {
        if (!this.sayings.has(message.id)) {
          this.sayings.add(message.id);
          const n = this.said.length + 1;
          this.utter({ n, at: n, who: 'lia', seat: 0, name: 'Lia', to: message.to, text: message.text ?? '' });
        }
        return this.send(peer, { t: 'ok', id: message.id });
      }
      case 'create':
        return this.send(peer, { t: 'ok', id: message.id, code: CODE });
      default:
        return undefined;
    }
  }

  private utter(word: Said): void {
    this.said.push(word);
    if (this.peer?.open === true && this.peer.entered) this.send(this.peer, { t: 'said', code: CODE, messages: [word] });
  }

  private tell(peer: Peer, after: number): void {
    const messages = this.said.filter(({ n }) => n > after);
    if (messages.length > 0) this.send(peer, { t: 'said', code: CODE, messages });
  }

  private send(peer: Peer, message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.travel(peer, 'out', () => peer.events.text(text));
  }

  private travel(peer: Peer, direction: 'in' | 'out', arrive: () => void): void {
    const deliver = (): void => {
      if (peer.open) arrive();
    };
    const fault = this.fault(direction);
    if (fault === 'swallow') return;
    if (fault === 'cut') {
      this.clock.after(TRAVEL_MS, () => this.cut(peer));
      return;
    }
    // Swapped: later than the frame after it, but not by much.
    this.clock.after(TRAVEL_MS + (fault === 'late' ? LATE_MS : fault === 'swap' ? 5 * TRAVEL_MS : 0), deliver);
    if (fault === 'twice') this.clock.after(2 * TRAVEL_MS, deliver);
  }
}

const seat = (n: number, name: string): SeatInfo => ({
  seat: n,
  kind: 'person',
  name,
  bot: undefined,
  online: true,
  who: name,
  awayFor: undefined,
  offered: undefined,
  ready: undefined,
});
const event = (seq: number, word: string): MatchEvent => ({ seq, at: seq, event: { kind: word } });
