// The table in a turn, on a desk and on a phone: the Forum, what is asked of me, my sheet, the other seats.
import type { DieId, DieView } from '@maravilha/dice';
import { announce } from '../../base/announce.ts';
import { Figures, Forum, Tray } from './pieces/index.ts';
import { diceTableWords } from './words.ts';
import { Actions, ChainNote, laterText } from './actions.tsx';
import { laterOf, seatAt } from './model.ts';
import { mayConstruct, type Picked, reachOf, tooExpensive } from './offers.ts';
import { pickDie, type Play, type OfPlay } from './play.ts';
import { billShort, dieLabel, dieWhy, forumText } from './say.ts';
import { Others } from './others.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { Waiting } from './state-panel.tsx';
import { Asking, BillTable, BonusChoice, Ways } from './choices.tsx';

const NOTHING: Picked = { die: undefined, space: undefined };

/** A die that leads nowhere answers with the reason. */
const press = (play: Play, die: DieId): void => {
  pickDie(play, die);
  const why = play.asked.dice.find(({ thrown }) => thrown.die === die)?.why;
  if (why !== undefined && play.ui.die.peek() === die) announce(dieWhy(why));
};

function Box({ play }: OfPlay) {
  const { table, asked, ui, phone } = play;
  const open = mayConstruct(table);
  const keyOf = (die: DieId): number | undefined => asked.dice.find(({ thrown }) => thrown.die === die)?.key;
  const shared = {
    dice: table.view.forum,
    chosen: ui.die.value ?? play.chosen?.die,
    reachable: open ? new Set(asked.dice.filter(({ offers }) => offers.length > 0).map(({ thrown }) => thrown.die)) : undefined,
    locked: new Set(asked.dice.filter(({ locked }) => locked).map(({ thrown }) => thrown.die)),
    onPick: open ? (die: DieId) => press(play, die) : undefined,
    dieLabel: (thrown: DieView) => dieLabel(play, thrown),
    attributes: ({ die }: DieView) => ({ 'data-key': keyOf(die) }),
    'aria-label': open ? diceTableWords()['forum.label'] : forumText(table.view.forum),
    'data-spot': 'forum',
  };
  return phone ? <Tray {...shared} /> : <Forum {...shared} />;
}

/** What is mine in figures, where the sheet is too small to read them. */
function Mine({ play: { table, score } }: OfPlay) {
  const { coins, resources, bonuses } = seatAt(table, table.me);
  return (
    <span class="mine row" aria-hidden="true">
      <Figures resources={resources} coins={coins} points={score.seats[table.me]?.total ?? 0} bonuses={bonuses.length} />
    </span>
  );
}

/** Everything that a choice needs beside the sheet; a phone is sure to have room for the bill in short. */
function Choice({ play }: OfPlay) {
  const words = diceTableWords();
  const { table, phone, chosen, asked, reach } = play;
  if (!table.mine)
    return (
      <>
        {phone && <Mine play={play} />}
        <Waiting play={play} />
      </>
    );
  const bonus = table.view.decision === 'bonus';
  const short = chosen === undefined ? laterOf(table).length > 0 && laterText(play) : billShort(chosen.bill, chosen.die !== undefined);
  const count = bonus ? asked.bonuses.length : reach.length;
  const offers = Math.max(count, reachOf(asked, NOTHING).length) || tooExpensive(asked.dice).length;
  return (
    <>
      {!phone && <ChainNote play={play} />}
      <div class="top row">
        <Asking play={play} />
        {phone && short && <span class="later numerals">{short}</span>}
        {phone && <Mine play={play} />}
        {count > 0 && !bonus && <span class="how-many numerals">{words['ways.count']({ count })}</span>}
      </div>
      <div
        class="room"
        role="region"
        tabIndex={0}
        aria-label={bonus ? words['bonus.title'] : count === 0 ? words['ways.denied'] : words['ways.region']({ count })}
        style={{ '--offers': offers }}
      >
        <div class="list">
          {bonus ? <BonusChoice play={play} /> : <Ways play={play} />}
          {phone && !bonus && <BillTable play={play} />}
        </div>
      </div>
      {!phone && !bonus && <BillTable play={play} />}
      <Actions play={play} />
    </>
  );
}

/** A turn: the Forum and what is asked at the left, my sheet, the other sheets; on a phone the tray, my sheet, and what is asked at the foot. */
export function Turn({ play }: OfPlay) {
  const words = diceTableWords();
  const side = { class: play.table.mine ? 'choice-side asked' : 'choice-side', 'aria-label': words['side.choice'] };
  const sheet = (
    <main class="middle" tabIndex={-1}>
      <OwnSheet play={play} />
    </main>
  );
  return play.phone ? (
    <>
      <section class="tray-place" aria-label={words['forum.label']}>
        <Box play={play} />
      </section>
      {sheet}
      <section {...side}>
        <div class="choice column">
          <Choice play={play} />
        </div>
      </section>
    </>
  ) : (
    <>
      <section {...side}>
        <div class="choice">
          <Box play={play} />
          <Choice play={play} />
        </div>
      </section>
      {sheet}
      <Others play={play} />
    </>
  );
}
