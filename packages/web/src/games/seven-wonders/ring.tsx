// The seats beyond my neighbours, as they sit above me, with the way the hands go between them.
import './ring.css';
import { ColourCounts } from './pieces/cities.tsx';
import { Good } from './pieces/goods.tsx';
import { Avatar, Icon } from '../../components/index.ts';
import { sevenWondersTableWords } from './words.ts';
import { LastLine, Stats, Status, Symbols, Thumb } from './city-parts.tsx';
import { makesOf } from './goods.ts';
import { allegiance, cityAt, coloursOf, countColours, type Table } from './model.ts';
import { roleOf } from './neighbour.tsx';
import { avatarOf, isBot, type Play } from './play.ts';
import { citySummary } from './say.ts';

/** Above the table hands go the other way round. */
function Way({ table }: { readonly table: Table }) {
  if (table.pass === undefined) return null;
  return (
    <span class="way" aria-hidden="true">
      <Icon id={table.pass === 'left' ? 'arrow-right' : 'arrow-left'} class="" />
    </span>
  );
}

function RingSeat({ play, seat, alone }: { readonly play: Play; readonly seat: number; readonly alone: boolean }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const accent = allegiance(table, seat);
  return (
    <section
      class={`seat${accent === undefined ? '' : ` ${accent}`}`}
      aria-label={words['city.of']({ name })}
      data-seat={seat}
      data-place={`city:${seat}`}
    >
      <p class="visually-hidden">{citySummary(table, seat, name)}</p>
      <button type="button" class="cover" aria-label={words['city.open']({ name })} onClick={() => (play.ui.panel.value = { seat })} />
      {alone && <Avatar symbol={avatarOf(play, seat)} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />}
      <Thumb play={play} seat={seat} size="ring" data-place={`board:${seat}`} />
      <span class="seat-name">
        <b>{name}</b>
        {alone ? <small>{roleOf(play, seat)}</small> : isBot(play, seat) && <Icon id="bot" class="bot-sign" />}
      </span>
      <Status play={play} seat={seat} bare={table.ring.length > 2} />
      <Stats play={play} seat={seat} class="figures" />
      <ColourCounts colours={coloursOf(table.view)} counts={countColours(city.built)} />
      <LastLine play={play} seat={seat} />
      <Symbols play={play} seat={seat} />
      {alone && (
        <span class="makes">
          <span class="label">{words['makes.title']}</span>
          {makesOf(table, seat).map((good, i) => (
            <Good key={i} oneOf={good} />
          ))}
        </span>
      )}
    </section>
  );
}

export function Ring({ play }: { readonly play: Play }) {
  const { table } = play;
  if (table.ring.length === 0) return null;
  return (
    <div class={`ring far-${table.ring.length}`}>
      <Way table={table} />
      {table.ring.map((seat) => (
        <>
          <RingSeat key={seat} play={play} seat={seat} alone={table.ring.length === 1} />
          <Way table={table} />
        </>
      ))}
    </div>
  );
}
