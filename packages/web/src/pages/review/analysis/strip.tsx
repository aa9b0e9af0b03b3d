// The match in one drawing: a column for each turn, the line of chances over it, a tessera for each move under it. In the line of the watched seat
// the slope within a column is its own move, between columns it is what the others did and what was dealt.
import './analysis.css';
import type { RefObject } from 'preact';
import { list } from '@maravilha/words';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { analysisWords } from '../../../base/analysis-words.ts';
import { language } from '../../../base/i18n.ts';
import { Icon } from '../../../components/icon.tsx';
import { takeKey } from '../../../table/take-key.ts';
import type { Reviewing } from '../review.ts';
import { MarkSeal } from './mark.tsx';
import { goToNextMark } from './next-mark.ts';
import { chanceAt, percentSaid } from './said.ts';
import { type Study, studyOf } from './study.ts';
import { sumOf } from './sums.ts';

/** Where in a column the own move begins and ends. */
const FROM = 0.28;
const TO = 0.72;
/** A narrower tessera has no sign. */
const SIGN_FROM = 18;
/** So many seats have a row each. */
const ROWS = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

const useSize = (): [RefObject<HTMLDivElement | null>, Size] => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const at = box.current;
    if (at === null) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: at.clientWidth, height: at.clientHeight }));
    observer.observe(at);
    return () => observer.disconnect();
  }, []);
  return [box, size];
};

/** Points of a line, in columns and per cents; a gap where nothing is judged. */
type Line = readonly (readonly [number, number])[];

const plainLine = (study: Study, review: Reviewing, seat: number): readonly Line[] => {
  const lines: [number, number][][] = [[]];
  for (let at = 0; at <= review.last; at++) {
    const chance = chanceAt(study, review, at, seat);
    if (chance === undefined) lines.push([]);
    else lines.at(-1)?.push([at + 0.5, chance]);
  }
  return lines.filter((line) => line.length > 0);
};

interface Watched {
  readonly lines: readonly Line[];
  readonly losses: readonly Line[];
}

const watchedLine = (study: Study, review: Reviewing, seat: number): Watched => {
  const lines: [number, number][][] = [[]];
  const losses: Line[] = [];
  for (let at = 0; at <= review.last; at++) {
    const chance = chanceAt(study, review, at, seat);
    if (chance === undefined) {
      lines.push([]);
      continue;
    }
    const { loss } = sumOf(study.verdictsOf(at, seat));
    if (at === review.last) lines.at(-1)?.push([at + 0.5, chance]);
    else lines.at(-1)?.push([at + FROM, chance], [at + TO, chance - loss]);
    if (loss > 0) {
      losses.push([
        [at + FROM, chance],
        [at + TO, chance],
        [at + TO, chance - loss],
      ]);
    }
  }
  return { lines: lines.filter((line) => line.length > 0), losses };
};

function Chances({ review, study }: { readonly review: Reviewing; readonly study: Study }) {
  const words = analysisWords();
  const [box, { width, height }] = useSize();
  const front = review.seat.value;
  const columns = review.last + 1;
  const at = ([x, y]: readonly [number, number]): string => `${((x / columns) * width).toFixed(1)},${((1 - y / 100) * height).toFixed(1)}`;
  const watched = watchedLine(study, review, front);
  const turns = study.analysis.value?.turns ?? [];
  const own = watched.lines.flat().map(([, y]) => y);
  const name = review.names[front] ?? '';
  const end = chanceAt(study, review, review.last, front) ?? 0;
  return (
    <div ref={box} class="chances">
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={
          own[0] === undefined
            ? words['not-yet']
            : words.line({ name, start: percentSaid(own[0]), most: percentSaid(Math.max(...own)), end: percentSaid(end, true) })
        }
      >
        <defs>
          <pattern id="loss-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="hatch-line" width="2" height="4" />
          </pattern>
          <pattern id="plan-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="plan-line" width="1" height="8" />
          </pattern>
        </defs>
        {[25, 50, 75].map((y) => (
          <line key={y} class="grid-line" x1={0} x2={width} y1={(1 - y / 100) * height} y2={(1 - y / 100) * height} />
        ))}
        {turns.map((turn, n) =>
          turn === undefined ? (
            <rect key={n} class="plan" x={(n / columns) * width} y={0} width={width / columns + 0.5} height={height} />
          ) : null,
        )}
        {watched.lines.map((line, n) => (
          <polygon
            key={n}
            class="under-line"
            points={[at([line[0]?.[0] ?? 0, 0]), ...line.map(at), at([line.at(-1)?.[0] ?? 0, 0])].join(' ')}
          />
        ))}
        {[...review.names.keys()]
          .filter((seat) => seat !== front)
          .map((seat) => (
            <g key={seat} class={`other dash-${seat % 7}`} data-line={seat}>
              {plainLine(study, review, seat).map((line, n) => (
                <polyline key={n} points={line.map(at).join(' ')} />
              ))}
            </g>
          ))}
        {watched.losses.map((area, n) => (
          <polygon key={n} class="loss-area" points={area.map(at).join(' ')} />
        ))}
        <g class="front-line" data-line={front}>
          {watched.lines.map((line, n) => (
            <polyline key={n} points={line.map(at).join(' ')} />
          ))}
        </g>
      </svg>
      {turns.map((_, n) => {
        const { mark } = sumOf(study.verdictsOf(n, front));
        const chance = chanceAt(study, review, n, front) ?? 0;
        return mark === undefined ? null : (
          <i key={n} class={`on-line mark-${mark}`} style={{ '--x': (n + 0.5) / columns, '--y': chance / 100 }}>
            <MarkSeal mark={mark} />
          </i>
        );
      })}
    </div>
  );
}

