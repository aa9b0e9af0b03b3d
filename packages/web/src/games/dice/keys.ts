// The keyboard of the table: the short ways.
import { announce } from '../../base/announce.ts';
import { isElsewhere, press, takeChoice, walkChoices } from '../../table/keys.ts';
import { togglePanel } from '../../table/play.ts';
import { othersOf } from './model.ts';
import { mayConstruct } from './offers.ts';
import { clearUi, type Play } from './play.ts';
import { sheetSummary } from './say.ts';

const inOrder = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The dice in the order of their keys. */
const dice = (): readonly HTMLElement[] =>
  inOrder('.di button[data-die]').toSorted((a, b) => Number(a.dataset['key']) - Number(b.dataset['key']));

/** Arrow keys walk over the spaces in words, over those of the sheet, else over the dice. */
const walk = (step: number): boolean => {
  if (walkChoices('di', step)) return true;
  const at = document.activeElement;
  const spaces = inOrder('.di button[data-space], .di button[data-bonus]');
  const rows = at !== null && spaces.some((space) => space === at) ? spaces : dice();
  if (rows.length === 0) return false;
  const here = rows.findIndex((one) => one === at);
  if (here < 0 && isElsewhere(at)) return false;
  rows[here < 0 ? 0 : (here + step + rows.length) % rows.length]?.focus();
  return true;
};

/** After the page has changed: the first space of the chosen die, or the one that is chosen. */
const toChoices = (): void => {
  setTimeout(() => {
    const choice = document.querySelector<HTMLElement>('.di .ask [data-choice][aria-checked="true"], .di .ask [data-choice]');
    choice?.focus();
  });
};

/** A number takes that die, and the focus goes on to its spaces; where no die is to be chosen, it takes that choice. */
const number = (play: Play, n: number): boolean => {
  if (!mayConstruct(play.table)) return takeChoice('di', n) ?? false;
  const die = dice()[n - 1];
  die?.focus();
  die?.click();
  toChoices();
  return die !== undefined;
};

const CONFIRM = '.di .acts .pri:not(:disabled)';

/** On what is chosen already Enter confirms; on everything else it is the browser's own. */
const enter = (play: Play): boolean => {
  const at = document.activeElement;
  const settled = at?.matches('.di [aria-checked="true"], .di [aria-pressed="true"]:is([data-space], [data-bonus], [data-die])') ?? false;
  if (at?.matches('.di [data-die]') === true && play.chosen === undefined) return false;
  return (settled || !isElsewhere(at)) && press(CONFIRM);
};

const escape = ({ ui }: Play): boolean => {
  if (ui.panel.peek() !== undefined) ui.panel.value = undefined;
  else if (ui.die.peek() !== undefined || ui.space.peek() !== undefined || ui.bonus.peek() !== undefined) clearUi(ui);
  else return false;
  return true;
};

const summary = (play: Play): boolean => {
  announce([play.table.me, ...othersOf(play.table)].map((seat) => sheetSummary(play, seat)).join(' '));
  return true;
};

const panel = (play: Play, name: 'log' | 'turns' | 'keys'): boolean => {
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
    case 'Enter':
      return enter(play);
    case 'Escape':
      return escape(play);
    case 'x':
      return press(CONFIRM);
    case 'w':
      return press('.di [data-confirm="wonder"]');
    case 'p':
      return press('.di [data-confirm="pass"]');
    case 'n':
      return press('.di [data-confirm="decline"]');
    case 'u':
      return press('.di [data-confirm="change"]');
    case 'l':
      return panel(play, 'log');
    case 't':
      return panel(play, 'turns');
    case '?':
      return panel(play, 'keys');
    case 'c':
      return summary(play);
    default:
      return false;
  }
};
