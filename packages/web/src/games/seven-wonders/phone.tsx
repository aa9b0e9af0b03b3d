// My own city on a phone, at the foot of the table.
import './phone.css';
import { Production } from './pieces/goods.tsx';
import { Icon } from '../../components/index.ts';
import { StageLine } from './pieces/wonder-board.tsx';
import { sevenWondersTableWords } from './words.ts';
import { Cover, Place, Stats, Thumb } from './city-parts.tsx';
import { nextFace } from './faces.ts';
import { makesOf } from './goods.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { Tally } from './seats.tsx';

/** My city in two rows; a tap opens all of it. */
export function MyRow({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const seat = table.me;
  const city = cityAt(table, seat);
  const next = nextFace(city);
  return (
    <Place play={play} seat={seat} class="my-city">
      <Cover play={play} seat={seat} />
      <div class="row my-figures">
        <Stats play={play} seat={seat} kind="own" class="figures" />
        <Production goods={makesOf(table, seat)} />
      </div>
      <div class="my-board" data-place={`city:${seat}`}>
        <Thumb play={play} seat={seat} size="phone" data-place={`board:${seat}`} />
        <div class="row next-stage">
          <span class="caps">{next === undefined ? words['act.wonder'] : words['act.stage']({ stage: city.stages.length + 1 })}</span>
          {next === undefined ? <Icon id="check" class="tick" /> : <StageLine stage={next} />}
        </div>
        <Tally play={play} seat={seat} />
      </div>
    </Place>
  );
}
