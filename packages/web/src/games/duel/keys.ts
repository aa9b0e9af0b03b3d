// The keyboard of the table. Enter and Tab are the browser's own; these are the short ways.
import { announce } from '../../base/announce.ts';
import { askCard, askDiscard, askWonder, neighbourOf, placesOf } from './model.ts';
import { isElsewhere, takeChoice } from '../../table/keys.ts';
import { togglePanel } from '../../table/play.ts';
import type { Play } from './play.ts';
import { citySummary } from './say.ts';

const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const inTable = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(`.duel ${selector}`);

const focusSlot = (slot: number): void => inTable(`[data-slot="${slot}"]`)?.focus();

/** Arrow keys walk over the face-up cards, whichever element of the table had the focus. */
const walk = (play: Play, key: 'up' | 'down' | 'left' | 'right'): boolean => {
  const places = placesOf(play.table.view);
  const at = document.activeElement;
  const here = at instanceof HTMLElement ? at.dataset['slot'] : undefined;
  const { subject } = play.ui;
  const now = subject.peek();
  if (here === undefined) {
    // From the page itself the first step goes to the open card, or to the first one that can be taken.
    if (isElsewhere(at)) return false;
    const start = now?.kind === 'slot' ? now.slot : places.find((p) => p.open)?.slot;
    if (start === undefined) return false;
    focusSlot(start);
    return true;
  }
  const next = neighbourOf(places, Number(here), key);
  if (next === undefined) return false;
  focusSlot(next);
  // While a card is open, walking reads the cards one by one.
  if (now?.kind === 'slot') subject.value = { kind: 'slot', slot: next };
  return true;
};

const openCard = (play: Play) => {
  const subject = play.ui.subject.peek();
  if (subject?.kind !== 'slot') return undefined;
  return placesOf(play.table.view).find((p) => p.slot === subject.slot && p.open)?.card;
};

const build = (play: Play): boolean => {
  const card = openCard(play);
  if (card === undefined) return false;
  if (askCard(play.table, play.table.me, card).possible) play.move({ kind: 'build', card });
  else inTable('.dock .act.pri')?.click();
  return true;
};

const discard = (play: Play): boolean => {
  const card = openCard(play);
  if (card === undefined) return false;
  if (askDiscard(play.table, play.table.me, card).possible) play.move({ kind: 'discard', card });
  return true;
};

/** A number takes that choice of a prompt, or builds that wonder with the open card. */
const number = (play: Play, n: number): boolean => {
  const taken = takeChoice('duel', n);
  if (taken !== undefined) return taken;
  const card = openCard(play);
  const wonder = play.me.wonders.filter((w) => w.status === 'unbuilt')[n - 1]?.wonder;
  if (card === undefined || wonder === undefined) return false;
  if (askWonder(play.table, play.table.me, wonder, card).possible) play.move({ kind: 'wonder', wonder, card });
  else document.querySelectorAll<HTMLElement>('.duel .dock .act.won')[n - 1]?.click();
  return true;
};

const escape = (play: Play): boolean => {
  const { panel, subject, pick, foePrices } = play.ui;
  if (panel.peek() !== undefined) panel.value = undefined;
  else if (subject.peek() !== undefined) {
    const now = subject.peek();
    subject.value = undefined;
    if (now?.kind === 'slot') focusSlot(now.slot);
  } else if (pick.peek() !== undefined) pick.value = undefined;
  else if (foePrices.peek()) foePrices.value = false;
  else return false;
  return true;
};

const toggle = (play: Play, panel: 'log' | 'keys' | 'discard'): boolean => {
  togglePanel(play, panel);
  return true;
};

const summary = (play: Play): boolean => {
  announce([play.me, play.foe].map((city) => citySummary(city, play.nameOf(city.seat))).join(' '));
  return true;
};

export const onKey = (play: Play, key: string): boolean => {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return walk(play, arrow);
  if (/^[1-9]$/.test(key)) return number(play, Number(key));
  switch (key) {
    case 'Escape':
      return escape(play);
    case 'b':
      return build(play);
    case 'd':
      return discard(play);
    case 'l':
      return toggle(play, 'log');
    case 'x':
      return toggle(play, 'discard');
    case '?':
      return toggle(play, 'keys');
    case 'c':
      return summary(play);
    case 'p':
      play.ui.foePrices.value = !play.ui.foePrices.peek();
      return true;
    default:
      return false;
  }
};
