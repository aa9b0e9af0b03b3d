// A tip of a first game: beside what it speaks of, over nothing that is pressed or read as a card.
import './tips.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../base/announce.ts';
import { type DueTip, type GameTips, isSeen, noteSeen, tipsWanted, wantTips } from '../../base/tips.ts';
import { toast } from '../../base/toasts.ts';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { guideLine } from '../../table/guide.ts';
import { nameIn } from '../../table/seats.ts';
import { rulePath } from '../books.ts';
import { ringPath, type Rect } from './place.ts';
import { useGuideRoom } from './guide-line.ts';
import type { HeldTable } from './held-table.ts';
import { tipPlace } from './tip-place.ts';
import { tipWords } from './tip-words.ts';
import { piecesAt, useSpots } from './use-spots.ts';

/** What a tip never covers. */
const KEPT =
  '.table :is(button, a, input, summary, .card, .plank, .strip, .question, .dock, .reach, [data-card], [data-die], [data-space], [data-deck])';
/** What it covers only where there is no other place: all that is written or drawn. */
const SHOWN = '.table :is(svg, img, b, em, small, span, p, h2, [data-place^="board"])';

const rectsAt = (selector: string): readonly Rect[] =>
  [...document.querySelectorAll(selector)].flatMap((one) => {
    const { left: x, top: y, width: w, height: h } = one.getBoundingClientRect();
    return w > 0 && h > 0 && one.closest('.flights') === null ? [{ x, y, w, h }] : [];
  });

/** From the fullest form to the smallest. */
const FORMS = ['card', 'band', 'brief'] as const;

/** On a desk a tip may lie on what is only written or drawn. On a phone it covers nothing at all. */
const keptBy = (lights: readonly Rect[]): readonly (readonly Rect[])[] => {
  const kept = [...lights, ...rectsAt(KEPT)];
  const all = [...kept, ...rectsAt(SHOWN)];
  return document.querySelector('.table.phone') === null ? [all, kept] : [all];
};

/**
 * Puts it into a free place, in the first form that has one. Where none is free it stands in the place of the line of events, and the table
 * makes room; there it stays.
 */
const useFreePlace = (
  element: { readonly current: HTMLElement | null },
  { lights, window }: ReturnType<typeof useSpots>,
  text: string,
): 'free' | 'line' | undefined => {
  const [stands, setStands] = useState<'free' | 'line' | undefined>(undefined);
  useLayoutEffect(() => {
    const tip = element.current;
    const [light] = lights;
    if (tip === null || stands === 'line') return;
    for (const kept of light === undefined ? [] : keptBy(lights))
      for (const form of FORMS) {
        tip.dataset['form'] = form;
        const place = light && tipPlace(window, light, { w: tip.offsetWidth, h: tip.offsetHeight }, kept);
        if (place === undefined) continue;
        tip.style.left = `${place.x}px`;
        tip.style.top = `${place.y}px`;
        setStands('free');
        return;
      }
    setStands(light === undefined ? undefined : 'line');
  }, [lights, window, text, stands]);
  return stands;
};

const putOff = (): void => {
  wantTips(false);
  toast(() => tipWords()['off.done']);
};

/** From the lower edge of one to the upper edge of the other. */
const tiePath = (from: Rect, to: Rect): string => {
  const [x, y, toX, toY] = [from.x + from.w / 2, from.y + from.h, to.x + to.w / 2, to.y];
  const bend = (y + toY) / 2;
  return `M${x} ${y}C${x} ${bend} ${toX} ${bend} ${toX} ${toY}`;
};

interface ShownProps {
  readonly tip: DueTip;
  readonly moment: string;
  readonly onDone: () => void;
  /** It was to be seen, and its moment is over. */
  readonly onPassed: () => void;
}

function Advice({ tip, onDone }: Pick<ShownProps, 'tip' | 'onDone'>) {
  const words = tipWords();
  return (
    <>
      <p class="row">
        <Icon id="ch-lamp" class="" />
        <span>{tip.text}</span>
      </p>
      <div class="row">
        <Button kind="primary" data-tip-done onClick={onDone}>
          {words.done}
        </Button>
        <ButtonLink kind="quiet" class="tip-rule" href={rulePath(tip.rule)}>
          {words.rule({ id: tip.rule })}
        </ButtonLink>
        <Button kind="quiet" onClick={putOff}>
          {words.off}
        </Button>
      </div>
    </>
  );
}

