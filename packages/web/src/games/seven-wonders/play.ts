// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { BoardId, CardId, Pay, SevenWondersMove, SevenWondersScore } from '@maravilha/seven-wonders';
import { newTableUi, type TablePlay, type TableUi } from '../../table/play.ts';
import { seatInfo } from '../../table/presence.ts';
import type { Table } from './model.ts';

/** What lies open for acting on it or for reading. */
export type Subject =
  /** A card of the own hand. */
  | { readonly kind: 'hand'; readonly card: CardId }
  /** A card that lies somewhere: in a city, in the partner's hand, in the discard pile. */
  | { readonly kind: 'card'; readonly card: CardId; readonly from: number | 'discard' | 'partner' };

type Panel = 'turn' | 'discard' | { readonly seat: number };

interface Ui extends TableUi<Panel> {
  readonly subject: Signal<Subject | undefined>;
  /** Ways to pay picked by hand; without one the cheapest stands. */
  readonly pays: Signal<{ readonly build?: Pay; readonly stage?: Pay }>;
  /** The partner's hand lies over the own one. */
  readonly partnerHand: Signal<boolean>;
  /** Picked in a prompt, before it is confirmed. */
  readonly pick: Signal<CardId | BoardId | number | undefined>;
  /** A settled loss is opened again, to change it. */
  readonly changing: Signal<boolean>;
}

export const newUi = (): Ui => {
  const subject = signal<Subject | undefined>(undefined);
  const partnerHand = signal(false);
  return {
    ...newTableUi<Panel>([subject, partnerHand]),
    subject,
    pays: signal({}),
    partnerHand,
    pick: signal(undefined),
    changing: signal(false),
  };
};

export interface Play extends TablePlay {
  readonly table: Table;
  readonly score: SevenWondersScore;
  /** Everything the viewer may do now. */
  readonly moves: readonly SevenWondersMove[];
  readonly ui: Ui;
  move(move: SevenWondersMove): void;
}

export const isBot = (play: Play, seat: number): boolean => seatInfo(play.session.info.value, seat)?.bot !== undefined;

const same = (a: Subject | undefined, b: Subject): boolean => a !== undefined && a.kind === b.kind && a.card === b.card;

/** Opens a card, or puts it away if it is open already. */
export const toggleSubject = (play: Play, subject: Subject): void => {
  const { ui } = play;
  ui.pays.value = {};
  ui.subject.value = same(ui.subject.peek(), subject) ? undefined : subject;
};
