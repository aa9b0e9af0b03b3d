// Compares a table of Architects as it is drawn with what was sent.
import type { ArchitectsView } from '@maravilha/architects';
import { expect, type Page } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { untilSeq } from '../kit/player.ts';
import { newestOf, viewOf } from './architects.ts';

/** What lies on the table. */
interface Laid {
  /** Conflict tokens that show battle, and all of them. */
  readonly battle: number;
  readonly conflict: number;
  readonly decks: Readonly<Record<string, number>>;
  readonly seats: readonly { readonly stages: number; readonly shields: number; readonly victories: number; readonly cat: boolean }[];
  /** Cards in the city at the foot of the table. */
  readonly cards: Readonly<Record<string, number>>;
  /** Open progress tokens. */
  readonly open: number;
  /** Which of the others is marked as the one on turn. */
  readonly otherOnTurn: readonly number[];
}

interface Shown {
  readonly seq: number;
  readonly laid: Laid;
  /** Points of the city at the foot, by their source. On desks only. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The table as it is drawn, on a desk or on a phone; `me` sits at the foot. */
export const shownIn = (page: Page, me: number): Promise<Shown> =>
  page.evaluate((home) => {
    const table = document.querySelector<HTMLElement>('[data-game=architects]');
    if (table === null) throw new Error('there is no table');
    const all = (selector: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(selector)];
    const figure = (spot: string): number => Number(table.querySelector(`[data-spot="${spot}"] > span[aria-hidden]`)?.textContent);
    const cards: Record<string, number> = {};
    for (const card of all(`[data-spot^="city:${home}:"]`)) {
      const id = card.dataset['spot']?.split(':')[2] ?? '';
      cards[id] = (cards[id] ?? 0) + Number(card.querySelector(':scope > b')?.textContent ?? 1);
    }
    const decks = all('[data-spot^="deck:"]').map((deck) => [
      deck.dataset['spot']?.slice('deck:'.length),
      Number(deck.querySelector('[data-left]')?.textContent),
    ]);
    const places = all('section[data-seat]').map((place) => ({ place, seat: Number(place.dataset['seat']) }));
    const rows = all(`[data-breakdown="${home}"] li`).map((row) => [
      row.lastChild?.textContent,
      Number(row.querySelector('b')?.textContent),
    ]);
    return {
      seq: Number(table.dataset['seq']),
      rows: Object.fromEntries(rows),
      laid: {
        battle: all('[data-spot^="conflict:"][data-side=battle]').length,
        conflict: all('[data-spot^="conflict:"]').length,
        decks: Object.fromEntries(decks),
        seats: places
          .toSorted((a, b) => a.seat - b.seat)
          .map(({ place, seat }) => ({
            stages: place.querySelectorAll(`[data-spot^="stage:${seat}:"][href*="built-"]`).length,
            shields: figure(`shields:${seat}`),
            victories: figure(`victories:${seat}`),
            cat: place.querySelector('[data-spot=cat]') !== null,
          })),
        cards,
        open: all('[data-spot^="open:"]').length,
        otherOnTurn: places.flatMap(({ place, seat }) => (seat !== home && place.dataset['turn'] === 'true' ? [seat] : [])),
      },
    };
  }, me);

/** The table as the view tells it; `me` sits at the foot. */
const toldBy = (view: ArchitectsView, me: number): Laid => ({
  battle: view.conflict.battle,
  conflict: view.conflict.tokens,
  decks: Object.fromEntries(view.decks.map((deck) => [deck.id, deck.count])),
  seats: view.seats.map((seat, n) => ({
    stages: seat.built.length,
    shields: seat.shields,
    victories: seat.victories,
    cat: view.cat === n,
  })),
  cards: Object.fromEntries(Object.entries(view.seats[me]?.cards ?? {}).filter(([, count]) => count > 0)),
  open: view.open.length,
  otherOnTurn: view.active === me ? [] : [view.active],
});

/** All that lies on the table is drawn as it was sent. Only while nobody moves. */
export const expectDrawn = async (who: Person): Promise<Shown | undefined> => {
  const me = Math.max(0, viewOf(who).viewer);
  if (['starter', 'wonder', 'over'].includes(viewOf(who).decision)) return undefined;
  let shown = await shownIn(who.page, me);
  while (shown.seq !== newestOf(who).seq) {
    await untilSeq(who.page, newestOf(who).seq);
    shown = await shownIn(who.page, me);
  }
  expect(shown.laid).toEqual(toldBy(viewOf(who), me));
  return shown;
};
