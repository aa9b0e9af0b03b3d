import type { TableSession } from '../../net/session.ts';

/**
 * Hints are for learning: only where all others are bots, or at the same device. A person replaced by a bot may come back, so they do not count
 * as one.
 */
export const hintsAllowed = ({ unaided, info }: TableSession): boolean => {
  const { status, you, seats, together = false } = info.value;
  return (
    unaided === undefined &&
    status === 'playing' &&
    you !== undefined &&
    seats.every(({ seat, kind, bot }) => (seat === you ? bot === undefined : kind === 'bot' || together))
  );
};
