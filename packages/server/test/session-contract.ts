// What every keeper of sessions must do, whichever database is behind it.
import type { Store } from '@maravilha/host';
import { tableWith, WAITING } from '@maravilha/host/testing';
import { describe, expect, test } from 'vitest';
import type { Sessions } from '../src/store/sessions.ts';

export interface SessionsUnderTest {
  readonly store: Store & Sessions;
  /** The same data, as after a restart. */
  readonly reopen: () => Promise<Store & Sessions>;
}

export const sessionContract = (name: string, open: () => Promise<SessionsUnderTest>): void => {
  const withPlayers = async (): Promise<SessionsUnderTest> => {
    const opened = await open();
    await opened.store.addSession('hash-ann', { id: 'ann', name: 'Ann' }, 1);
    await opened.store.addSession('hash-bob', { id: 'bob', name: 'Bob' }, 2);
    return opened;
  };

  describe(`sessions: ${name}`, () => {
    test('keeps sessions, names and when they were seen', async () => {
      const { store, reopen } = await withPlayers();
      expect(await store.findSession('hash-ann')).toEqual({ id: 'ann', name: 'Ann', seenAt: 1 });
      expect(await store.findSession('hash-eve')).toBeUndefined();
      await store.rename('ann', 'Anna "Ω" O’Neill; DROP TABLE players');
      await store.touchSession('hash-ann', 99);
      const again = await reopen();
      expect(await again.findSession('hash-ann')).toEqual({ id: 'ann', name: 'Anna "Ω" O’Neill; DROP TABLE players', seenAt: 99 });
      expect(await again.names(['ann', 'bob', 'eve'])).toEqual(
        new Map([
          ['ann', 'Anna "Ω" O’Neill; DROP TABLE players'],
          ['bob', 'Bob'],
        ]),
      );
      expect(await again.names([])).toEqual(new Map());
    });

    test('gives another session for a token, once and in time', async () => {
      const { store, reopen } = await withPlayers();
      await store.addDevice('old', 'ann', 100);
      await store.addDevice('token', 'ann', 100);
      await store.addDevice('late', 'bob', 100);
      const again = await reopen();
      expect(await again.redeemDevice('old', 'hash-1', 50)).toBeUndefined();
      expect(await again.redeemDevice('token', 'hash-2', 100)).toEqual({ id: 'ann', name: 'Ann' });
      expect(await again.redeemDevice('token', 'hash-3', 100)).toBeUndefined();
      expect(await again.redeemDevice('late', 'hash-4', 101)).toBeUndefined();
      expect(await again.findSession('hash-2')).toEqual({ id: 'ann', name: 'Ann', seenAt: 100 });
      expect(await again.findSession('hash-ann')).toBeDefined();
      for (const hash of ['hash-1', 'hash-3', 'hash-4']) expect(await again.findSession(hash)).toBeUndefined();
      // Who is forgotten takes the token along.
      await again.addDevice('bobs', 'bob', 999);
      await again.forget(50, 50);
      expect(await again.redeemDevice('bobs', 'hash-5', 60)).toBeUndefined();
    });

    test('forgets sessions that are due, but nobody who sits at a table', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA'), WAITING);
      await store.forget(50, 50);
      expect(await store.findSession('hash-ann')).toBeDefined();
      expect(await store.findSession('hash-bob')).toBeUndefined();
      expect(await store.names(['ann', 'bob'])).toEqual(new Map([['ann', 'Ann']]));
    });
  });
};
