// Another seat at the edge of the table, in as much detail as its place has room for. A press opens all of it.
import './seat.css';
import { Minis, Picture, Place, Stats, Tokens, Who } from './seat-parts.tsx';
import type { Play } from './play.ts';

/** `tall`: alone in its column. `small`: one of two in a column. `solo`: alone above. `wide`: one of two above. */
export type SeatForm = 'tall' | 'small' | 'solo' | 'wide';

interface SeatProps {
  readonly play: Play;
  readonly seat: number;
  readonly form: SeatForm;
}

/** From how many cards on same kinds lie on one pile. */
const MOST: Record<SeatForm, number> = { tall: 14, small: 13, solo: 12, wide: 9 };

function Parts({ play, seat, form }: SeatProps) {
  const minis = <Minis play={play} seat={seat} most={MOST[form]} />;
  switch (form) {
    case 'tall':
      return (
        <>
          <Who play={play} seat={seat} />
          <Picture play={play} seat={seat} size="own" plaques="all" />
          {minis}
          <div class="foot">
            <Stats play={play} seat={seat} />
            <Tokens play={play} seat={seat} size={34} />
          </div>
        </>
      );
    case 'small':
      return (
        <>
          <Picture play={play} seat={seat} size="seat" plaques="available" />
          <div class="body">
            <Who play={play} seat={seat} bare />
            <Stats play={play} seat={seat} brief />
            <Tokens play={play} seat={seat} size={30} />
          </div>
          {minis}
        </>
      );
    case 'solo':
      return (
        <>
          <Picture play={play} seat={seat} size="seat" plaques="available" />
          <div class="body">
            <Who play={play} seat={seat} />
            <Stats play={play} seat={seat} />
          </div>
          {minis}
          <Tokens play={play} seat={seat} size={42} named />
        </>
      );
    case 'wide':
      return (
        <>
          <Picture play={play} seat={seat} size="seat" plaques="available" />
          <div class="body">
            <Who play={play} seat={seat} />
            {minis}
            <div class="foot">
              <Stats play={play} seat={seat} />
              <Tokens play={play} seat={seat} size={30} />
            </div>
          </div>
        </>
      );
  }
}

export const Seat = (props: SeatProps) => (
  <Place play={props.play} seat={props.seat} class={`seat ${props.form}-seat`}>
    <Parts {...props} />
  </Place>
);
