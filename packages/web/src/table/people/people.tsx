// The place of what is said and decided about people: under the bar of every table. What stands there is fetched after the table, where others are.
import { useState } from 'preact/hooks';
import type { SeatChange } from '@maravilha/protocol';
import { part } from '../part.ts';
import type { TablePlay } from '../play.ts';
import { peopleWords } from './words.ts';
import { asideWords } from '../../base/i18n.ts';

const Heralds = part(async () => (await import('./heralds.tsx')).Heralds, [peopleWords, asideWords], { late: true });

/** What was so when this person came to the table is no news. */
export interface Known {
  readonly change: SeatChange | undefined;
  readonly next: string | undefined;
}

export function People({ play }: { readonly play: TablePlay }) {
  const { changes, next, seats, spectators, together, you } = play.session.info.value;
  const [known] = useState<Known>({ change: changes.at(-1), next });
  // Somebody alone with bots has nothing to decide with anybody, unless a bot has the own seat or the match was ended.
  const alone = seats.filter(({ who }) => who).length < 2 && spectators + changes.length === 0;
  // What all people of a device look at together is nobody's.
  const isShared = together === true && you === undefined;
  return alone || isShared ? null : <Heralds play={play} known={known} />;
}
