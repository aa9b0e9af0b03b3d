// The course of the match under the table: one column for each turn, one cursor, one thing to scrub. Until the opinion of the master is shown, the
// drawing is the plain score.
import { useRef } from 'preact/hooks';
import { list } from '@maravilha/words';
import { language } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import type { Analysis, Review, Reviewing } from './review.ts';

const pointsAt = (review: Review, seat: number, at: number): number => review.scores[at]?.seats[seat]?.total ?? 0;

/** The lines of all seats, the watched one last, so that it lies on top. */
function Score({ review }: { readonly review: Reviewing }) {
  const columns = review.last + 1;
  const totals = review.scores.flatMap(({ seats }) => seats.map(({ total }) => total));
  const [low, high] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  const front = review.seat.value;
  const order = [...review.names.keys()].sort((a, b) => Number(a === front) - Number(b === front));
  return (
    <svg class="score-lines" viewBox={`0 0 ${columns} 100`} preserveAspectRatio="none" aria-hidden="true">
      {order.map((seat) => (
        <polyline
          key={seat}
          class={seat === front ? 'front' : `dash-${seat % 7}`}
          points={review.scores.map((_, at) => `${at + 0.5},${96 - (92 * (pointsAt(review, seat, at) - low)) / (high - low)}`).join(' ')}
        />
      ))}
    </svg>
  );
}

function Gutter({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  const at = review.at.value;
  const front = review.seat.value;
  return (
    <dl class="gutter" title={words['points.help']} data-many={review.names.length > 4}>
      {review.names.map((name, seat) => (
        <div key={seat} class={seat === front ? 'front' : ''}>
          <dt>{name}</dt>
          <dd class="numerals">
            <svg viewBox="0 0 20 4" preserveAspectRatio="none" aria-hidden="true">
              <line x1="0" x2="20" y1="2" y2="2" class={seat === front ? 'front' : `dash-${seat % 7}`} />
            </svg>
            {pointsAt(review, seat, at)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first column of each chapter. */
const chapterStarts = (review: Reviewing): readonly number[] =>
  review.places.flatMap(({ chapter }, at) => (at === 0 || review.places[at - 1]?.chapter !== chapter ? [at] : []));

/** Chapters in one match of which every name can still be read. */
const NAMED = 6;

interface CourseProps {
  readonly review: Reviewing;
  /** Draws more than the score. */
  readonly analysis: Analysis | undefined;
  /** Where the leader is, from whom I have gone apart. */
  readonly leaderAt: number | undefined;
}

export function Course({ review, analysis, leaderAt }: CourseProps) {
  const words = reviewWords();
  const columns = useRef<HTMLDivElement>(null);
  const at = review.at.value;
  const count = review.last + 1;
  const starts = chapterStarts(review);
  const plain = analysis === undefined || !review.opinion.value;
  const scrub = (event: PointerEvent): void => {
    const box = columns.current?.getBoundingClientRect();
    if (box !== undefined) review.go(Math.floor(((event.clientX - box.left) / box.width) * count));
  };
  const standing = list(
    language.value,
    review.names.map((name, seat) => `${name} ${pointsAt(review, seat, at)}`),
  );
  return (
    <div class="course" style={{ '--columns': count, '--at': at }}>
      {plain && <Gutter review={review} />}
      {analysis !== undefined && <analysis.Strip review={review} />}
      <div
        ref={columns}
        class="columns"
        role="slider"
        tabIndex={0}
        aria-label={words.slider}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={review.last}
        aria-valuenow={at}
        aria-valuetext={(!plain && analysis.standing(review, at)) || words.standing({ where: review.whereIs(at), points: standing })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
        }}
      >
        <div class="chapters" aria-hidden="true">
          {starts.map((start, i) => (
            <span key={start} style={{ '--start': start, '--long': (starts[i + 1] ?? count) - start }}>
              {starts.length <= NAMED && <b>{review.chapterOf(start)}</b>}
            </span>
          ))}
        </div>
        {plain && <Score review={review} />}
        <span class="cursor" aria-hidden="true" />
        {leaderAt !== undefined && <span class="cursor of-leader" style={{ '--at': leaderAt }} aria-hidden="true" />}
      </div>
    </div>
  );
}
