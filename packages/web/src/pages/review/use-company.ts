// Looking at the match with others: fetched and begun when somebody wants it.
import { useEffect, useState } from 'preact/hooks';
import { closedDoor, want } from '../../base/door.ts';
import { link } from '../../net/server.ts';
import type { Following } from './following.ts';
import type { Reviewing } from './review.ts';
import type { Source } from './sources.ts';

const behind = closedDoor(() => import('./company.tsx'));

interface Company {
  readonly parts: NonNullable<ReturnType<typeof behind.part>>;
  readonly following: Following;
}

interface Joining {
  /** `undefined`: alone. */
  readonly company: Company | undefined;
  /** `undefined`: it cannot be had, or is had already. */
  readonly join: (() => void) | undefined;
  readonly leave: () => void;
}

/** Of a match of the server alone: nobody else knows the others. */
export const useCompany = (source: Source, review: Reviewing): Joining => {
  const [wanted, setWanted] = useState(false);
  const [company, setCompany] = useState<Company | undefined>(undefined);
  useEffect(() => {
    if (!wanted || source.of !== 'server') return undefined;
    let following: Following | undefined;
    const stop = want(behind, (parts) => {
      following = new parts.Following(review, source.code);
      setCompany({ parts, following });
    });
    return () => {
      stop();
      following?.close();
      setCompany(undefined);
    };
  }, [wanted, review]);
  const can = !wanted && source.of === 'server' && link.connection.value === 'online';
  return { company, join: can ? () => setWanted(true) : undefined, leave: () => setWanted(false) };
};
