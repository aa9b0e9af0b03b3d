// A link and a live table over a scripted wire.
import { Link } from '../../src/net/link.ts';
import { LiveTable } from '../../src/net/live-table.ts';
import { HandClock } from './clock.ts';
import { CODE } from './code.ts';
import { FakeServer } from './fake-server.ts';

/** Long enough for a message and its answer. */
export const A_MOMENT = 200;

export const setUp = () => {
  const clock = new HandClock();
  const server = new FakeServer(clock);
  let ids = 0;
  const link = new Link({ open: server.open, after: clock.after, random: () => 0.5, makeId: () => `id-${ids++}` });
  const went: string[] = [];
  const enter = () => new LiveTable(link, clock.after, CODE, (code) => went.push(code));
  return { clock, server, link, enter, went };
};

/** A live table, entered. */
export const online = async () => {
  const set = setUp();
  set.link.connect();
  const table = set.enter();
  await set.clock.pass(A_MOMENT);
  return { ...set, table };
};
