import type { Lookup } from '@maravilha/kernel';
import type { Member } from './member.ts';

/** The games that a program plays. */
export interface Family {
  readonly members: readonly Member[];
  readonly ids: readonly string[];
  find(id: string): Member | undefined;
  /** As the readers of logs want it. */
  readonly versions: Lookup;
}

export const familyOf = (members: readonly Member[]): Family => {
  const byId = new Map(members.map((one) => [one.id, one]));
  return {
    members,
    ids: members.map(({ id }) => id),
    find: (id) => byId.get(id),
    versions: (id) => byId.get(id)?.versions,
  };
};
