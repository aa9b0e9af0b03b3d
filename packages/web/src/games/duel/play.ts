// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { CardId, DuelMove, DuelScore, TokenId, WonderId } from '@maravilha/duel';
import { newTableUi, type TablePlay, type TableUi } from '../../table/play.ts';
import type { City, Table } from './model.ts';

/** What lies open for reading, or for acting on it. */
export type Subject =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'card'; readonly card: CardId; readonly from: number | 'discard' }
  | { readonly kind: 'wonder'; readonly wonder: WonderId; readonly from: number | 'offer' }
  | { readonly kind: 'token'; readonly token: TokenId; readonly from: number | 'board' };

/** What lies open only to be read. */
export type Readable = Exclude<Subject, { readonly kind: 'slot' }>;

type Panel = 'discard' | 'city-me' | 'city-foe';

interface Ui extends TableUi<Panel> {
  readonly subject: Signal<Subject | undefined>;
  /** The tags show what the cards cost the rival. */
  readonly foePrices: Signal<boolean>;
  /** The card picked in a prompt, before it is confirmed. */
  readonly pick: Signal<CardId | undefined>;
}

export const newUi = (): Ui => {
  const subject = signal<Subject | undefined>(undefined);
  return { ...newTableUi<Panel>([subject]), subject, foePrices: signal(false), pick: signal(undefined) };
};

export interface Play extends TablePlay {
  readonly table: Table;
  readonly score: DuelScore;
  readonly me: City;
  readonly foe: City;
  readonly ui: Ui;
  move(move: DuelMove): void;
}

export const cityAt = (play: Play, seat: number): City => (seat === play.table.me ? play.me : play.foe);

const sameSubject = (a: Subject | undefined, b: Subject): boolean =>
  a !== undefined && String(Object.values(a)) === String(Object.values(b));

/** Opens a thing for reading, or puts it away if it is open already. */
export const toggleSubject = (play: Play, subject: Subject): void => {
  const { ui } = play;
  ui.subject.value = sameSubject(ui.subject.peek(), subject) ? undefined : subject;
};
