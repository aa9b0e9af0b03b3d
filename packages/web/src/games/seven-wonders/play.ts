// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { BoardId, CardId, Pay, SevenWondersMove, SevenWondersScore } from '@maravilha/seven-wonders';
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { botName } from '../../app/bot-names.ts';
import type { SymbolId } from '../../components/index.ts';
import type { TableSession } from '../../table/session.ts';
import type { Table } from './model.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** What lies open for acting on it or for reading. */
export type Subject =
  /** A card of the own hand. */
  | { readonly kind: 'hand'; readonly card: CardId }
  /** A card that lies somewhere: in a city, in the partner's hand, in the discard pile. */
  | { readonly kind: 'card'; readonly card: CardId; readonly from: number | 'discard' | 'partner' };

type Panel = 'log' | 'turn' | 'menu' | 'keys' | 'discard' | { readonly seat: number };

interface Ui {
  readonly subject: Signal<Subject | undefined>;
  readonly panel: Signal<Panel | undefined>;
  /** Ways to pay picked by hand; without one the cheapest stands. */
  readonly pays: Signal<{ readonly build?: Pay; readonly stage?: Pay }>;
  /** The partner's hand lies over the own one. */
  readonly partnerHand: Signal<boolean>;
  /** Picked in a prompt, before it is confirmed. */
  readonly pick: Signal<CardId | BoardId | number | undefined>;
  /** A settled loss is opened again, to change it. */
  readonly changing: Signal<boolean>;
  /** A prompt is put aside, to look at the table. */
  readonly aside: Signal<boolean>;
  /** After the end: back at the table, the result put away. */
  readonly reviewing: Signal<boolean>;
}

export const newUi = (): Ui => ({
  subject: signal(undefined),
  panel: signal(undefined),
  pays: signal({}),
  partnerHand: signal(false),
  pick: signal(undefined),
  changing: signal(false),
  aside: signal(false),
  reviewing: signal(false),
});

export interface Play {
  readonly session: TableSession;
  readonly table: Table;
  readonly score: SevenWondersScore;
  /** Everything the viewer may do now. */
  readonly moves: readonly SevenWondersMove[];
  readonly ui: Ui;
  readonly phone: boolean;
  readonly window: Box;
  nameOf(seat: number): string;
  move(move: SevenWondersMove): void;
}

export const seatInfo = (info: TableInfo, seat: number): SeatInfo | undefined => info.seats.find((s) => s.seat === seat);

/** The name of the person or bot; people who share one are told apart by their seats. */
export const nameIn = (info: TableInfo, seat: number): string => {
  const plain = (n: number): string => {
    const who = seatInfo(info, n);
    return who?.name ?? botName(n);
  };
  const name = plain(seat);
  return info.seats.some((s) => s.seat !== seat && plain(s.seat) === name) ? `${name} ${seat + 1}` : name;
};

const AVATARS: readonly SymbolId[] = ['ch-lyre', 'ch-helmet', 'ch-mask', 'ch-star', 'ch-torch', 'ch-vase', 'ch-lamp'];

/** A person keeps the sign of its seat; a bot is always a bot. */
export const avatarOf = (play: Play, seat: number): SymbolId =>
  seatInfo(play.session.info.value, seat)?.bot === undefined ? (AVATARS[seat] ?? 'person') : 'bot';

export const isBot = (play: Play, seat: number): boolean => seatInfo(play.session.info.value, seat)?.bot !== undefined;

const same = (a: Subject | undefined, b: Subject): boolean => a !== undefined && a.kind === b.kind && a.card === b.card;

/** Opens a card, or puts it away if it is open already. */
export const toggleSubject = (play: Play, subject: Subject): void => {
  const { ui } = play;
  ui.pays.value = {};
  ui.subject.value = same(ui.subject.peek(), subject) ? undefined : subject;
};

export const togglePanel = (play: Play, panel: Exclude<Panel, object>): void => {
  play.ui.panel.value = play.ui.panel.peek() === panel ? undefined : panel;
};
