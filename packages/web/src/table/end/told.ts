// Who won and in which order, in words: alike at every table.
import { asideWords } from '../../base/i18n.ts';
import type { TablePlay } from '../play.ts';
import type { Ranked } from './end.tsx';
import { roleIn } from './role.ts';
import type { Placed, Verdict } from './verdict.ts';

const isMine = ({ table }: TablePlay, seat: number): boolean => table.seated && seat === table.me;

/** "Lia wins", "You win", "You and Lia win" */
export const titleOf = (play: TablePlay, shared: boolean, first: readonly number[]): string => {
  const words = asideWords();
  if (shared) return words['end.shared'];
  const others = first.filter((seat) => !isMine(play, seat)).map(play.nameOf);
  if (others.length === 0) return words['end.you-win'];
  return words['end.names-win']({ names: others.length < first.length ? [words.you, ...others] : others });
};

/** The ranking in words; `decided` says what broke the tie of a side with another. */
export const rankedOf = <Side extends Placed>(
  play: TablePlay,
  ranking: readonly Side[],
  decided: (side: Side) => string,
): readonly Ranked[] =>
  ranking.map((side) => {
    const [alone = 0, partner] = side.seats;
    return {
      place: side.place,
      name: side.seats.map(play.nameOf).join(' · '),
      total: side.total,
      mine: side.seats.some((seat) => isMine(play, seat)),
      role: partner === undefined ? roleIn(play.session.info.value, alone) : undefined,
      ...(ranking.some((other) => other !== side && other.total === side.total) && { decided: decided(side) }),
    };
  });

/** What every sentence on a tie says. */
interface Tie {
  readonly points: number;
  /** All who shared the victory, or all but the winner. */
  readonly names: readonly string[];
}

/** By what a game breaks its ties, in words. */
export interface TieWords<Side> {
  tied(sides: readonly Side[], tie: Tie): string;
  shared(first: Side, tie: Tie): string;
}

/** What decided between the first, in words. */
export const decidedBy = <Side extends Placed>(play: TablePlay, verdict: Verdict<Side>, ties: TieWords<Side>): string => {
  const tieOf = (sides: readonly Side[]): Tie => ({
    points: sides[0]?.total ?? 0,
    names: sides.flatMap(({ seats }) => seats.map(play.nameOf)),
  });
  switch (verdict.kind) {
    case 'ahead':
      return asideWords()['end.ahead']({ count: verdict.by, names: tieOf([verdict.second]).names });
    case 'tied':
      return ties.tied(verdict.tied, tieOf(verdict.tied.slice(1)));
    case 'shared':
      return ties.shared(verdict.winners[0], tieOf(verdict.winners));
  }
};
