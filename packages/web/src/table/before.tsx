// The whole table before a game begins: everybody takes one of the things on offer.
import './before.css';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../components/controls.tsx';
import type { TablePlay } from './play.ts';
import { avatarIn } from './seats.ts';

interface BeforeProps {
  readonly play: TablePlay & { readonly table: { readonly seats: number; readonly view: { readonly first: number } } };
  readonly title: string;
  isAsked(seat: number): boolean;
  /** What a seat has taken, or that it is still to choose. Without it the seats are not shown. */
  taken?(seat: number): string;
  readonly children: ComponentChildren;
}

export function Before({ play, title, isAsked, taken, children }: BeforeProps) {
  const { me, mine, seats, view } = play.table;
  const order = Array.from({ length: seats }, (_, i) => (view.first + i) % seats);
  return (
    <main class={mine ? 'before column asked' : 'before column'} data-before tabIndex={-1}>
      <h2>{title}</h2>
      {taken !== undefined && (
        <ol class="seats row">
          {order.map((seat) => (
            <li key={seat} class={isAsked(seat) ? 'active' : ''} data-seat={seat}>
              <Avatar symbol={avatarIn(play.session.info.value, seat)} side={seat === me ? 'me' : 'foe'} />
              <b data-face>{play.nameOf(seat)}</b>
              <small>{taken(seat)}</small>
            </li>
          ))}
        </ol>
      )}
      {children}
    </main>
  );
}

interface PlateProps {
  readonly id: string | number;
  readonly chosen: boolean;
  readonly name: string;
  /** What else is said of it to those who do not see the picture. */
  readonly label?: string;
  readonly pick: () => void;
  /** The picture. */
  readonly children: ComponentChildren;
}

/** One of the things on offer. */
export function Plate({ id, chosen, name, label, pick, children }: PlateProps) {
  return (
    <button type="button" class="plate column" role="radio" aria-checked={chosen} aria-label={label} data-choice={id} onClick={pick}>
      {children}
      <span class="plate-name">{name}</span>
    </button>
  );
}
