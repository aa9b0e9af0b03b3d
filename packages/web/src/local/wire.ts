// The pages' ends of the wires to the host of this browser's tables: what a socket is to a server's.
import { type ReadonlySignal, signal } from '@preact/signals';
import { PROTOCOL } from '@maravilha/protocol';
import type { OpenWire } from '../net/wire.ts';
import { CHANNEL, type Ended, lockOf, type OnChannel, type ToHost, type ToPages, type Who } from './channel.ts';
import type { Fault } from './faults.ts';

const found = signal<Fault | undefined>(undefined);
/** Why no table can be had from this device. */
export const fault: ReadonlySignal<Fault | undefined> = found;

let worker: Worker | undefined;
/** How to end each wire of this page. */
const open = new Set<() => void>();

/** This page's Worker: the host, or next in the line to be it. */
const ensureWorker = (): void => {
  if (worker !== undefined) return;
  const started = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'host' });
  worker = started;
  // The next wire starts another.
  const over = (): void => {
    worker = undefined;
    for (const end of open) end();
  };
  started.addEventListener('message', ({ data }: MessageEvent<Ended>) => {
    found.value = data.fault;
    over();
  });
  // It could not be fetched, or died.
  started.addEventListener('error', () => {
    started.terminate();
    over();
  });
};

const nothing = (): void => undefined;

export const openLocal =
  (whoIsHere: () => Who): OpenWire =>
  (events) => {
    const wire = crypto.randomUUID();
    const channel = new BroadcastChannel(CHANNEL);
    const post = channel.postMessage.bind(channel);
    let letGo = nothing;
    let isOpen = false;
    const say = (message: ToHost): void => {
      if (open.has(end)) post(message);
    };
    const end = (): void => {
      if (!open.delete(end)) return;
      channel.close();
      letGo();
      events.closed();
    };
    const knock = (): void => say({ to: 'host', t: 'open', wire, protocol: PROTOCOL, who: whoIsHere() });
    const hear = (message: ToPages): void => {
      if (message.t === 'hosting') {
        found.value = undefined;
        return isOpen ? end() : knock();
      }
      if (message.wire !== wire) return undefined;
      if (message.t === 'text') return events.text(message.text);
      if (message.t === 'closed') return end();
      isOpen = true;
      return events.opened();
    };
    open.add(end);
    channel.addEventListener('message', ({ data }: MessageEvent<OnChannel>) => {
      if (data.to === 'pages' && open.has(end)) hear(data);
    });
    void navigator.locks.request(lockOf(wire), async () => {
      if (!open.has(end)) return;
      knock();
      await new Promise<void>((done) => {
        letGo = done;
      });
    });
    ensureWorker();
    return { send: (text) => say({ to: 'host', t: 'text', wire, text }), close: end };
  };
