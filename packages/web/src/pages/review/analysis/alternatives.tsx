// What else could be done at this moment: the moves that were weighed, the best first, and the one that was played. Above it the master himself: how
// far he is, and whether he is asked at all.
import './analysis.css';
import './alternatives.css';
import '../../../table/hint/hint.css';
import type { Ranked, Verdict } from '@maravilha/bots/analysis';
import { useEffect, useState } from 'preact/hooks';
import { analysisWords } from '../../../base/analysis-words.ts';
import { Icon } from '../../../components/icon.tsx';
import { IconButton } from '../../../components/controls.tsx';
import { markPieces } from '../../../table/hint/mark.ts';
import { sayReason } from '../../../table/hint/say-reason.ts';
import type { Reviewing } from '../review.ts';
import { Master } from './master.tsx';
import { goToNextMark } from './next-mark.ts';
import { moveSaid, percentSaid, sayingsOf, useSayings } from './said.ts';
import { type Study, studyOf } from './study.ts';

/** So many are told, besides the one that was played. */
const TOLD = 4;
/** Reasons that find room. */
const REASONS = 2;

interface AlternativeProps {
  readonly review: Reviewing;
  readonly verdict: Verdict;
  readonly alternative: Ranked;
  readonly place: number;
  /** The intervals are shown. */
  readonly sure: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Alternative({ review, verdict, alternative, place, sure, chosen, onChoose }: AlternativeProps) {
  const words = analysisWords();
  const sayings = sayingsOf(review);
  const { move, percent, points, behind, chance, reasons } = alternative;
  const played = place === verdict.played;
  const name = review.names[verdict.seat] ?? '';
  const within = Math.max(1, Math.round((place === 0 ? chance : behind).within * 100));
  return (
    <li class={played ? 'played' : ''} data-move={JSON.stringify(move)} data-percent={percent}>
      <button type="button" class="alternative" aria-pressed={chosen} onClick={onChoose}>
        <i class="place numerals" aria-hidden="true">
          {place + 1}
        </i>
        <span class="told">
          <b>{moveSaid(review, verdict, move)}</b>
          {sayings !== undefined && reasons.length > 0 && (
            <span class="because">
              {reasons
                .slice(0, REASONS)
                .map((reason) => sayReason(reason, sayings, (seat) => review.names[seat] ?? ''))
                .join(' ')}
            </span>
          )}
          {played && <span class="made">{verdict.seat === review.you ? words['made.you'] : words.made({ name })}</span>}
        </span>
        <span class="worth numerals">
          <b>{percentSaid(percent)}</b>
          {sure && <em>{words.within({ within })}</em>}
          {points !== undefined && (
            <small>
              <span aria-hidden="true">
                <Icon id="points" class="" />~{Math.round(points.mean)}
              </span>
              <span class="visually-hidden">{words.points({ points: Math.round(points.mean) })}</span>
              {sure && ` ${words.within({ within: Math.max(1, Math.round(points.within)) })}`}
            </small>
          )}
        </span>
        <meter class="visually-hidden" min={0} max={100} value={percent} aria-hidden="true" />
        <span class="bar" aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      </button>
    </li>
  );
}

/** What lay hidden is not what the seat could know: said beside the judgement, never in it. */
function There({ verdict: { there } }: { readonly verdict: Verdict }) {
  const words = analysisWords();
  if (there === undefined) return null;
  const { loss, within } = there;
  const said =
    Math.abs(loss) <= within
      ? words['there.equal']
      : loss > 0
        ? words['there.cost']({ loss, within })
        : words['there.gain']({ gain: -loss, within });
  return (
    <p class="there row" data-there={loss}>
      <Icon id="eye" class="" />
      {said}
    </p>
  );
}

interface ListProps {
  readonly review: Reviewing;
  readonly verdict: Verdict;
  readonly sure: boolean;
  readonly title: string | undefined;
}

function List({ review, verdict, sure, title }: ListProps) {
  const words = analysisWords();
  const [chosen, choose] = useState<Ranked | undefined>(undefined);
  useEffect(() => choose(undefined), [verdict]);
  useEffect(() => {
    const table = document.querySelector('.review .stage .table');
    return table === null || chosen === undefined ? undefined : markPieces(table, chosen.move, () => undefined);
  }, [chosen]);
  const { alternatives, played, choices, free } = verdict;
  if (!free) return <p class="none">{words['nothing.only']}</p>;
  const told = alternatives.map((one, place) => ({ one, place })).filter(({ place }) => place < TOLD || place === played);
  const left = choices - told.length;
  return (
    <div class="choice">
      {title !== undefined && <h4>{title}</h4>}
      <ol>
        {told.map(({ one, place }) => (
          <Alternative
            key={place}
            review={review}
            verdict={verdict}
            alternative={one}
            place={place}
            sure={sure}
            chosen={chosen === one}
            onChoose={() => choose(chosen === one ? undefined : one)}
          />
        ))}
      </ol>
      {left > 0 && <p class="left">{words.more({ count: left })}</p>}
      <There verdict={verdict} />
      {sure && <p class="fine">{words.games({ count: verdict.games })}</p>}
    </div>
  );
}

function Choices({ review, study }: { readonly review: Reviewing; readonly study: Study }) {
  const words = analysisWords();
  const [sure, setSure] = useState(false);
  const at = review.at.value;
  const watched = review.seat.value;
  const choosers = review.moments[at]?.seats ?? [];
  // Where the watched seat had nothing to choose, the one who had is of interest.
  const seat = choosers.includes(watched) ? watched : (choosers[0] ?? watched);
  const name = review.names[seat] ?? '';
  const verdicts = study.verdictsOf(at, seat);
  if (at === review.last) return <p class="none">{words.ended}</p>;
  return (
    <>
      <div class="head row">
        <h3>{seat === review.you ? words['else.you'] : words.else({ name })}</h3>
        <IconButton icon="next-mark" label={words['next-mark']} onClick={() => goToNextMark(review, study)} />
        <IconButton icon="help" label={words.sure} aria-pressed={sure} onClick={() => setSure(!sure)} />
      </div>
      {verdicts.length === 0 ? (
        <p class="none">{words['not-yet']}</p>
      ) : (
        verdicts.map((verdict) => (
          <List
            key={`${at} ${seat} ${verdict.step}`}
            review={review}
            verdict={verdict}
            sure={sure}
            title={verdicts.length > 1 ? words['else.step']({ n: verdict.step + 1, of: verdicts.length }) : undefined}
          />
        ))
      )}
    </>
  );
}

export function Alternatives({ review }: { readonly review: Reviewing }) {
  const study = studyOf(review);
  const ready = useSayings(review);
  return (
    <section class="alternatives column" aria-label={analysisWords().master} data-analysis={study.state.value}>
      <Master review={review} study={study} />
      {ready && review.opinion.value && study.analysis.value !== undefined && <Choices review={review} study={study} />}
    </section>
  );
}
