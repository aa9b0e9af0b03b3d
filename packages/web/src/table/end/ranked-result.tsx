// The result of a table where seats or teams have places: all that follows from the ranking.
import type { ComponentChildren } from 'preact';
import type { TablePlay } from '../play.ts';
import { type Leaf, Result } from './end.tsx';
import type { PadParts } from './pad.tsx';
import type { Scored } from './scored.ts';
import type { Why } from './why.tsx';
import { rankedOf, titleOf } from './told.ts';
import { type Placed, type Verdict, verdictIn } from './verdict.ts';

interface RankedResultProps<Row extends string, Side> {
  readonly play: TablePlay;
  readonly game: string;
  readonly book: string;
  readonly class: string;
  readonly scored: Scored<Row>;
  /** From first to last. */
  readonly places: readonly Side[];
  /** The picture of the winner. */
  hero(seat: number): ComponentChildren;
  /** How it was won. */
  how(verdict: Verdict<Side>): ComponentChildren;
  /** What breaks a tie, beside the name. */
  decided(side: Side): string;
  readonly pad: PadParts<Row>;
  readonly why: Why<Row>;
  readonly note?: string;
  leaves(seats: readonly number[]): readonly Leaf[];
  readonly checks: string;
}

export function RankedResult<Row extends string, Side extends Placed>(props: RankedResultProps<Row, Side>) {
  const { play, places, hero, how, decided, leaves, ...rest } = props;
  const verdict = verdictIn(places);
  const [first] = places;
  if (verdict === undefined || first === undefined) return null;
  const shared = verdict.kind === 'shared';
  const seats = places.flatMap((side) => side.seats);
  return (
    <Result
      {...rest}
      play={play}
      seats={seats}
      hero={hero(first.seats[0] ?? play.table.me)}
      shared={shared}
      title={titleOf(play, shared, first.seats)}
      total={first.total}
      how={how(verdict)}
      ranking={rankedOf(play, places, decided)}
      leaves={leaves(seats)}
    />
  );
}
