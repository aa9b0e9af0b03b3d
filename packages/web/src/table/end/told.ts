// Who won and in which order, in words: alike at every table.
import { asideWords } from '../../base/i18n.ts';
import type { TablePlay } from '../play.ts';
import type { Ranked } from './end.tsx';
import { roleIn } from './role.ts';
import type { Placed } from './verdict.ts';

/** "Lia wins" */
export const titleOf = (
  play: TablePlay & { readonly table: { readonly me: number } },
  shared: boolean,
  first: readonly number[],
): string => {
  const words = asideWords();
  if (shared) return words['end.shared'];
  const alone = first.length === 1 && play.table.seated && first[0] === play.table.me;
  return alone ? words['end.you-win'] : words['end.names-win']({ names: first.map(play.nameOf) });
};

/** The ranking in words; `decided` says what broke the tie of a side with another. */
export const rankedOf = <Side extends Placed>(
  play: TablePlay,
  ranking: readonly Side[],
  seatsOf: (side: Side) => readonly number[],
  decided: (side: Side) => string,
): readonly Ranked[] =>
  ranking.map((side) => {
    const [alone = 0, partner] = seatsOf(side);
    return {
      place: side.place,
      name: seatsOf(side).map(play.nameOf).join(' · '),
      total: side.total,
      role: partner === undefined ? roleIn(play.session.info.value, alone) : undefined,
      ...(ranking.some((other) => other !== side && other.total === side.total) && { decided: decided(side) }),
    };
  });
