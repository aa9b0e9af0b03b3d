// The Forum and, under it, what is asked of me: at the left on a desk, at the foot on a phone.
import type { DieId, DieView } from '@maravilha/dice';
import { announce } from '../../base/announce.ts';
import { Forum, Tray } from './pieces/index.ts';
import { diceTableWords } from './words.ts';
import { Actions, ChainNote } from './actions.tsx';
import { mayConstruct } from './offers.ts';
import { pickDie, type Play } from './play.ts';
import { dieLabel, dieWhy, forumText } from './say.ts';
import { Waiting } from './state-panel.tsx';
import { Asking, BillTable, BonusChoice, Ways } from './choices.tsx';

interface OfPlay {
  readonly play: Play;
}

/** A die that leads nowhere answers with the reason. */
const press = (play: Play, die: DieId): void => {
  pickDie(play, die);
  const why = play.asked.dice.find(({ thrown }) => thrown.die === die)?.why;
  if (why !== undefined && play.ui.die.peek() === die) announce(dieWhy(why));
};

export function Box({ play }: OfPlay) {
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

/** Everything that a choice needs beside the sheet. */
function Choice({ play }: OfPlay) {
  const { table } = play;
  if (!table.mine) return <Waiting play={play} />;
  const bonus = table.view.decision === 'bonus';
  return (
    <>
      <ChainNote play={play} />
      <Asking play={play} />
      <div class="room">{bonus ? <BonusChoice play={play} /> : <Ways play={play} />}</div>
      {!bonus && <BillTable play={play} />}
      <Actions play={play} />
    </>
  );
}

export function ForumSide({ play }: OfPlay) {
  return (
    <section class={`forum-side${play.table.mine ? ' asked' : ''}`} aria-label={diceTableWords()['side.choice']}>
      <Box play={play} />
      <Choice play={play} />
    </section>
  );
}
