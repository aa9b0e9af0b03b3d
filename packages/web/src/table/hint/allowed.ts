import type { TableInfo } from '@maravilha/protocol';

/**
 * Hints are for learning: only where all others are bots, or at the same device. A person replaced by a bot may come back, so they do not count
 * as one.
 */
export const hintsAllowed = ({ status, you, seats, together = false }: TableInfo): boolean =>
  status === 'playing' &&
  you !== undefined &&
  seats.every(({ seat, kind, bot }) => (seat === you ? bot === undefined : kind === 'bot' || together));
