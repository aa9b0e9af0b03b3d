// The keyboard of the table: the short ways.
import { announce } from '../../base/announce.ts';
import { isElsewhere, press, takeChoice, walkChoices } from '../../table/keys.ts';
import { togglePanel } from '../../table/play.ts';
import { othersOf } from './model.ts';
import { type Play, shownTask } from './play.ts';
import { citySummary } from './say.ts';
import { takeableOf, taskId } from './turn.ts';

const takes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ar [data-deck]')];

/** Arrow keys walk over the choices of a question, else over the cards that can be taken. */
const walk = (step: number): boolean => {
  if (walkChoices('ar', step)) return true;
  const decks = takes();
  if (decks.length === 0) return false;
  const here = decks.findIndex((deck) => deck === document.activeElement);
  if (here < 0 && isElsewhere(document.activeElement)) return false;
  decks[here < 0 ? 0 : (here + step + decks.length) % decks.length]?.focus();
  return true;
};

/** A number takes that card; in a question without cards on the table, that choice. */
const number = (play: Play, n: number): boolean => {
  const takeable = takeableOf(play.table, play.moves);
  const choice = takeable.find((one) => one.key === n);
  if (choice !== undefined) return press(`.ar [data-deck="${choice.deck.id}"], .ar [data-take="${choice.deck.id}"]`);
  return takeable.length === 0 && (takeChoice('ar', n) ?? false);
};

/** The next of the things that are open in this turn. */
const nextTask = (play: Play): boolean => {
  const { tasks, ui } = play;
  if (tasks.length < 2) return false;
  const shown = shownTask(play, taskId);
  const next = tasks[(tasks.findIndex((task) => task === shown) + 1) % tasks.length];
  ui.task.value = next === undefined ? undefined : taskId(next);
  return true;
};

const escape = ({ ui }: Play): boolean => {
  if (ui.panel.peek() !== undefined) ui.panel.value = undefined;
  else if (ui.pick.peek() !== undefined) ui.pick.value = undefined;
  else return false;
  return true;
};

const summary = (play: Play): boolean => {
  announce([play.table.me, ...othersOf(play.table)].map((seat) => citySummary(play, seat)).join(' '));
  return true;
};

const panel = (play: Play, name: 'log' | 'turns' | 'discard' | 'keys'): boolean => {
  togglePanel(play, name);
  return true;
};

export const onKey = (play: Play, key: string): boolean => {
  if (/^[1-9]$/.test(key)) return number(play, Number(key));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return walk(-1);
    case 'ArrowRight':
    case 'ArrowDown':
      return walk(1);
    case 'Escape':
      return escape(play);
    case 'b':
      return press('.ar [data-confirm]:not([data-confirm="end"])');
    case 'e':
      return press('.ar [data-confirm="end"]');
    case 'n':
      return nextTask(play);
    case 'l':
      return panel(play, 'log');
    case 'w':
      return panel(play, 'turns');
    case 'x':
      return panel(play, 'discard');
    case '?':
      return panel(play, 'keys');
    case 'c':
      return summary(play);
    default:
      return false;
  }
};
