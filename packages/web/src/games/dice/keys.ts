// The keyboard of the table: the short ways.
import { announce } from '../../base/announce.ts';
import { inTable, isElsewhere, keyboardOf, openPanel, press, takeChoice, walkChoices, walkRound } from '../../table/keys.ts';
import { othersOf } from '../../table/sight.ts';
import { mayConstruct } from './offers.ts';
import { clearUi, type Play } from './play.ts';
import { forumText, sheetSummary } from './say.ts';

/** The dice in the order of their keys. */
const dice = (): readonly HTMLElement[] =>
  inTable('button[data-die]').toSorted((a, b) => Number(a.dataset['key']) - Number(b.dataset['key']));

/** Arrow keys walk over the spaces in words, over those of the sheet, else over the dice. */
const walk = (step: number): boolean => {
  if (walkChoices(step)) return true;
  const spaces = inTable(':is(button[data-space], button[data-bonus])');
  return walkRound(spaces.some((space) => space === document.activeElement) ? spaces : dice(), step);
};

/** After the page has changed: the first space of the chosen die, or the one that is chosen. */
const toChoices = (): void => {
  setTimeout(() => {
    const choice = document.querySelector<HTMLElement>('.table .asked [data-choice][aria-checked="true"], .table .asked [data-choice]');
    choice?.focus();
  });
};

/** A number takes that die, and the focus goes on to its spaces; where no die is to be chosen, it takes that choice. */
const number = (play: Play, n: number): boolean => {
  if (!mayConstruct(play.table)) return takeChoice(n) ?? false;
  const die = dice()[n - 1];
  die?.focus();
  die?.click();
  toChoices();
  return die !== undefined;
};

const CONFIRM = '.actions .primary:not(:disabled)';

/** On what is chosen already Enter confirms; on everything else it is the browser's own. */
const enter = (play: Play): boolean => {
  const at = document.activeElement;
  const settled =
    at?.matches('.table [aria-checked="true"], .table [aria-pressed="true"]:is([data-space], [data-bonus], [data-die])') ?? false;
  if (at?.matches('.table [data-die]') === true && play.chosen === undefined) return false;
  return (settled || !isElsewhere(at)) && press(CONFIRM);
};

const escape = ({ ui }: Play): boolean => {
  if (ui.die.peek() === undefined && ui.space.peek() === undefined && ui.bonus.peek() === undefined) return false;
  clearUi(ui);
  return true;
};

const summary = (play: Play): boolean => {
  announce([play.table.me, ...othersOf(play.table)].map((seat) => sheetSummary(play, seat)).join(' '));
  return true;
};

const forum = (play: Play): boolean => {
  announce(forumText(play.table.view.forum));
  return true;
};

export const onKey = keyboardOf<Play>({
  number,
  walk: (_, dx, dy) => walk(dx + dy),
  enter,
  escape,
  build: () => press(CONFIRM),
  wonder: () => press('[data-confirm="wonder"]'),
  end: () => press('[data-confirm="pass"]'),
  skip: () => press('[data-confirm="decline"]'),
  turn: openPanel('turns'),
  forum,
  summary,
});
