// Another seat at the edge of the table, in as much detail as its place has room for. A press opens all of it.
import './seat.css';
import type { Play } from './play.ts';
import { Minis, Picture, Place, Stats, Tokens, Who } from './seat-parts.tsx';

/** `most`: from more cards on same kinds lie on one pile. `tokens`: their width in pixels. */
const FORMS = {
  /** Alone in its column. */
  tall: { size: 'own', plaques: 'all', most: 14, tokens: 34, small: false },
  /** One of two in a column. */
  small: { size: 'seat', plaques: 'available', most: 13, tokens: 30, small: true },
  /** Alone above. */
  solo: { size: 'seat', plaques: 'available', most: 12, tokens: 42, small: false },
  /** One of two above. */
  wide: { size: 'seat', plaques: 'available', most: 9, tokens: 30, small: false },
} as const;
export type SeatForm = keyof typeof FORMS;

export function Seat({ form, ...of }: { readonly play: Play; readonly seat: number; readonly form: SeatForm }) {
  const { size, plaques, most, tokens, small } = FORMS[form];
  return (
    <Place {...of} class={`seat ${form}-seat`}>
      <Picture {...of} size={size} plaques={plaques} />
      <Who {...of} bare={small} />
      <Stats {...of} brief={small} />
      <Minis {...of} most={most} />
      <Tokens {...of} size={tokens} named={form === 'solo'} />
    </Place>
  );
}
