// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { CardId, DuelMove, DuelScore, TokenId, WonderId } from '@maravilha/duel';
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { common } from '../../i18n/index.ts';
import type { TableSession } from '../../table/session.ts';
import type { Box } from './fit.ts';
import type { City, Table } from './model.ts';

/** What lies open for reading, or for acting on it. */
export type Subject =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'card'; readonly card: CardId; readonly from: number | 'discard' }
  | { readonly kind: 'wonder'; readonly wonder: WonderId; readonly from: number | 'offer' }
  | { readonly kind: 'token'; readonly token: TokenId; readonly from: number | 'board' };

export type Panel = 'log' | 'menu' | 'keys' | 'discard' | 'city-me' | 'city-foe';

export interface Ui {
  readonly subject: Signal<Subject | undefined>;
  readonly panel: Signal<Panel | undefined>;
  /** The tags show what the cards cost the rival. */
  readonly foePrices: Signal<boolean>;
  /** The card picked in a prompt, before it is confirmed. */
  readonly pick: Signal<CardId | undefined>;
  /** After the end: back at the table, the result put away. */
  readonly reviewing: Signal<boolean>;
}

export const newUi = (): Ui => ({
  subject: signal(undefined),
  panel: signal(undefined),
  foePrices: signal(false),
  pick: signal(undefined),
  reviewing: signal(false),
});

export interface Play {
  readonly session: TableSession;
  readonly table: Table;
  readonly score: DuelScore;
  readonly me: City;
  readonly foe: City;
  readonly ui: Ui;
  readonly phone: boolean;
  readonly window: Box;
  nameOf(seat: number): string;
  move(move: DuelMove): void;
}

const levelName = (level: string): string => {
  const words = common();
  switch (level) {
    case 'apprentice':
    case 'builder':
    case 'architect':
    case 'master':
      return words[`level.${level}`];
    default:
      return words['level.other'];
  }
};

/** The person's name, or the level of the bot; two bots of one level are told apart by their seats. */
export const nameIn = (info: TableInfo, seat: number): string => {
  const at = (n: number): SeatInfo | undefined => info.seats.find((s) => s.seat === n);
  const plain = (n: number): string => {
    const who = at(n);
    return who?.name ?? levelName(who?.bot ?? '');
  };
  const name = plain(seat);
  return name === plain(1 - seat) ? `${name} ${seat + 1}` : name;
};

export const botTitle = (info: SeatInfo | undefined): string | undefined => (info?.bot === undefined ? undefined : levelName(info.bot));

export const cityAt = (play: Play, seat: number): City => (seat === play.table.me ? play.me : play.foe);

/** Opens a thing for reading, or puts it away if it is open already. */
const sameSubject = (a: Subject | undefined, b: Subject): boolean => {
  if (a === undefined || a.kind !== b.kind) return false;
  switch (b.kind) {
    case 'slot':
      return a.kind === 'slot' && a.slot === b.slot;
    case 'card':
      return a.kind === 'card' && a.card === b.card;
    case 'wonder':
      return a.kind === 'wonder' && a.wonder === b.wonder;
    case 'token':
      return a.kind === 'token' && a.token === b.token;
  }
};

export const toggleSubject = (play: Play, subject: Subject): void => {
  const { ui } = play;
  ui.subject.value = sameSubject(ui.subject.peek(), subject) ? undefined : subject;
};
