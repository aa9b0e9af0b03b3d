// The border to the network: everything above it can be tested against a scripted wire and a clock that is moved by hand.

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
  readonly makeId: () => string;
}

const openSocket: OpenWire = (events) => {
  const socket = new WebSocket(new URL('/ws', location.href.replace(/^http/, 'ws')));
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    events.closed();
  };
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', (message: MessageEvent<unknown>) => {
    if (!over && typeof message.data === 'string') events.text(message.data);
  });
  socket.addEventListener('close', end);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      socket.close();
      // A dead network would hold back the socket's own close event for a minute.
      end();
    },
  };
};

// `crypto.randomUUID` exists on secure pages only; a table in the local network is often plain http.
const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-');

export const browserSurroundings: Surroundings = {
  open: openSocket,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  makeId: randomId,
};
