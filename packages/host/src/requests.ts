// Requests count once, also when they come again after a broken connection, a restart or at another host.
import { hashText } from '@maravilha/kernel';
import { type Answer, grant, refuse } from './refusal.ts';
import type { PlayerId, Request, Store } from './store.ts';

/** Stands for all that was asked. */
export const digestOf = (message: object): string => hashText(JSON.stringify(message));

/** What else came under an id that is known. */
export const OTHER = refuse('bad-message', { detail: 'another request of mine had this id' });

/**
 * What a match keeps of a request among its entries: the sender's own name for it, and what stands for the rest. Logs from before that was kept
 * have the name alone.
 */
export const keptName = (name: string, message: object): string => `${name} #${digestOf(message)}`;

/** Something that was sent before: the number that it got and, where that was kept, what stands for all it said. */
export interface KnownRequest {
  readonly seq: number;
  readonly digest: string | undefined;
}

const KEPT = /^([^]*) #([0-9a-f]{16})$/;

/** The sender's own name for it, and the digest if there is one. */
export const readName = (kept: string): { readonly name: string; readonly digest: string | undefined } => {
  const [, name = kept, digest] = KEPT.exec(kept) ?? [];
  return { name, digest };
};

export const requestOf = (player: PlayerId, message: { readonly id: string }, at: number): Request => ({
  player,
  id: message.id,
  digest: digestOf(message),
  at,
});

/** If it was carried out before: the code of the table that it was about. */
export const doneBefore = async (store: Pick<Store, 'answered'>, request: Request): Promise<Answer<string> | undefined> => {
  const before = await store.answered(request.player, request.id);
  if (before === undefined) return undefined;
  return before.digest === request.digest ? grant(before.code) : OTHER;
};
