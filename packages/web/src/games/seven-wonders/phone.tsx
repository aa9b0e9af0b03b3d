// My own city on a phone, at the foot of the table.
import './phone.css';
import { Production } from './pieces/goods.tsx';
import { Cover, NextStage, Place, Stats, Thumb } from './city-parts.tsx';
import { makesOf } from './goods.ts';
import type { Play } from './play.ts';
import { Tally } from './seats.tsx';

/** My city in two rows; a tap opens all of it. */
export function MyRow({ play }: { readonly play: Play }) {
  const { table } = play;
  const seat = table.me;
  return (
    <Place play={play} seat={seat} class="my-city">
      <Cover play={play} seat={seat} />
      <div class="row my-figures">
        <Stats play={play} seat={seat} kind="own" class="figures" />
        <Production goods={makesOf(table, seat)} />
      </div>
      <div class="my-board" data-place={`city:${seat}`}>
        <Thumb play={play} seat={seat} size="phone" data-place={`board:${seat}`} />
        <NextStage play={play} seat={seat} />
        <Tally play={play} seat={seat} />
      </div>
    </Place>
  );
}
