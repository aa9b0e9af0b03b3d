// At a table that all people of a device look at: what everybody has just done, in the place of the hand that nobody is to see.
import './reveal.css';
import '../../components/card-tiny.css';
import { AGES } from '@maravilha/seven-wonders';
import { CardFace } from '../../components/card.tsx';
import { CardBack } from '../../components/card-back.tsx';
import { cardFace } from './faces.ts';
import { LastLine, SeatAvatar, type SeatProps } from './city-parts.tsx';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { cardEffect, cardLabel, cardName } from './say.ts';

/** The card that was built; what went under the Wonder or was sold stays face down. */
function PlayedCard({ play, seat }: SeatProps) {
  const { view } = play.table;
  const { last } = cityAt(play.table, seat);
  // With the first turn of an age the hands are new.
  const age = AGES.find((one) => one === view.age - (view.turn === 1 ? 1 : 0)) ?? 1;
  if (last?.kind !== 'built') return <CardBack back={`age-${age}`} />;
  const { card } = last;
  return <CardFace {...cardFace(card)} name={cardName(card)} title={cardEffect(card)} aria-label={cardLabel(card, [])} tiny role="img" />;
}

export function Reveal({ play }: { readonly play: Play }) {
  const { table } = play;
  const order = [table.me, table.left, ...table.ring, table.right];
  if (order.every((seat) => cityAt(table, seat).last === undefined)) return null;
  return (
    <ol class="reveal" data-reveal style={{ '--n': order.length }}>
      {order.map((seat) => (
        <li key={seat}>
          <span class="row who">
            <SeatAvatar play={play} seat={seat} />
            <b>{play.nameOf(seat)}</b>
          </span>
          <PlayedCard play={play} seat={seat} />
          <LastLine play={play} seat={seat} />
        </li>
      ))}
    </ol>
  );
}
