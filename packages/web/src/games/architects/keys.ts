// The keyboard of the table: the short ways.
import { announce } from '../../base/announce.ts';
import { inTable, keyboardOf, openPanel, press, takeChoice, walkChoices, walkRound } from '../../table/keys.ts';
import { putAway } from '../../table/play.ts';
import { othersOf } from '../../table/sight.ts';
import { type Play, shownTask } from './play.ts';
import { citySummary } from './say.ts';
import { takeableOf, taskId } from './turn.ts';

/** A number takes that card; in a question that has no card on the table, or cards of all decks, that choice. */
const number = (play: Play, n: number): boolean => {
  const takeable = takeableOf(play.table, play.moves);
  if (takeable.length === 0 || play.table.view.decision === 'any-deck') return takeChoice(n) ?? false;
  const choice = takeable.find((one) => one.key === n);
  return choice !== undefined && press(`[data-deck="${choice.deck.id}"]`);
};

const nextTask = (play: Play): boolean => {
  const { tasks, ui } = play;
  if (tasks.length < 2) return false;
  const shown = shownTask(play, taskId);
  const next = tasks[(tasks.findIndex((task) => task === shown) + 1) % tasks.length];
  ui.task.value = next === undefined ? undefined : taskId(next);
  return true;
};

const summary = (play: Play): boolean => {
  announce([play.table.me, ...othersOf(play.table)].map((seat) => citySummary(play, seat)).join(' '));
  return true;
};

export const onKey = keyboardOf<Play>({
  number,
  // Over the choices of a question, else over the cards that can be taken.
  walk: (_, dx, dy) => walkChoices(dx + dy) || walkRound(inTable('[data-deck]'), dx + dy),
  escape: ({ ui }) => putAway(ui.pick),
  build: () => press('[data-confirm]:not([data-confirm="end"])'),
  end: () => press('[data-confirm="end"]'),
  next: nextTask,
  turn: openPanel('turns'),
  pile: openPanel('discard'),
  summary,
});
