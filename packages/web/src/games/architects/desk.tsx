// The table on a desk: the others in turn order up the left side, over the top and down the right side, my city below.
import { Middle } from './middle.tsx';
import { aroundOf } from './model.ts';
import { Own } from './own.tsx';
import type { Play } from './play.ts';
import { Seat, type SeatForm } from './seat.tsx';

interface SideProps {
  readonly play: Play;
  readonly seats: readonly number[];
  readonly class: string;
  readonly form: SeatForm;
}

function Side({ play, seats, class: name, form }: SideProps) {
  if (seats.length === 0) return null;
  return (
    <div class={name}>
      {seats.map((seat) => (
        <Seat key={seat} play={play} seat={seat} form={form} />
      ))}
    </div>
  );
}

const column = (seats: readonly number[]): SeatForm => (seats.length > 1 ? 'small' : 'tall');

export function Desk({ play }: { readonly play: Play }) {
  const { left, top, right } = aroundOf(play.table);
  return (
    <>
      <Side play={play} seats={left.toReversed()} class="col left" form={column(left)} />
      <main class="centre" tabIndex={-1}>
        <Side play={play} seats={top} class="tops" form={top.length > 1 ? 'wide' : 'solo'} />
        <Middle play={play} />
      </main>
      <Side play={play} seats={right} class="col right" form={column(right)} />
      <Own play={play} />
    </>
  );
}
