// The table on a phone: the tray of the dice, my whole sheet, what can be chosen as buttons below.
import './phone.css';
import { Avatar, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { togglePanel } from '../../table/play.ts';
import { Actions, laterText } from './actions.tsx';
import { Box } from './forum-side.tsx';
import { laterOf, moodOf, othersOf } from './model.ts';
import { OwnSheet } from './own-sheet.tsx';
import { avatarOf, type Play } from './play.ts';
import { billShort, sheetSummary } from './say.ts';
import { Waiting } from './state-panel.tsx';
import { Asking, BonusChoice, Ways } from './choices.tsx';

interface OfPlay {
  readonly play: Play;
}

/** More than these have no room in the bar: one button opens them all. */
const IN_BAR = 2;

function Rival({ play, seat }: OfPlay & { readonly seat: number }) {
  const words = diceTableWords();
  const { table, score } = play;
  const mood = moodOf(table, seat);
  const name = play.nameOf(seat);
  return (
    <button
      type="button"
      class={mood}
      data-seat={seat}
      data-spot={`seat:${seat}`}
      title={name}
      aria-label={`${words['sheet.open']({ name })}. ${mood === 'idle' ? '' : `${words[`mood.${mood}`]}. `}${sheetSummary(play, seat)}`}
      onClick={() => (play.ui.panel.value = { seat })}
    >
      <Avatar symbol={avatarOf(play, seat)} side="foe" />
      <span class="numerals">{score.seats[seat]?.total ?? 0}</span>
      {mood === 'ready' && <Icon id="check" class="" />}
    </button>
  );
}

/** The other seats in the bar: sign, points, whether they are ready. */
export function Rivals({ play }: OfPlay) {
  const words = diceTableWords();
  const others = othersOf(play.table);
  const ready = others.filter((seat) => moodOf(play.table, seat) === 'ready').length;
  const said = words['others.open']({ ready, all: others.length });
  return (
    <span class="rivals">
      {others.length <= IN_BAR ? (
        others.map((seat) => <Rival key={seat} play={play} seat={seat} />)
      ) : (
        <button type="button" class="all" title={said} aria-label={said} data-spot="others" onClick={() => togglePanel(play, 'others')}>
          <Icon id="spectator" class="" />
          <span class="numerals">
            {ready}/{others.length}
          </span>
          <Icon id="check" class="" />
        </button>
      )}
    </span>
  );
}

function PhoneChoice({ play }: OfPlay) {
  const { table, chosen } = play;
  if (!table.mine) return <Waiting play={play} />;
  const bonus = table.view.decision === 'bonus';
  return (
    <>
      <div class="sum">
        <Asking play={play} />
        {chosen !== undefined ? (
          <span class="short-bill numerals">{billShort(chosen.bill, chosen.die !== undefined)}</span>
        ) : (
          laterOf(table).length > 0 && <span class="later">{laterText(play)}</span>
        )}
      </div>
      <div class="room">{bonus ? <BonusChoice play={play} /> : <Ways play={play} />}</div>
      <Actions play={play} />
    </>
  );
}

export function PhoneTable({ play }: OfPlay) {
  return (
    <>
      <section aria-label={diceTableWords()['forum.label']}>
        <Box play={play} />
      </section>
      <main class="middle" tabIndex={-1}>
        <OwnSheet play={play} />
      </main>
      <section class={`choice-side${play.table.mine ? ' asked' : ''}`} aria-label={diceTableWords()['side.choice']}>
        <PhoneChoice play={play} />
      </section>
    </>
  );
}
