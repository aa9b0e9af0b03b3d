// What the watched seat's choice was worth, where the decision stood: mark, what was done, and how the chance went on.
import { sumOf } from './sums.ts';
import { analysisWords } from '../../../base/analysis-words.ts';
import { Icon } from '../../../components/icon.tsx';
import type { Reviewing } from '../review.ts';
import { Verdict as Plain } from '../verdict.tsx';
import { chanceAt, markIcon, percentSaid } from './said.ts';
import { studyOf } from './study.ts';

function Figure({
  label,
  help,
  value,
  tone,
}: {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly tone?: string;
}) {
  return (
    <div class={tone === undefined ? 'figure' : `figure ${tone}`} title={help}>
      <dt>{label}</dt>
      <dd class="numerals">{value}</dd>
    </div>
  );
}

const toneOf = (count: number): string => (count < 0 ? 'loss' : count > 0 ? 'gain' : 'even');

export function Verdict({ review }: { readonly review: Reviewing }) {
  const words = analysisWords();
  const study = studyOf(review);
  const at = review.at.value;
  const seat = review.seat.value;
  const verdicts = study.verdictsOf(at, seat);
  const [first] = verdicts;
  if (!review.opinion.value || first === undefined) return <Plain review={review} />;
  const { loss, mark, free } = sumOf(verdicts);
  const start = first.best.percent;
  const then = chanceAt(study, review, at + 1, seat);
  const over = at + 1 === review.last;
  const word = mark === undefined ? (free ? 'sound' : 'forced') : mark;
  return (
    <div class={`verdict judged row mark-${word}`} data-verdict={word} data-loss={loss}>
      <span class="mark-word">
        <Icon id={mark === undefined ? 'check' : markIcon(mark)} class="" />
        <b>{words[word]}</b>
      </span>
      <Plain review={review} />
      <dl class="figures row">
        <Figure label={words.best} help={words['best.help']} value={percentSaid(start)} />
        <Figure label={words.move} help={words['move.help']} value={words.signed({ count: -loss })} tone={toneOf(-loss)} />
        {then !== undefined && (
          <Figure
            label={words.others}
            help={words['others.help']}
            value={words.signed({ count: then - start + loss })}
            tone={toneOf(then - start + loss)}
          />
        )}
        {then !== undefined && <Figure label={words.next} help={words['next.help']} value={percentSaid(then, over)} />}
      </dl>
    </div>
  );
}
