// After the answer: the stone, why the best move is the best, and what the master thinks of the others.
import { language } from '../../base/i18n.ts';
import { puzzleWords } from '../../base/puzzle-words.ts';
import { Icon } from '../../components/icon.tsx';
import type { WeighedMove } from '../../local/puzzle-run.ts';
import { sayReason } from '../../table/hint/say-reason.ts';
import type { Sayings } from '../../table/hint/sayings.ts';
import type { Puzzling } from './puzzling.ts';
import type { Stone } from './record.ts';

interface AnswerProps {
  readonly puzzling: Puzzling;
  readonly sayings: Sayings;
}

const percent = (share: number): number => Math.round(share * 100);

/** A move in words, as the seat of the puzzle would say it. */
export const moveText = ({ run, seat, names }: Puzzling, sayings: Sayings, move: object): string =>
  sayings.move({ move: move as WeighedMove['move'], view: run.frame.view, seat, nameOf: (n) => names.value[n] ?? '' });

const reasonsText = ({ names }: Puzzling, sayings: Sayings, { reasons }: WeighedMove): string =>
  reasons.length === 0
    ? puzzleWords()['no-reason']
    : reasons.map((reason) => sayReason(reason, sayings, (n) => names.value[n] ?? '')).join(' ');

export function Verdict({ puzzling, sayings, stone }: AnswerProps & { readonly stone: Stone }) {
  const words = puzzleWords();
  const [best] = puzzling.run.moves;
  if (best === undefined) return null;
  return (
    <div class={`verdict ${stone}`} data-stone={stone}>
      <p class="mark column centred">
        <Icon id={`stone-${stone}`} class="" />
        <b>{words[stone]}</b>
      </p>
      <div>
        <h3>{moveText(puzzling, sayings, best.move)}</h3>
        <p>{reasonsText(puzzling, sayings, best)}</p>
      </div>
    </div>
  );
}

/** Which of the attempts it was, in words. */
const attemptText = (puzzling: Puzzling, at: number): string | undefined => {
  const words = puzzleWords();
  const { attempts } = puzzling.solving.value;
  const last = attempts.lastIndexOf(at);
  if (last < 0) return undefined;
  return last === attempts.length - 1 ? words.yours : words.first;
};

export function Moves({ puzzling, sayings }: AnswerProps) {
  const words = puzzleWords();
  const { moves, builder } = puzzling.run;
  const { budget, puzzle } = puzzling.question;
  const [low, high] = puzzle.margin;
  const [best, second] = moves;
  const byBuilder = JSON.stringify(builder);
  return (
    <>
      <h3>{words.moves}</h3>
      <ol class="weighed">
        {moves.map((one, n) => {
          const tried = attemptText(puzzling, n);
          return (
            <li key={JSON.stringify(one.move)} data-percent={percent(one.chance)}>
              <span class="place numerals">{n + 1}</span>
              <div>
                <b>{moveText(puzzling, sayings, one.move)}</b>
                {n > 0 && <small>{reasonsText(puzzling, sayings, one)}</small>}
                {tried !== undefined && (
                  <em class="row">
                    <Icon id={n === 0 ? 'check' : 'cross'} class="" />
                    {tried}
                  </em>
                )}
                {JSON.stringify(one.move) === byBuilder && (
                  <em class="row">
                    <Icon id="eye" class="" />
                    {words.builder}
                  </em>
                )}
              </div>
              <span class="chance numerals">
                <b aria-hidden="true">{words.chance({ percent: percent(one.chance) })}</b>
                <span class="visually-hidden">{words['chance.says']({ percent: percent(one.chance) })}</span>
              </span>
              <meter min={0} max={1} value={one.chance} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
      {best !== undefined && second !== undefined && (
        <p class="fine">
          {words.numbers({
            playouts: new Intl.NumberFormat(language.value).format(budget.verify),
            lead: percent(best.chance) - percent(second.chance),
            low: Math.round(low / 10),
            high: Math.round(high / 10),
          })}
        </p>
      )}
    </>
  );
}
