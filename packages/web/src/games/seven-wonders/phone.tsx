// The table on a phone: both neighbours above, the ring in one row, the hand in the middle, my city at the foot.
import './phone.css';
import { CityCells } from './pieces/cities.tsx';
import { Production } from './pieces/goods.tsx';
import { Icon } from '../../components/index.ts';
import { StageLine } from './pieces/wonder-board.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { cityCards, Cover, Place, SeatAvatar, Stats, Thumb } from './city-parts.tsx';
import { Dock } from './dock.tsx';
import { nextFace } from './faces.ts';
import { makesOf } from './goods.ts';
import { Hand } from './hand.tsx';
import { cityAt, coloursOf } from './model.ts';
import { waitingFor } from '../../table/sight.ts';
import { Neighbour } from './neighbour.tsx';
import type { Play } from './play.ts';
import { Ring } from './ring.tsx';
import { roman } from './say.ts';

/** Below this height the hand needs what a third line of the city would take. */
const SHORT = 620;

/** My city in two rows; a tap opens all of it. */
function MyRow({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const seat = table.me;
  const city = cityAt(table, seat);
  const next = nextFace(city);
  return (
    <Place play={play} seat={seat} class="my-city">
      <div class="row my-figures">
        <SeatAvatar play={play} seat={seat} />
        <Stats play={play} seat={seat} kind="own" class="figures" />
        <Production goods={makesOf(table, seat)} />
      </div>
      <div class="my-board" data-place={`city:${seat}`}>
        <Cover play={play} seat={seat} />
        <Thumb play={play} seat={seat} size="phone" data-place={`board:${seat}`} />
        <div class="row next-stage">
          <span class="caps">
            {next === undefined ? words['act.wonder'] : words['act.stage']({ stage: roman(city.stages.length + 1) })}
          </span>
          {next === undefined ? <Icon id="check" class="tick" /> : <StageLine stage={next} />}
        </div>
        <CityCells colours={coloursOf(table.view)} cards={cityCards(play, seat)} limit={play.window.height < SHORT ? 2 : 3} />
      </div>
    </Place>
  );
}

/** Somebody else has to act first: said where the hand is. */
function Waiting({ play }: { readonly play: Play }) {
  const { table } = play;
  const { decision } = table.view;
  if (table.mine || decision === 'over' || decision === 'turn') return null;
  return (
    <p class="row waiting-line">
      <Icon id="hourglass" class="" />
      {sevenWondersWords()[`decision.wait.${decision}`]({ names: waitingFor(table).map(play.nameOf) })}
    </p>
  );
}

export function PhoneTable({ play }: { readonly play: Play }) {
  return (
    <>
      <div class="neighbours">
        <Neighbour play={play} side="left" />
        <Neighbour play={play} side="right" />
      </div>
      <Ring play={play} />
      <main class="column phone-middle" tabIndex={-1}>
        <Waiting play={play} />
        <Hand play={play} />
      </main>
      <MyRow play={play} />
      <Dock play={play} />
    </>
  );
}
