// A card for each seat in order of rank: what its moves were worth and where its points came from. Beside them what decided the match.
import './analysis.css';
import './report.css';
import type { Account, Verdict } from '@maravilha/bots/analysis';
import type { ComponentChildren } from 'preact';
import { analysisWords } from '../../../base/analysis-words.ts';
import { Icon } from '../../../components/icon.tsx';
import { nameIn } from '../../../table/hint/say-reason.ts';
import type { Reviewing } from '../review.ts';
import { MarkSeal } from './mark.tsx';
import { Master } from './master.tsx';
import { markIcon, MARKS, moveSaid, sayingsOf, useSayings } from './said.ts';
import { studyOf } from './study.ts';

/** From so many per cents on an accuracy has this name. */
const NAMES = [
  ['exemplary', 97],
  ['steady', 93],
  ['solid', 88],
  ['daring', 0],
] as const;
const DECIDED = 8;

/** Colours of the rows of score pads that have no card of their own. */
const ROW_COLOURS: Readonly<Record<string, string>> = {
  military: 'red',
  wonder: 'brown',
  wonders: 'brown',
  stages: 'brown',
  treasury: 'yellow',
  coins: 'yellow',
  progress: 'green',
  tokens: 'green',
};
const CARDS = ['blue', 'green', 'yellow', 'purple', 'red', 'black', 'grey', 'brown', 'white'];
const colourOf = (row: string): string => ROW_COLOURS[row] ?? (CARDS.includes(row) ? row : 'grey');

interface ReviewProps {
  readonly review: Reviewing;
}

/** A move with where it was; pressed, it is shown. */
function Moment({ review, verdict, children }: ReviewProps & { readonly verdict: Verdict; readonly children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="moment-of"
      onClick={() => {
        review.from.value = verdict.seat;
        review.go(verdict.moment);
      }}
    >
      <span>
        <b>{moveSaid(review, verdict, verdict.made.move)}</b>
        <small>{review.whereIs(verdict.moment)}</small>
      </span>
      {children}
    </button>
  );
}

/** Points of one seat, a column for each turn, a stone for each row of the pad. */
function Skyline({ review, seat }: ReviewProps & { readonly seat: number }) {
  const words = analysisWords();
  const sayings = sayingsOf(review);
  const most = Math.max(1, ...review.scores.flatMap(({ seats }) => seats.map(({ total }) => total)));
  const last = review.scores.at(-1)?.seats[seat];
  const rows = Object.entries(last?.rows ?? {}).filter(([, points]) => points !== 0);
  const said = rows.map(([row, points]) => `${sayings === undefined ? row : nameIn(sayings, 'score', row)} ${points}`);
  return (
    <figure class="skyline" role="img" aria-label={`${words.growth}: ${said.join(', ')}`}>
      {review.scores.map(({ seats }, at) => (
        <span key={at}>
          {Object.entries(seats[seat]?.rows ?? {})
            .filter(([, points]) => points > 0)
            .map(([row, points]) => (
              <i key={row} class={`c-${colourOf(row)}`} style={{ height: `${(100 * points) / most}%` }} />
            ))}
        </span>
      ))}
    </figure>
  );
}

function Accuracy({ account }: { readonly account: Account }) {
  const words = analysisWords();
  const { accuracy, ages } = account;
  const name = NAMES.find(([, least]) => (accuracy ?? 0) >= least)?.[0] ?? 'daring';
  return (
    <div class="accuracy row" data-accuracy={accuracy}>
      <div>
        <b class="numerals">{accuracy === undefined ? '–' : words.percent({ percent: accuracy })}</b>
        <small title={words['accuracy.help']}>
          {accuracy === undefined ? words['accuracy.none'] : words.accuracy({ word: words[`accuracy.${name}`] })}
        </small>
      </div>
      {ages.map(({ age, accuracy: kept }) => (
        <span key={age} class="age-bar column numerals">
          <small>{'I'.repeat(age)}</small>
          <i aria-hidden="true">
            <i style={{ height: `${kept ?? 0}%` }} />
          </i>
          <small>{kept ?? '–'}</small>
        </span>
      ))}
    </div>
  );
}

