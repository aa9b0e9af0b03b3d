// The other seats at the edge of the table: a summary of each sheet that opens all of it, the special dice, the way to the end.
import './others.css';
import { theme } from '../../base/settings.ts';
import { Die, SheetSummary } from './pieces/index.ts';
import { Avatar, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { SeatClock } from '../../table/clocks.tsx';
import { presenceText } from '../../table/seats.ts';
import { distanceOf, seatAt, specialsOf } from './model.ts';
import { moodOf, othersOf } from '../../table/sight.ts';
import { avatarOf, type OfPlay } from './play.ts';
import { seatLabel, specialText } from './say.ts';
import { cityName } from './sheet-words.ts';

/** Beyond this many other seats a summary is numbers and bars. */
const TALL = 2;

export function OtherSheet({ play, seat, size }: OfPlay & { readonly seat: number; readonly size: 'tall' | 'short' }) {
  const words = diceTableWords();
  const { table, score } = play;
  const { city, crossed, resources, coins, bonuses } = seatAt(table, seat);
  if (city === undefined) return null;
  const mood = moodOf(table, seat);
  const name = play.nameOf(seat);
  return (
    <SheetSummary
      city={city}
      time={theme.value}
      name={name}
      cityName={[cityName(city), presenceText(play.session.info.value, seat)].filter((text) => text !== '').join(' · ')}
      clock={<SeatClock play={play} seat={seat} />}
      crossed={crossed}
      resources={resources}
      coins={coins}
      points={score.seats[seat]?.total ?? 0}
      bonuses={bonuses.length}
      ready={mood === 'idle' ? undefined : mood === 'ready'}
      state={mood === 'idle' ? undefined : words[`mood.${mood}`]}
      size={size}
      aria-label={seatLabel(play, seat)}
      title={words['sheet.open']({ name })}
      data-seat={seat}
      data-spot={`seat:${seat}`}
      onClick={() => (play.ui.panel.value = { seat })}
    >
      <Avatar symbol={avatarOf(play, seat)} side="foe" />
    </SheetSummary>
  );
}

/** Special dice that I may not choose yet, and who may. */
export function Specials({ play }: OfPlay) {
  const locked = specialsOf(play.table).filter(({ seats }) => !seats.includes(play.table.me));
  if (locked.length === 0) return null;
  return (
    <ul class="special-dice" aria-label={diceTableWords()['special.title']}>
      {locked.map((special) => (
        <li key={special.die} title={specialText(play, special)}>
          <Die die={special.die} face={0} size={26} locked />
          <span>{specialText(play, special)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EndNear({ play }: OfPlay) {
  const words = diceTableWords();
  const { view } = play.table;
  const { most, needed, seats } = distanceOf(play.table);
  if (view.decision === 'over') return null;
  return (
    <p class={`far-end${view.last ? ' last' : most === 0 ? ' none' : ''}`}>
      <Icon id="hourglass" />
      {view.last
        ? words['end.last']
        : most === 0
          ? words['end.none']({ needed })
          : words['end.most']({ names: seats.map(play.nameOf), most, needed })}
    </p>
  );
}

export function Others({ play }: OfPlay) {
  const others = othersOf(play.table);
  return (
    <section class={`other-seats column others-${others.length}`} aria-label={diceTableWords()['side.others']}>
      {others.map((seat) => (
        <OtherSheet key={seat} play={play} seat={seat} size={others.length > TALL ? 'short' : 'tall'} />
      ))}
      <EndNear play={play} />
      <Specials play={play} />
    </section>
  );
}
