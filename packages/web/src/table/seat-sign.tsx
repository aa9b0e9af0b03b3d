// Who sits at a seat, by a sign, with a mark that shows whether somebody is there: a disc here, a ring away, a square where a bot plays.
import './seat-sign.css';
import { Avatar } from '../components/controls.tsx';
import type { TablePlay } from './play.ts';
import { presenceIn } from './presence.ts';
import { avatarIn, presenceText } from './seats.ts';

interface SeatSignProps {
  readonly play: TablePlay;
  readonly seat: number;
  readonly side: 'me' | 'foe';
  readonly class?: string;
}

export function SeatSign({ play, seat, side, class: more }: SeatSignProps) {
  const info = play.session.info.value;
  return (
    <span class="seat-sign" data-presence={presenceIn(info, seat)} title={presenceText(info, seat)}>
      <Avatar symbol={avatarIn(info, seat)} side={side} class={more} />
    </span>
  );
}
