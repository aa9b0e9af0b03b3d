// How the pages of one browser speak with the host of its tables. Whichever page's Worker is the host, all of them use this channel: it
// carries what a socket would carry, with the name of the wire beside it.
import type { Fault } from './faults.ts';

export const CHANNEL = 'maravilha-tables';

export const DATABASE = 'maravilha';

/** Held by the Worker that is the host. Workers of other pages wait for it, and the next one takes over. */
export const HOST_LOCK = 'maravilha-host';

/** Held by a page for as long as its wire is open: so the host notices the end of it, however that comes. */
export const lockOf = (wire: string): string => `maravilha-wire-${wire}`;

export type ToHost =
  | { readonly to: 'host'; readonly t: 'open'; readonly wire: string; readonly protocol: number; readonly who: Who }
  | { readonly to: 'host'; readonly t: 'text'; readonly wire: string; readonly text: string };

/** Which person of this device; what they are called, as far as the page knows; and how somebody is called of whom nobody knows. */
export interface Who {
  readonly id: string;
  readonly name: string | undefined;
  readonly otherwise: string;
}

export type ToPages =
  /** A host has begun: wires to another one are over. */
  | { readonly to: 'pages'; readonly t: 'hosting' }
  | { readonly to: 'pages'; readonly t: 'opened'; readonly wire: string }
  | { readonly to: 'pages'; readonly t: 'text'; readonly wire: string; readonly text: string }
  | { readonly to: 'pages'; readonly t: 'closed'; readonly wire: string };

export type OnChannel = ToHost | ToPages;

/** The last word of a Worker to its page. */
export interface Ended {
  /** Without one, the next Worker may be the host. */
  readonly fault: Fault | undefined;
}
