// Requests count once, also when they come again after a broken connection, a restart or at another host.
import { hashText } from '@maravilha/kernel';
import { type Answer, grant, refuse } from './refusal.ts';
import type { PlayerId, Request, Store } from './store.ts';

export const requestOf = (player: PlayerId, message: { readonly id: string }, at: number): Request => ({
  player,
  id: message.id,
  digest: hashText(JSON.stringify(message)),
  at,
});

/** If it was carried out before: the code of the table that it was about. */
export const doneBefore = async (store: Pick<Store, 'answered'>, request: Request): Promise<Answer<string> | undefined> => {
  const before = await store.answered(request.player, request.id);
  if (before === undefined) return undefined;
  return before.digest === request.digest ? grant(before.code) : refuse('bad-message', { detail: 'another request of mine had this id' });
};
