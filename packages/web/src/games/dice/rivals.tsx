// The other seats in the bar of a phone: sign, points, whether they are ready.
import { Avatar, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { togglePanel } from '../../table/play.ts';
import { moodOf, othersOf } from '../../table/sight.ts';
import { avatarOf, type OfPlay } from './play.ts';
import { seatLabel } from './say.ts';

/** More than these have no room in the bar, and on the narrowest phones none has: one button opens them all. */
const IN_BAR = 2;
const NARROW = 352;

function Rival({ play, seat }: OfPlay & { readonly seat: number }) {
  const mood = moodOf(play.table, seat);
  return (
    <button
      type="button"
      class={mood}
      data-seat={seat}
      data-spot={`seat:${seat}`}
      title={play.nameOf(seat)}
      aria-label={seatLabel(play, seat)}
      onClick={() => (play.ui.panel.value = { seat })}
    >
      <Avatar symbol={avatarOf(play, seat)} side="foe" />
      <span class="numerals">{play.score.seats[seat]?.total ?? 0}</span>
      {mood === 'ready' && <Icon id="check" />}
    </button>
  );
}

export function Rivals({ play }: OfPlay) {
  const others = othersOf(play.table);
  const ready = others.filter((seat) => moodOf(play.table, seat) === 'ready').length;
  const said = diceTableWords()['others.open']({ ready, all: others.length });
  return (
    <span class="rivals">
      {others.length <= IN_BAR && play.window.width >= NARROW ? (
        others.map((seat) => <Rival key={seat} play={play} seat={seat} />)
      ) : (
        <button type="button" class="all" title={said} aria-label={said} data-spot="others" onClick={() => togglePanel(play, 'others')}>
          <Icon id="spectator" />
          <span class="numerals">
            {ready}/{others.length}
          </span>
          <Icon id="check" />
        </button>
      )}
    </span>
  );
}
