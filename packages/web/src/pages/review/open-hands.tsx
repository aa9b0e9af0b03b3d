// What the other seats held at this moment: nothing is a secret after the end.
import { reviewWords } from '../../base/review-words.ts';
import type { Reviewing } from './review.ts';

export function OpenHands({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  const { hand } = review.game;
  const at = review.at.value;
  if (hand === undefined) return null;
  return (
    <section class="open-hands column" aria-label={words.hands}>
      {review.names.map((name, seat) => {
        const view = review.framesOf(seat)?.[at]?.view;
        const cards = view === undefined ? [] : hand(view, seat);
        return (
          <div key={seat} role="group" aria-label={words.hand({ name })} data-hand-of={seat}>
            <h3>{name}</h3>
            <ul>
              {cards.map(({ id, name: card, colour }, i) => (
                <li key={`${id} ${i}`} class={`c-${colour}`}>
                  {card}
                </li>
              ))}
              {cards.length === 0 && <li class="none">{words['hand.empty']}</li>}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
