// Whether what people were told is what the logs say.
import type { Family } from '@maravilha/family';
import type { Entry, Store } from '@maravilha/host';
import { type Told, toldBy } from '@maravilha/host/testing';
import { SPECTATOR } from '@maravilha/kernel';
import type { TestClient } from '../kit/client.ts';
import type { Acknowledged, Finished } from './people.ts';

/** Every choice that was answered with `ok` is in the log, and in it once. */
export const missingIn = async (store: Store, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  const wrong: string[] = [];
  const logs = new Map<string, readonly Entry[]>();
  for (const { code, seat, id } of acknowledged) {
    const entries = logs.get(code) ?? (await store.load(code))?.entries ?? [];
    logs.set(code, entries);
    const count = entries.filter((entry) => entry.seat === seat && entry.client === id).length;
    if (count !== 1) wrong.push(`${code}: choice ${id} of seat ${seat} was answered with ok and stands ${count} times in the log`);
  }
  return wrong;
};

const wrongTo = (player: TestClient, seat: number, code: string, told: Told): string[] => {
  const wrong: string[] = [];
  for (const message of player.messages) {
    if ((message.t !== 'sync' && message.t !== 'update') || message.code !== code) continue;
    const viewer = message.view.viewer ?? SPECTATOR;
    const { seq, hash } = message;
    // Until it sat down it may have looked on.
    if (viewer !== seat && viewer !== SPECTATOR) wrong.push(`${code}: seat ${seat} was shown the view of ${viewer}`);
    if (!told.hasShown(viewer, seq, hash)) wrong.push(`${code}: seat ${seat} was shown ${hash} at ${seq}, which the log does not`);
  }
  const held = JSON.stringify(player.view(code).events);
  const whole = JSON.stringify(told.events(seat));
  if (held !== whole) wrong.push(`${code}: seat ${seat} holds other events than the log tells it`);
  return wrong;
};

/** Every view that anybody was shown is the one that the log shows them there: no more, no less. All games are over. */
export const wrongIn = async (store: Store, family: Family, finished: readonly Finished[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { code, players } of finished) {
    const stored = await store.load(code);
    if (stored === undefined) {
      wrong.push(`${code}: the table is gone`);
      continue;
    }
    const told = toldBy(family, stored);
    if (!told.over) wrong.push(`${code}: the game has not ended`);
    for (const [seat, player] of players.entries()) wrong.push(...wrongTo(player, seat, code, told));
  }
  return wrong;
};
