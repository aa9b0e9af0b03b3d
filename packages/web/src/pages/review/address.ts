// What stands behind the # of a review: a moment and a viewpoint, such as III.2@3 or 12.1@open.
import type { Reviewing } from './review.ts';

interface Address {
  readonly moment: string | undefined;
  readonly seat: number | undefined;
  readonly open: boolean;
}

export const addressIn = (hash: string): Address => {
  const [, moment, from] = /^#([^@]*)(?:@(\d|open))?$/.exec(hash) ?? [];
  return {
    moment: moment === '' ? undefined : moment,
    seat: from === undefined || from === 'open' ? undefined : Number(from) - 1,
    open: from === 'open',
  };
};

export const addressOf = (review: Reviewing): string => {
  const from = review.from.value;
  return `#${review.idOf(review.at.value)}@${from === 'open' ? from : from + 1}`;
};

/** Goes where the address says. */
export const follow = (review: Reviewing, hash: string): void => {
  const { moment, seat, open } = addressIn(hash);
  if (moment !== undefined) {
    const found = review.places.findIndex((_, at) => review.idOf(at) === moment);
    review.go(found < 0 ? review.last : found);
  }
  if (open && review.game.hand !== undefined) review.from.value = 'open';
  else if (seat !== undefined && seat >= 0 && seat < review.names.length) review.from.value = seat;
};
