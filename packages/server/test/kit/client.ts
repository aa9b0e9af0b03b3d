// The client of docs/protocol.md over a real socket, with the cookie that makes it somebody.
import { Client, type Faults, type OpenWire } from '@maravilha/host/testing';
import { WebSocket } from 'ws';

export type { Fault, Faults, Held } from '@maravilha/host/testing';

export interface ClientSettings {
  /** Asked anew at each connection, since a server may come back elsewhere. */
  readonly url: () => string | Promise<string>;
  readonly cookie?: string | undefined;
  readonly faults?: Faults;
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears all that comes over the wire, before any fault. */
  readonly heard?: (text: string) => void;
  /** See `Client`. */
  readonly page?: string;
}

interface Holder {
  cookie: string | undefined;
  socket: WebSocket | undefined;
}

const socketTo =
  (settings: ClientSettings, holder: Holder): OpenWire =>
  async (events) => {
    const url = await settings.url();
    const { cookie } = holder;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
      headers: { ...settings.headers, ...(cookie === undefined ? {} : { cookie }) },
    });
    holder.socket = socket;
    socket.on('upgrade', (response) => {
      const [set] = response.headers['set-cookie'] ?? [];
      if (set !== undefined) holder.cookie = set.split(';')[0];
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      settings.heard?.(text);
      events.text(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => events.closed(code, reason.toString()));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('the socket was refused')));
    });
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      cut: () => socket.terminate(),
    };
  };

export class TestClient extends Client {
  readonly #holder: Holder;

  constructor(settings: ClientSettings) {
    const holder: Holder = { cookie: settings.cookie, socket: undefined };
    super(socketTo(settings, holder), settings.faults, settings.page);
    this.#holder = holder;
  }

  static async connect(url: string, settings: Partial<ClientSettings> = {}): Promise<TestClient> {
    const client = new TestClient({ url: () => url, ...settings });
    await client.open();
    return client;
  }

  get cookie(): string | undefined {
    return this.#holder.cookie;
  }

  /** Whatever it is. */
  raw(data: string | Uint8Array): void {
    this.#holder.socket?.send(data);
  }
}
