// Who a sentence is about: somebody by name, or the reader, whom every language calls "you" in its own forms.
import type { Seat } from '@maravilha/kernel';

/** A name; without one it is the reader who is spoken to. */
export type Who = string | undefined;

/** Who sits at a seat. Those who watch and the terminal's replays know names only. */
export type WhoOf = (seat: Seat) => Who;

/** The form for the reader, or the one for everybody else: "play" or "plays". */
export const form = (who: Who, reader: string, others: string): string => (who === undefined ? reader : others);
