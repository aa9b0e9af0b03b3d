// A host with all that it needs of a browser, and the people on its pages.
import { BOT_LEVELS } from '@maravilha/bots';
import { FAMILY } from '@maravilha/family';
import { type Counters, DAY, HOST_LIMITS, type HostLimits, openHost, type Time } from '@maravilha/host';
import { SEED_BYTES } from '@maravilha/kernel';
import { LocalBots } from './bots.ts';
import { CHANNEL, DATABASE, type OnChannel, type ToPages } from './channel.ts';
import { IndexedStore } from './indexed-store.ts';
import { consoleLog } from './log.ts';
import { LocalPlayers } from './players.ts';
import { Wires } from './wires.ts';

const BOT_PAUSE = 600;

/** What lies on somebody's own device is kept longer than on a server. */
const LIMITS: HostLimits = { ...HOST_LIMITS, keep: { ...HOST_LIMITS.keep, solo: 365 * DAY, playing: 365 * DAY, over: 90 * DAY } };

/** Timers take a signed 32-bit number of milliseconds; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

const time: Time = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, Math.ceil(milliseconds)), LONGEST));
    return () => clearTimeout(timer);
  },
};

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

const nothing = (): void => undefined;

/** Nobody watches over a device. */
const counters: Counters = { chosen: nothing, answered: nothing, refused: nothing, failed: nothing };

const startThread = (): Worker => new Worker(location.href, { type: 'module', name: 'bots' });

/** Serves all pages until the database is lost, or a page comes that is too new for this host. */
export const serve = async (): Promise<void> => {
  let end = nothing;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const store = await IndexedStore.open(DATABASE, { lost: end });
  const players = new LocalPlayers(store);
  const host = await openHost({
    store,
    players,
    time,
    random,
    drawSeed: () => random(SEED_BYTES),
    bots: new LocalBots(startThread, navigator.hardwareConcurrency),
    botPause: BOT_PAUSE,
    family: FAMILY,
    levels: BOT_LEVELS,
    limits: LIMITS,
    log: consoleLog,
    counters,
    together: true,
  });
  const channel = new BroadcastChannel(CHANNEL);
  const tell: (message: ToPages) => void = channel.postMessage.bind(channel);
  const wires = new Wires({ host, players, tell, log: consoleLog, outgrown: end });
  channel.addEventListener('message', ({ data }: MessageEvent<OnChannel>) => {
    if (data.to === 'host') wires.hear(data);
  });
  tell({ to: 'pages', t: 'hosting' });
  await ended;
};
