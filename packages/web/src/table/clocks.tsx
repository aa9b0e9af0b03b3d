// Where clocks stand; they are fetched where a table has them.
import { part } from './part.ts';
import { peopleWords } from './people/words.ts';
import type { ClockProps } from './clock.tsx';
import type { TablePlay } from './play.ts';

const Clock = part(async () => (await import('./clock.tsx')).Clock, [peopleWords]);

/** In the bar. */
export function PillClock(props: Omit<ClockProps, 'class'>) {
  return props.play.session.match.value?.clock === undefined ? null : <Clock {...props} class="part" />;
}

/** At a seat, while its clock runs. */
export function SeatClock({ play, seat }: { readonly play: TablePlay; readonly seat: number }) {
  return play.session.match.value?.clock?.running.includes(seat) === true ? <Clock play={play} seats={[seat]} class="seat-clock" /> : null;
}
