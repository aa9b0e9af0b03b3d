// The border to the network: everything above it can be tested against a scripted wire and a clock that is moved by hand.
import { type Begun, frameOf, HELLO, openSocket, randomId } from './begun.ts';

export interface WireEvents {
  opened(): void;
  text(text: string): void;
  /** Comes once, however the wire ended; nothing comes after it. */
  closed(): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

export interface Surroundings {
  readonly open: OpenWire;
  /** Runs later, unless cancelled by the returned function. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** 0 ≤ x < 1. Spreads the retries of many clients after a restart of the server. */
  readonly random: () => number;
  /** For this request. */
  readonly makeId: (request: object) => string;
}

/** What the document has asked on a line that is in use, and the page has not. */
let asked: Begun['asked'];

const openWire: OpenWire = (events) => {
  const { begun } = window;
  delete window.begun;
  asked = begun?.asked;
  const socket = begun?.socket ?? openSocket();
  const heard = begun?.heard ?? [];
  /** What the document has said, or will as soon as the line is open. */
  const said = begun === undefined ? [] : [HELLO, ...(asked === undefined ? [] : [frameOf(asked.request, asked.id)])];
  /** So many messages may be passed on. On a line that was begun before, an answer comes when the page has asked, and not sooner. */
  let due = begun === undefined ? Infinity : 0;
  let over = false;
  const passOn = (): void => {
    const text = due > 0 && !over ? heard.shift() : undefined;
    if (text === undefined) return;
    due--;
    events.text(text);
    passOn();
  };
  const end = (): void => {
    if (over) return;
    over = true;
    asked = undefined;
    events.closed();
  };
  if (begun === undefined) socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(String(data)));
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', passOn);
  socket.addEventListener('close', end);
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => events.opened());
  if (socket.readyState === WebSocket.CLOSED) queueMicrotask(end);
  return {
    send: (text) => {
      const place = said.indexOf(text);
      if (place < 0) {
        said.length = 0;
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      } else said.splice(place, 1);
      if (text === HELLO) due++;
      else {
        asked = undefined;
        due = Infinity;
      }
      queueMicrotask(passOn);
    },
    close: () => {
      socket.close();
      // A dead network would hold back the socket's own close event for a minute.
      end();
    },
  };
};

export const browserSurroundings: Surroundings = {
  open: openWire,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  makeId: (request) => (asked !== undefined && frameOf(asked.request, '') === frameOf(request, '') ? asked.id : randomId()),
};