function LineAdvice({ tip, onDone }: Pick<ShownProps, 'tip' | 'onDone'>) {
  const line = useGuideRoom<HTMLElement>(tip.text);
  return (
    <section ref={line} class="frieze herald guide-line advice" data-form="line" aria-label={tipWords().title} data-tip={tip.id}>
      <Advice tip={tip} onDone={onDone} />
    </section>
  );
}

function Shown({ tip, moment, onDone, onPassed }: ShownProps) {
  const words = tipWords();
  const self = useRef<HTMLElement>(null);
  const spotted = useSpots(tip.spots, undefined, moment);
  const stands = useFreePlace(self, spotted, tip.text);
  const [from, to] = spotted.lights;
  const tie = tip.tied === true && from !== undefined && to !== undefined ? tiePath(from, to) : undefined;
  useEffect(() => {
    if (stands === undefined) return undefined;
    announce(words.said({ text: tip.text }));
    return onPassed;
  }, [stands === undefined]);
  useLayoutEffect(() => {
    if (stands !== 'line') return undefined;
    guideLine.value = () => <LineAdvice tip={tip} onDone={onDone} />;
    return () => {
      guideLine.value = undefined;
    };
  }, [stands, tip.text]);
  return (
    <div class={stands === undefined ? 'tipping waits' : 'tipping'}>
      <svg class="tip-light" width={spotted.window.w} height={spotted.window.h} aria-hidden="true">
        {[...(tie === undefined ? [] : [tie]), ...spotted.lights.map(ringPath)].map((path) => (
          <g key={path}>
            <path class="tip-ring outer" d={path} />
            <path class="tip-ring" d={path} />
          </g>
        ))}
      </svg>
      {stands !== 'line' && (
        <section ref={self} class="advice" aria-label={words.title} data-tip={tip.id}>
          <Advice tip={tip} onDone={onDone} />
        </section>
      )}
    </div>
  );
}

/** One at a time, and at most one in a turn. */
export function Tips({ table, tips }: { readonly table: HeldTable; readonly tips: GameTips }) {
  const info = table.known.value;
  const match = table.match.value;
  const [shown, setShown] = useState<{ readonly id: string; readonly seq: number; readonly done: boolean } | undefined>(undefined);
  const [, redraw] = useState(0);
  const ready = info?.you !== undefined && info.status === 'playing' && match !== undefined;
  const due = ready && tipsWanted.value ? tips.due(info, match, (seat) => nameIn(info, seat)) : [];
  const nameOf = ({ id }: { readonly id: string }): string => `${info?.game}.${id}`;
  const isNow = shown !== undefined && shown.seq === match?.seq;
  // Whatever a tip speaks of has to be drawn.
  const now = isNow
    ? due.find(({ id }) => id === shown.id && !shown.done)
    : due.find((tip) => !isSeen(nameOf(tip)) && tip.spots.some((spot) => piecesAt(spot).length > 0));
  useEffect(() => {
    // The table draws a moment after its news: what is not there yet is looked for again.
    const frame = requestAnimationFrame(() => redraw((n) => n + 1));
    return () => cancelAnimationFrame(frame);
  }, [match?.hash]);
  useEffect(() => {
    if (now !== undefined && !isNow && match !== undefined) setShown({ id: now.id, seq: match.seq, done: false });
  }, [now?.id, match?.seq]);
  if (now === undefined || match === undefined) return null;
  const moment = `${now.id} ${match.seq}`;
  const of = nameOf(now);
  return (
    <Shown
      key={moment}
      tip={now}
      moment={moment}
      onDone={() => {
        // At once: the page may be left before it is drawn anew.
        noteSeen(of);
        setShown({ id: now.id, seq: match.seq, done: true });
      }}
      onPassed={() => noteSeen(of)}
    />
  );
}
