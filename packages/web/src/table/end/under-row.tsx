// What lies face down under the wonders: a row of the pad that shows the colours of the cards.
import { Mark } from '../../components/glyphs.tsx';
import type { CardColour } from '../../symbols/marks.ts';
import { RowHead } from './pad.tsx';

interface UnderRowProps {
  readonly title: string;
  /** Said of a seat that built none. */
  readonly none: string;
  readonly seats: readonly number[];
  readonly winners: readonly number[];
  /** A card that the viewer does not know has no colour. */
  cardsOf(seat: number): readonly { readonly name: string; readonly colour?: CardColour | undefined }[];
}

export function UnderRow({ title, none, seats, winners, cardsOf }: UnderRowProps) {
  return (
    <tr>
      <RowHead row="under" icon="lock">
        {title}
      </RowHead>
      {seats.map((seat) => {
        const cards = cardsOf(seat);
        return (
          <td key={seat} class={winners.includes(seat) ? 'winner' : ''}>
            <span class="under">
              {cards.map(({ name, colour }, i) => (
                <span key={i} title={name}>
                  {colour === undefined ? <i class="mark unknown" /> : <Mark colour={colour} />}
                  <span class="visually-hidden">{name}</span>
                </span>
              ))}
              {cards.length === 0 && <small>{none}</small>}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
