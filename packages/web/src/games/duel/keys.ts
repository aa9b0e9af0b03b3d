// The keyboard of the table. Enter and Tab are the browser's own; these are the short ways.
import { announce } from '../../base/announce.ts';
import { placesOf } from './model.ts';
import { neighbourOf } from './neighbour.ts';
import { inTable, isElsewhere, keyboardOf, openPanel, press, takeChoice } from '../../table/keys.ts';
import { putAway } from '../../table/play.ts';
import type { Play } from './play.ts';
import { citySummary } from './say.ts';

const focusSlot = (slot: number): void => inTable(`[data-slot="${slot}"]`)[0]?.focus();

/** Arrow keys walk over the face-up cards, whichever element of the table had the focus. */
const walk = (play: Play, dx: number, dy: number): boolean => {
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
  const next = neighbourOf(places, Number(here), dx < 0 ? 'left' : dx > 0 ? 'right' : dy < 0 ? 'up' : 'down');
  if (next === undefined) return false;
  focusSlot(next);
  // While a card is open, walking reads the cards one by one.
  if (now?.kind === 'slot') subject.value = { kind: 'slot', slot: next };
  return true;
};

/** A number takes that choice of a prompt, or builds that wonder with the open card. */
const number = (_: Play, n: number): boolean => {
  const taken = takeChoice(n);
  if (taken !== undefined) return taken;
  const wonder = inTable('.dock .wonder-action')[n - 1];
  wonder?.click();
  return wonder !== undefined;
};

const escape = (play: Play): boolean => {
  const { subject, pick, foePrices } = play.ui;
  const now = subject.peek();
  const done = putAway(subject, pick, foePrices);
  if (now?.kind === 'slot') focusSlot(now.slot);
  return done;
};

const summary = (play: Play): boolean => {
  announce([play.me, play.foe].map((city) => citySummary(city, play.nameOf(city.seat))).join(' '));
  return true;
};

export const onKey = keyboardOf<Play>({
  number,
  walk,
  escape,
  build: () => press('.dock .action.build'),
  discard: () => press('.dock .action.sell'),
  pile: openPanel('discard'),
  summary,
  prices: ({ ui }) => {
    ui.foePrices.value = !ui.foePrices.peek();
    return true;
  },
});
