// Payments as numbers: every set of one to four paying cards has one, so that an action can name it.
import { bitCount } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import { COIN, COST_COUNT, COST_IDENTICAL, PAYING, RESOURCE_COUNT, STAGE_COUNT } from './tables.ts';

// Packed sets: five bits for each paying card, four that count and a guard above them, as `covers` needs it. Nobody can hold more than
// 15 alike: a seat reaches two wonder decks and the central one, and at most two more cards through Alexandria.
export const MOST_ALIKE = 15;
const FIELD = 5;
const GUARDS = 0x21084210;
export const unitOf = (card: number): number => 1 << (FIELD * card);
export const fieldOf = (packed: number, card: number): number => (packed >>> (FIELD * card)) & 15;

/** Whether every field of `have` is at least that of `need`. */
export const covers = (have: number, need: number): boolean => (((have | GUARDS) - need) & GUARDS) === GUARDS;

interface Payment {
  readonly packed: number;
  readonly size: number;
  readonly coins: number;
  /** As many as the grey cards show different kinds, none twice; all grey cards of one kind. */
  readonly different: boolean;
  readonly identical: boolean;
}

const MOST = Math.max(...COST_COUNT);

/** All sets of `size` cards from `from` on, in the order of the card list. */
const setsOf = (size: number, from: number): number[][] =>
  size === 0
    ? [[]]
    : Array.from({ length: PAYING - from }, (_, i) => from + i).flatMap((c) => setsOf(size - 1, c).map((rest) => [c, ...rest]));

const payments: readonly Payment[] = Array.from({ length: MOST }, (_, n) => n + 1)
  .flatMap((size) => setsOf(size, 0))
  .map((set) => {
    const grey = set.filter((c) => c < RESOURCE_COUNT);
    const kinds = new Set(grey).size;
    return {
      packed: set.reduce((packed, c) => packed + unitOf(c), 0),
      size: set.length,
      coins: set.filter((c) => c === COIN).length,
      different: kinds === grey.length,
      identical: kinds <= 1,
    };
  });

export const PAYMENT_COUNT = payments.length;
/** `[payment]`: the cards, packed; how many of them are coins. */
export const PAYMENT_CARDS = Int32Array.from(payments, (p) => p.packed);
export const PAYMENT_COINS = Uint8Array.from(payments, (p) => p.coins);

/** The payment that consists of these cards, by their packed set; `undefined` if no payment does. */
const byCards = new Map(payments.map((p, i) => [p.packed, i]));
export const paymentOf = (packed: number): number | undefined => byCards.get(packed);

const fits = (p: Payment, stage: number): boolean => (COST_IDENTICAL[stage] === 1 ? p.identical : p.different);

// What a seat may use for a payment, and what a payment uses, as bits.
/** One coin card counts twice, so the set is one card smaller than the cost. */
export const WITH_ECONOMY = 1;
/** The set need not match what the stage asks for. */
export const WITH_ENGINEERING = 2;
/** Sets of the two. */
export const HELPS = 4;

/** `[stage * PAYMENT_COUNT + payment]` */
const HELP = Uint8Array.from({ length: STAGE_COUNT * payments.length }, (_, i) => {
  const stage = Math.floor(i / payments.length);
  const p = payments[i % payments.length];
  return (p.size < COST_COUNT[stage] ? WITH_ECONOMY : 0) | (fits(p, stage) ? 0 : WITH_ENGINEERING);
});
/** Which tokens the payment uses for the stage. */
export const helpIn = (stage: number, payment: number): number => HELP[stage * PAYMENT_COUNT + payment];

/**
 * `[stage * HELPS + help]`: payments that a seat could use for the stage if it had the cards, by what it may use; fewest coins first, then
 * without tokens first.
 */
export const CANDIDATES: readonly Uint8Array[] = Array.from({ length: STAGE_COUNT * HELPS }, (_, i) => {
  const stage = Math.floor(i / HELPS);
  const cost = COST_COUNT[stage];
  const usable = payments.flatMap((p, n) => {
    const whole = p.size === cost;
    const short = i & WITH_ECONOMY && p.size === cost - 1 && p.coins > 0;
    return (whole || short) && (i & WITH_ENGINEERING || fits(p, stage)) ? [n] : [];
  });
  const tokensUsed = (n: number): number => bitCount(helpIn(stage, n));
  return Uint8Array.from(usable.sort((a, b) => payments[a].coins - payments[b].coins || tokensUsed(a) - tokensUsed(b) || a - b));
});

/** The cards of a payment, in the order of the card list. */
export const cardsIn = (payment: number): CardId[] => {
  const packed = PAYMENT_CARDS[payment];
  return CARD_IDS.slice(0, PAYING).flatMap((id, card) => Array.from({ length: fieldOf(packed, card) }, () => id));
};