function Card({ review, account, place }: ReviewProps & { readonly account: Account; readonly place: number }) {
  const words = analysisWords();
  const { seat, marks, best, miss, own, others } = account;
  const signed = (count: number): string => words.signed({ count });
  return (
    <li class={place === 1 ? 'first' : ''} data-report={seat}>
      <header class="row">
        <b class="place">{words.place({ place })}</b>
        <h3>{review.names[seat]}</h3>
        <b class="total numerals" title={words.score}>
          {review.scores.at(-1)?.seats[seat]?.total}
        </b>
      </header>
      <Accuracy account={account} />
      <ul class="marks row">
        {MARKS.map((mark) => (
          <li key={mark} class={marks[mark] === 0 ? 'none' : ''} data-mark={mark}>
            <MarkSeal mark={mark} />
            <b class="numerals">{marks[mark]}</b>
          </li>
        ))}
      </ul>
      <h4>{words['best-move']}</h4>
      {best === undefined ? (
        <p>{words.none}</p>
      ) : (
        <Moment review={review} verdict={best}>
          <b class="gain numerals">{signed(best.lead)}</b>
        </Moment>
      )}
      <h4>{words.miss}</h4>
      {miss === undefined ? (
        <p>{words.none}</p>
      ) : (
        <Moment review={review} verdict={miss}>
          <b class="loss numerals">{signed(-miss.loss)}</b>
        </Moment>
      )}
      <dl class="sums row">
        <div>
          <dt>{words.own}</dt>
          <dd class="numerals">{signed(own)}</dd>
        </div>
        <div>
          <dt>{words.rest}</dt>
          <dd class="numerals">{signed(others)}</dd>
        </div>
      </dl>
      <Skyline review={review} seat={seat} />
    </li>
  );
}

/** Those who won come first, then by points. */
const ranked = (review: Reviewing, accounts: readonly Account[]): readonly { readonly account: Account; readonly place: number }[] => {
  const score = review.scores.at(-1);
  const won = ({ seat }: Account): number => Number(score?.winners.includes(seat));
  const total = ({ seat }: Account): number => score?.seats[seat]?.total ?? 0;
  const order = accounts.toSorted((a, b) => won(b) - won(a) || total(b) - total(a));
  return order.map((account) => ({
    account,
    place: 1 + order.findIndex((one) => won(one) === won(account) && (won(account) === 1 || total(one) === total(account))),
  }));
};

function Decided({ review, verdicts }: ReviewProps & { readonly verdicts: readonly Verdict[] }) {
  const words = analysisWords();
  const marked = verdicts
    .filter(({ mark }) => mark !== undefined)
    .toSorted((a, b) => Math.max(b.loss, b.mark === 'gem' ? b.lead : 0) - Math.max(a.loss, a.mark === 'gem' ? a.lead : 0))
    .slice(0, DECIDED);
  return (
    <section class="decided">
      <h3>{words.decided}</h3>
      <p>{marked.length === 0 ? words['decided.none'] : words['decided.line']}</p>
      <ol>
        {marked.map((verdict) => (
          <li key={`${verdict.moment} ${verdict.seat} ${verdict.step}`} class="row">
            {verdict.mark !== undefined && <MarkSeal mark={verdict.mark} />}
            <Moment review={review} verdict={verdict}>
              <span class="whose">{review.names[verdict.seat]}</span>
              <b class={verdict.mark === 'gem' ? 'gain numerals' : 'loss numerals'}>
                {words.signed({ count: verdict.mark === 'gem' ? verdict.lead : -verdict.loss })}
              </b>
            </Moment>
          </li>
        ))}
      </ol>
      <h3>{words.marks}</h3>
      <ul class="legend">
        {MARKS.map((mark) => (
          <li key={mark} class="row">
            <span class={`seal centred mark-${mark}`}>
              <Icon id={markIcon(mark)} class="" />
            </span>
            <b>{words[mark]}</b>
            <span>{words[`${mark}.line`]}</span>
          </li>
        ))}
      </ul>
      <p class="fine">{words['accuracy.help']}</p>
    </section>
  );
}

export function Report({ review }: ReviewProps) {
  const words = analysisWords();
  const study = studyOf(review);
  const ready = useSayings(review);
  const analysis = study.analysis.value;
  if (!ready || analysis === undefined || !analysis.complete) {
    return (
      <section class="report waiting column">
        <h2>{words.report}</h2>
        {study.state.value !== 'barred' && <p>{words['report.wait']}</p>}
        <Master review={review} study={study} />
      </section>
    );
  }
  return (
    <section class="report">
      <h2>{words.report}</h2>
      <ul class="cards">
        {ranked(review, analysis.accounts).map(({ account, place }) => (
          <Card key={account.seat} review={review} account={account} place={place} />
        ))}
      </ul>
      <Decided review={review} verdicts={analysis.turns.flatMap((turn) => turn?.verdicts ?? [])} />
    </section>
  );
}
