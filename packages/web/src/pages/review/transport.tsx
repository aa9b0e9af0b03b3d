// The buttons that step through a match, and the clock that does it by itself.
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../../components/controls.tsx';
import { reviewWords } from '../../base/review-words.ts';
import { motion, MOTION_FACTOR } from '../../base/settings.ts';
import { canPlayOn, type Reviewing } from './review.ts';

/** Between two steps, at the usual pace. */
const PAUSE = 1_600;

export interface Playing {
  readonly on: boolean;
  toggle(): void;
}

export const usePlaying = (review: Reviewing): Playing => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(
      () => {
        review.go(review.at.peek() + 1);
        if (review.at.peek() === review.last) setOn(false);
      },
      PAUSE * (MOTION_FACTOR[motion.value] || 1),
    );
    return () => clearInterval(timer);
  }, [on, review, motion.value]);
  return {
    on,
    toggle: () => {
      // From the end it begins anew.
      if (!on && review.at.peek() === review.last) review.go(0);
      setOn(!on);
    },
  };
};

interface TransportProps {
  readonly review: Reviewing;
  readonly playing: Playing;
  /** Where the button stands among the steps. */
  readonly onPlayOn: (() => void) | undefined;
}

export function Transport({ review, playing, onPlayOn }: TransportProps) {
  const words = reviewWords();
  const at = review.at.value;
  return (
    <div class="transport row" role="group" aria-label={words.transport}>
      <IconButton icon="to-first" label={words.first} disabled={at === 0} onClick={() => review.go(0)} />
      <IconButton icon="step-back" label={words.back} disabled={at === 0} onClick={() => review.go(at - 1)} />
      <IconButton
        icon={playing.on ? 'pause' : 'play'}
        class="play"
        label={playing.on ? words.pause : words.play}
        aria-pressed={playing.on}
        onClick={playing.toggle}
      />
      <IconButton icon="step-on" class="next-turn" label={words.on} disabled={at === review.last} onClick={() => review.go(at + 1)} />
      <IconButton icon="to-last" label={words.last} disabled={at === review.last} onClick={() => review.go(review.last)} />
      {onPlayOn !== undefined && canPlayOn(review) && (
        <IconButton icon="bot" label={words['play-on']} aria-haspopup="dialog" onClick={onPlayOn} />
      )}
    </div>
  );
}
