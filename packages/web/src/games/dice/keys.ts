// The keyboard of the table: the short ways.
import { announce } from '../../app/announce.ts';
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

/** A number takes that die; where no die is to be chosen, that choice. */
const number = (play: Play, n: number): boolean => {
  if (!mayConstruct(play.table)) return takeChoice('di', n) ?? false;
  const die = dice()[n - 1];
  die?.click();
  die?.focus();
  return die !== undefined;
};

/** Enter is the browser's own on a button; elsewhere it confirms what is chosen. */
const enter = (): boolean =>
  !isElsewhere(document.activeElement) &&
  press('.di .acts [data-confirm="cross"]:not(:disabled), .di .acts [data-confirm="bonus"]:not(:disabled)');

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
      return enter();
    case 'Escape':
      return escape(play);
    case 'x':
      return press('.di .acts .pri:not(:disabled)');
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
