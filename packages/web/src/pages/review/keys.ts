// The keys of a review; those of a table are not asked here.
import { useEffect, useRef } from 'preact/hooks';
import { takeKey } from '../../table/take-key.ts';
import type { Following } from './following.ts';
import type { Panel } from './panels.tsx';
import { canPlayOn, type Reviewing } from './review.ts';
import type { Tab } from './review-bar.tsx';
import type { Playing } from './transport.tsx';

interface Acts {
  readonly review: Reviewing;
  readonly playing: Playing;
  readonly setPanel: (panel: Panel | undefined) => void;
  readonly setTab: (tab: Tab) => void;
  readonly hasAnalysis: boolean;
  readonly following: Following | undefined;
}

const toMoves = ({ setTab }: Acts): boolean => {
  setTab('moves');
  // Where the list stands beside the table it only gets the focus; elsewhere it has to come first.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.moves [aria-current]')?.focus());
  return true;
};

const isPressable = (at: Element | null): boolean => at instanceof HTMLElement && at.matches('button, a, summary, [role="tab"]');

const act = (acts: Acts, key: string): boolean => {
  const { review, playing, setPanel, setTab, hasAnalysis } = acts;
  const at = review.at.peek();
  if (/^[1-7]$/.test(key)) {
    const seat = Number(key) - 1;
    if (seat >= review.names.length) return false;
    review.from.value = seat;
    return true;
  }
  switch (key) {
    case 'ArrowLeft':
      review.go(at - 1);
      return true;
    case 'ArrowRight':
      review.go(at + 1);
      return true;
    case 'Home':
      review.go(0);
      return true;
    case 'End':
      review.go(review.last);
      return true;
    case '0':
      if (review.game.hand === undefined) return false;
      review.from.value = 'open';
      return true;
    case ' ':
      // A button is pressed by it.
      if (isPressable(document.activeElement)) return false;
      playing.toggle();
      return true;
    case 'm':
      return toMoves(acts);
    case 'l':
      setPanel('log');
      return true;
    case 'f':
      if (!canPlayOn(review)) return false;
      setPanel('play-on');
      return true;
    case 's':
      if (acts.following === undefined) return false;
      acts.following.goBack();
      return true;
    case '?':
      setPanel('keys');
      return true;
    case 'o':
      if (!hasAnalysis) return false;
      review.opinion.value = !review.opinion.peek();
      return true;
    case 'a':
      if (!hasAnalysis) return false;
      setTab('analysis');
      return true;
    case 'b':
      if (!hasAnalysis) return false;
      setTab('report');
      return true;
    case 'Escape':
      setTab('table');
      return true;
    default:
      return false;
  }
};

export const useReviewKeys = (acts: Acts): void => {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // What lies over the page has its own.
      if (document.querySelector('dialog[open]') !== null) return;
      takeKey(event, (key) => act(latest.current, key));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
