// The keyboard of the table. Enter and Tab are the browser's own; these are the short ways.
import { announce } from '../../base/announce.ts';
import { inTable, isElsewhere, keyboardOf, openPanel, press, takeChoice, walkChoices } from '../../table/keys.ts';
import { putAway } from '../../table/play.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { citySummary } from './say.ts';

const handCards = (): readonly HTMLElement[] => inTable('.hand [data-card]');

/** Cards in one row of the hand as it is laid out now. */
const rowLength = (cards: readonly HTMLElement[]): number => {
  const [first] = cards;
  const second = cards.findIndex((card) => first !== undefined && card.offsetTop > first.offsetTop + first.offsetHeight / 2);
  return second < 0 ? cards.length : second;
};

/** Arrow keys walk over the hand, whichever element of the page had the focus. */
const walk = (play: Play, dx: number, dy: number): boolean => {
  if (walkChoices(dx + dy)) return true;
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

const number = (_: Play, n: number): boolean => {
  const taken = takeChoice(n);
  if (taken !== undefined) return taken;
  const cards = handCards();
  cards[n - 1]?.focus();
  cards[n - 1]?.click();
  return cards.length >= n;
};

const escape = (play: Play): boolean => {
  const { subject, pick, partnerHand, changing } = play.ui;
  const card = subject.peek()?.card;
  const done = putAway(subject, pick, changing, partnerHand);
  if (card !== undefined) inTable(`.hand [data-card="${card}"]`)[0]?.focus();
  return done;
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

export const onKey = keyboardOf<Play>({
  number,
  walk,
  escape,
  build: () => press('.open-card .action.build'),
  wonder: () => press('.open-card .action.stage'),
  discard: () => press('.open-card .action.sell'),
  turn: openPanel('turn'),
  pile: openPanel('discard'),
  hand: partner,
  summary,
});
