// What the seat in front chose at this moment, in words: where the decision stood.
import { Icon } from '../../components/icon.tsx';
import { reviewWords } from '../../base/review-words.ts';
import type { Reviewing } from './review.ts';

/** Sentences that find room. */
const MOST = 3;

export function Verdict({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  const at = review.at.value;
  const seat = review.seat.value;
  const name = review.names[seat] ?? '';
  if (at === review.last) {
    return (
      <p class="verdict row" role="status">
        <Icon id="crown" class="" />
        <b>{words.over}</b>
      </p>
    );
  }
  const choosers = review.moments[at]?.seats ?? [];
  const chose = choosers.includes(seat);
  const all = review.linesOf(at);
  // What the only one who chose brought about may be told of another seat.
  const own = choosers.length === 1 ? all : all.filter((one) => one.seat === seat);
  const deeds = own.filter(({ line }) => line.deed);
  const lines = (deeds.length > 0 ? deeds : own).slice(0, MOST);
  const [first] = lines;
  const says = lines.flatMap(({ line }) => line.texts).join(' ') || words.chose({ name });
  return (
    <p class="verdict row" role="status">
      <span class="visually-hidden">{review.whereIs(at)}. </span>
      {first !== undefined && chose ? (
        <i class={first.line.colour === undefined ? 'mark centred' : `mark centred c-${first.line.colour}`} aria-hidden="true">
          <Icon id={first.line.icon} class="" />
        </i>
      ) : (
        <Icon id="hourglass" class="" />
      )}
      <b>{chose ? says : words.chose({ name: choosers.map((one) => review.names[one]).join(', ') })}</b>
    </p>
  );
}
