// What others have just said, for a moment at their seats: over the name or the picture, never over a figure. Not to be pressed, and told to
// screen readers elsewhere.
import './bubbles.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Said } from '@maravilha/protocol';
import { Icon } from '../../components/icon.tsx';
import { REACTION_SIGNS } from './model.ts';
import { textOf } from './say.ts';

/** What of a seat may be covered: a table says so by `data-face`; names and signs of people are known. */
const FACES = ':is([data-face], h2, .avatar)';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SPACE = 4;

/** A face, and what is empty at its right. */
const placeAt = (face: Element, seat: Element): Place => {
  const { left, top, right, bottom, width, height } = face.getBoundingClientRect();
  const beside = [...seat.querySelectorAll('*')]
    .filter((one) => one.childElementCount === 0 && !face.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left >= right - 1 && box.top < bottom && box.bottom > top);
  const end = Math.min(seat.getBoundingClientRect().right, ...beside.map((box) => box.left)) - SPACE;
  return { left, top, width: Math.max(width, end - left), height };
};

const areaOf = (place: Place | undefined): number => (place === undefined ? 0 : place.width * place.height);

/** The largest place of those that are drawn. */
const placeOf = (seat: number): Place | undefined =>
  [...document.querySelectorAll(`.table [data-seat="${seat}"]`)]
    .flatMap((one) =>
      [...one.querySelectorAll(FACES)].filter((face) => face.getBoundingClientRect().width > 0).map((face) => placeAt(face, one)),
    )
    .toSorted((a, b) => areaOf(b) - areaOf(a))[0];

const LOOK_MS = 100;

/** The table may be laid out anew at any time, as by a press of mine or by somebody's move. */
const usePlace = (seat: number): Place | undefined => {
  const [place, setPlace] = useState<Place | undefined>(undefined);
  useLayoutEffect(() => {
    const look = (): void => {
      const now = placeOf(seat);
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [seat]);
  return place;
};

function Bubble({ word, seat }: { readonly word: Said; readonly seat: number }) {
  const place = usePlace(seat);
  if (place === undefined) return null;
  const { reaction } = word;
  const { left, top, width, height } = place;
  return (
    <span
      class="bubble-place"
      data-bubble={seat}
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      <span class="said-here">
        <Icon id={reaction === undefined ? 'chat' : REACTION_SIGNS[reaction]} class="" />
        {reaction === undefined && <span dir="auto">{textOf(word)}</span>}
      </span>
    </span>
  );
}

export function Bubbles({ words }: { readonly words: readonly Said[] }) {
  return <>{words.map((word) => word.seat !== undefined && <Bubble key={word.n} word={word} seat={word.seat} />)}</>;
}
