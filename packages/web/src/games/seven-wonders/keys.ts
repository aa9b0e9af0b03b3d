// The keyboard of the table. Enter and Tab are the browser's own; these are the short ways.
import { announce } from '../../base/announce.ts';
import { isElsewhere, press, takeChoice, walkChoices } from '../../table/keys.ts';
import { togglePanel } from '../../table/play.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { citySummary } from './say.ts';

const inTable = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.sw ${selector}`);
const handCards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sw .hand [data-card]')];

/** Cards in one row of the hand as it is laid out now. */
const rowLength = (cards: readonly HTMLElement[]): number => {
  const [first] = cards;
  const second = cards.findIndex((card) => first !== undefined && card.offsetTop > first.offsetTop + first.offsetHeight / 2);
  return second < 0 ? cards.length : second;
};

/** Arrow keys walk over the hand, whichever element of the page had the focus. */
const walk = (play: Play, dx: number, dy: number): boolean => {
  if (walkChoices('sw', dx + dy)) return true;
  const cards = handCards();
  if (cards.length === 0) return false;
  const at = document.activeElement;
  const here = cards.findIndex((card) => card === at);
  if (here < 0) {
    if (isElsewhere(at)) return false;
    const open = play.ui.subject.peek();
    (cards.find((card) => card.dataset['card'] === open?.card) ?? cards[0])?.focus();
    return true;
  }
  const next = cards[here + dx + dy * rowLength(cards)];
  if (next === undefined) return false;
  next.focus();
  // While a card is open, walking reads the cards one by one.
  if (play.ui.subject.peek() !== undefined) next.click();
  return true;
};

const number = (n: number): boolean => {
  const taken = takeChoice('sw', n);
  if (taken !== undefined) return taken;
  const cards = handCards();
  cards[n - 1]?.focus();
  cards[n - 1]?.click();
  return cards.length >= n;
};

const escape = (play: Play): boolean => {
  const { panel, subject, pick, partnerHand, changing } = play.ui;
  if (panel.peek() !== undefined) panel.value = undefined;
  else if (subject.peek() !== undefined) {
    const card = subject.peek()?.card;
    subject.value = undefined;
    inTable(`.hand [data-card="${card}"]`)?.focus();
  } else if (pick.peek() !== undefined) pick.value = undefined;
  else if (changing.peek()) changing.value = false;
  else if (partnerHand.peek()) partnerHand.value = false;
  else return false;
  return true;
};

const summary = (play: Play): boolean => {
  const { table } = play;
  announce([table.me, table.left, table.right].map((seat) => citySummary(table, seat, play.nameOf(seat))).join(' '));
  return true;
};

const partner = (play: Play): boolean => {
  const { table, ui } = play;
  if (table.partner === undefined || cityAt(table, table.partner).hand === undefined) return false;
  ui.subject.value = undefined;
  ui.partnerHand.value = !ui.partnerHand.peek();
  return true;
};

const panel = (play: Play, name: 'log' | 'turn' | 'discard' | 'keys'): boolean => {
  togglePanel(play, name);
  return true;
};

export const onKey = (play: Play, key: string): boolean => {
  if (/^[1-9]$/.test(key)) return number(Number(key));
  switch (key) {
    case 'ArrowLeft':
      return walk(play, -1, 0);
    case 'ArrowRight':
      return walk(play, 1, 0);
    case 'ArrowUp':
      return walk(play, 0, -1);
    case 'ArrowDown':
      return walk(play, 0, 1);
    case 'Escape':
      return escape(play);
    case 'b':
      return press('.sw .dock .act.pri');
    case 's':
      return press('.sw .dock .act.stage');
    case 'v':
      return press('.sw .dock .act.sell');
    case 'l':
      return panel(play, 'log');
    case 'w':
      return panel(play, 'turn');
    case 'x':
      return panel(play, 'discard');
    case '?':
      return panel(play, 'keys');
    case 't':
      return partner(play);
    case 'c':
      return summary(play);
    default:
      return false;
  }
};
