// All moves in words, by age or round; each turn is a button that leads to it.
import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { language } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import type { Reviewing } from './review.ts';

interface Turn {
  readonly at: number;
  readonly title: string;
  readonly lines: ReturnType<Reviewing['linesOf']>;
}

interface Chapter {
  readonly chapter: number;
  readonly title: string;
  readonly turns: readonly Turn[];
}

const chaptersOf = (review: Reviewing): readonly Chapter[] => {
  const chapters: { chapter: number; title: string; turns: Turn[] }[] = [];
  for (const [at, { chapter }] of review.places.entries()) {
    if (chapters.at(-1)?.chapter !== chapter) chapters.push({ chapter, title: review.chapterOf(at), turns: [] });
    chapters.at(-1)?.turns.push({ at, title: review.turnOf(at), lines: review.linesOf(at) });
  }
  return chapters;
};

/** Whether a move of this turn is of the seat, or concerns all. */
const concerns = ({ lines }: Turn, seat: number): boolean => lines.some((line) => line.seat === seat);

interface TurnProps {
  readonly review: Reviewing;
  readonly turn: Turn;
  readonly only: number | undefined;
}

/** What makes a button lead to a moment; while the match stands there, it is in sight. */
const useMoment = (review: Reviewing, at: number) => {
  const here = useMemo(() => computed(() => review.at.value === at), [review, at]);
  const ref = useRef<HTMLButtonElement>(null);
  const current = here.value;
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const marks = { 'aria-current': current ? 'step' : undefined, tabIndex: current ? 0 : -1 } as const;
  return { ref, type: 'button', 'data-moment': at, ...marks, onClick: () => review.go(at) } as const;
};

function TheEnd({ review }: { readonly review: Reviewing }) {
  return <button {...useMoment(review, review.last)}>{reviewWords().end}</button>;
}

function TurnButton({ review, turn, only }: TurnProps) {
  const leads = useMoment(review, turn.at);
  const lines = only === undefined ? turn.lines : turn.lines.filter(({ seat }) => seat === only);
  return (
    <li>
      <button {...leads}>
        <span class="turn-title">{turn.title}</span>
        {lines.map(({ line }, i) => (
          <span key={i} class={line.deed ? 'line deed' : 'line'}>
            <i class={line.colour === undefined ? '' : `c-${line.colour}`} aria-hidden="true">
              <Icon id={line.icon} class="" />
            </i>
            <span>{line.texts.join(' ')}</span>
          </span>
        ))}
      </button>
    </li>
  );
}

/** Up and down walk over the turns; the moment follows when one is pressed. */
const walk = (event: KeyboardEvent): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const turns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-moment]')];
  const next = turns[turns.findIndex((one) => one === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

export function Moves({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  const [only, setOnly] = useState(false);
  const seat = review.seat.value;
  const name = review.names[seat] ?? '';
  const chapters = useMemo(() => chaptersOf(review), [review, language.value]);
  return (
    <section class="moves column" aria-label={words.moves}>
      <div class="head row">
        <h2>{words.moves}</h2>
        <div class="filter row" role="group" aria-label={words['moves.filter']}>
          <button type="button" aria-pressed={!only} onClick={() => setOnly(false)}>
            {words['moves.all']}
          </button>
          <button type="button" aria-pressed={only} onClick={() => setOnly(true)}>
            {words['moves.only']({ name })}
          </button>
        </div>
      </div>
      <div class="scroll" onKeyDown={walk}>
        {chapters.map(({ chapter, title, turns }) => {
          const shown = only ? turns.filter((turn) => concerns(turn, seat)) : turns;
          return shown.length === 0 ? null : (
            <section key={chapter}>
              <h3>{title}</h3>
              <ol>
                {shown.map((turn) => (
                  <TurnButton key={turn.at} review={review} turn={turn} only={only ? seat : undefined} />
                ))}
              </ol>
            </section>
          );
        })}
        <TheEnd review={review} />
      </div>
    </section>
  );
}
