// The seats beyond my neighbours, as they sit above me, with the way the hands go between them.
import './ring.css';
import { ColourCounts } from './pieces/cities.tsx';
import { Good } from './pieces/goods.tsx';
import { Icon } from '../../components/index.ts';
import { sevenWondersTableWords } from './words.ts';
import { LastLine, Place, roleOf, SeatAvatar, type SeatProps, Stats, Status, Symbols, Thumb } from './city-parts.tsx';
import { makesOf } from './goods.ts';
import { cityAt, coloursOf, countColours } from './model.ts';
import { isBot, type Play } from './play.ts';

/** Above the table hands go the other way round. */
function Way({ play: { phone, table } }: { readonly play: Play }) {
  if (phone || table.pass === undefined) return null;
  return (
    <span class="way centred" aria-hidden="true">
      <Icon id={table.pass === 'left' ? 'arrow-right' : 'arrow-left'} class="" />
    </span>
  );
}

function FarSeat({ play, seat }: SeatProps) {
  const { phone, table } = play;
  const alone = !phone && table.ring.length === 1;
  return (
    <Place play={play} seat={seat} class="seat" covered>
      {(phone || alone) && <SeatAvatar play={play} seat={seat} />}
      {!phone && <Thumb play={play} seat={seat} size="ring" data-place={`board:${seat}`} />}
      <span class="seat-name">
        <b class="one-line">{play.nameOf(seat)}</b>
        {alone ? <small>{roleOf(play, seat)}</small> : !phone && isBot(play, seat) && <Icon id="bot" class="bot-sign" />}
      </span>
      <Status play={play} seat={seat} bare={phone || table.ring.length > 2} />
      <Stats play={play} seat={seat} kind={phone ? 'brief' : 'other'} class="figures" />
      {!phone && (
        <>
          <ColourCounts colours={coloursOf(table.view)} counts={countColours(cityAt(table, seat).built)} />
          <LastLine play={play} seat={seat} />
          <Symbols play={play} seat={seat} />
        </>
      )}
      {alone && (
        <span class="row makes">
          <span class="row label">{sevenWondersTableWords()['makes.title']}</span>
          {makesOf(table, seat).map((good, i) => (
            <Good key={i} oneOf={good} />
          ))}
        </span>
      )}
    </Place>
  );
}

export function Ring({ play }: { readonly play: Play }) {
  const { table } = play;
  if (table.ring.length === 0) return null;
  return (
    <div class={`ring far-${table.ring.length}`}>
      <Way play={play} />
      {table.ring.map((seat) => (
        <>
          <FarSeat key={seat} play={play} seat={seat} />
          <Way play={play} />
        </>
      ))}
    </div>
  );
}
