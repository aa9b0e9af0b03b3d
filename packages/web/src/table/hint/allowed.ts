import type { TableInfo } from '@maravilha/protocol';

/** Hints are for learning: only where all others are bots. A person whom a bot stands in for may come back, and is no bot. */
export const hintsAllowed = ({ status, you, seats }: TableInfo): boolean =>
  status === 'playing' && you !== undefined && seats.every(({ seat, kind, bot }) => (seat === you ? bot === undefined : kind === 'bot'));