/** One tessera for each move: its colour and sign, as the log tells it. */
function Mosaic({ review, study }: { readonly review: Reviewing; readonly study: Study }) {
  const [box, { width }] = useSize();
  const front = review.seat.value;
  const seats = [front, ...[...review.names.keys()].filter((seat) => seat !== front)].slice(0, review.names.length > ROWS ? 1 : ROWS);
  const deeds = useMemo(
    () => review.moments.map((_, at) => review.linesOf(at).filter(({ line, seat }) => line.deed && seat !== undefined)),
    [review, language.value],
  );
  const signs = width / (review.last + 1) >= SIGN_FROM;
  return (
    <div ref={box} class="mosaic" aria-hidden="true">
      {seats.map((seat) => (
        <div key={seat} class={seat === front ? 'row-of front' : 'row-of'}>
          {deeds.map((lines, at) => {
            const deed = lines.find((one) => one.seat === seat)?.line;
            if (deed === undefined) return null;
            const { mark } = sumOf(study.verdictsOf(at, seat));
            return (
              <i key={at} class={deed.colour === undefined ? 'tessera' : `tessera c-${deed.colour}`} style={{ gridColumn: at + 1 }}>
                {signs && <Icon id={deed.icon} class="" />}
                {mark !== undefined && <b class={`notch mark-${mark}`} />}
              </i>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Gutter({ review, study }: { readonly review: Reviewing; readonly study: Study }) {
  const words = analysisWords();
  const at = review.at.value;
  const front = review.seat.value;
  return (
    <dl class="gutter" title={words['chance.help']} data-many={review.names.length > 4}>
      {review.names.map((name, seat) => {
        const chance = chanceAt(study, review, at, seat);
        return (
          <div key={seat} class={seat === front ? 'front' : ''}>
            <dt>{name}</dt>
            <dd class="numerals" data-chance={chance}>
              <svg viewBox="0 0 20 4" preserveAspectRatio="none" aria-hidden="true">
                <line x1="0" x2="20" y1="2" y2="2" class={seat === front ? 'front' : `dash-${seat % 7}`} />
              </svg>
              {chance === undefined ? '–' : percentSaid(chance, at === review.last)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** N goes to the next marked move of the watched seat. */
const useNextMark = (review: Reviewing, study: Study): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return;
      takeKey(event, (key) => key === 'n' && goToNextMark(review, study));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [review, study]);

/** What the slider says of a moment. */
export const standing = (review: Reviewing, at: number): string | undefined => {
  const study = studyOf(review);
  const said = review.names.flatMap((name, seat) => {
    const chance = chanceAt(study, review, at, seat);
    return chance === undefined ? [] : [`${name} ${percentSaid(chance, at === review.last)}`];
  });
  return said.length === 0 ? undefined : analysisWords().standing({ where: review.whereIs(at), chances: list(language.value, said) });
};

export function Strip({ review }: { readonly review: Reviewing }) {
  const study = studyOf(review);
  useNextMark(review, study);
  // Nobody waits for it any longer once the page is left.
  useEffect(() => () => study.stop(), [study]);
  if (!review.opinion.value) return null;
  return (
    <>
      <Gutter review={review} study={study} />
      <div class="opinion">
        <Chances review={review} study={study} />
        <Mosaic review={review} study={study} />
      </div>
    </>
  );
}
