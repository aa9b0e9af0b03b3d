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
    <div class="puzzle-verdict" data-stone={stone}>
      <p class="seal">
        <Icon id={`q-${stone}`} class="" />
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
const attemptText = (n: number, of: number): string => puzzleWords()[n === of - 1 ? 'yours' : 'first'];

interface LineProps extends AnswerProps {
  readonly one: WeighedMove;
  /** From 1; none for a move that is told only because it was tried. */
  readonly place?: number;
  readonly tried: string | undefined;
}

function Line({ puzzling, sayings, one, place, tried }: LineProps) {
  const words = puzzleWords();
  const { chance } = one;
  return (
    <li {...(chance !== undefined && { 'data-percent': percent(chance) })}>
      <span class="place numerals">{place ?? '–'}</span>
      <div>
        <b>{moveText(puzzling, sayings, one.move)}</b>
        {place !== 1 && <small>{reasonsText(puzzling, sayings, one)}</small>}
        {tried !== undefined && (
          <em class="row">
            <Icon id={place === 1 ? 'check' : 'cross'} class="" />
            {tried}
          </em>
        )}
        {JSON.stringify(one.move) === JSON.stringify(puzzling.run.builder) && (
          <em class="row">
            <Icon id="eye" class="" />
            {words.builder}
          </em>
        )}
      </div>
      {chance !== undefined && (
        <>
          <span class="chance numerals">
            <b aria-hidden="true">{words.chance({ percent: percent(chance) })}</b>
            <span class="visually-hidden">{words['chance.says']({ percent: percent(chance) })}</span>
          </span>
          <meter min={0} max={1} value={chance} aria-hidden="true" />
        </>
      )}
    </li>
  );
}

export function Moves({ puzzling, sayings }: AnswerProps) {
  const words = puzzleWords();
  const { moves } = puzzling.run;
  const { budget, puzzle } = puzzling.question;
  const { attempts } = puzzling.solving.value;
  // What was tried before a reload, and is none of the best, is not known any more.
  const others = attempts.flatMap((at, n) => {
    const one = puzzling.tried.value[n - attempts.length + puzzling.tried.value.length];
    return at === null && one !== undefined ? [{ one, tried: attemptText(n, attempts.length) }] : [];
  });
  const [low, high] = puzzle.margin;
  return (
    <>
      <h3>{words.moves}</h3>
      <ol class="weighed">
        {moves.map((one, n) => {
          const at = attempts.lastIndexOf(n);
          const tried = at < 0 ? undefined : attemptText(at, attempts.length);
          return <Line key={JSON.stringify(one.move)} puzzling={puzzling} sayings={sayings} one={one} place={n + 1} tried={tried} />;
        })}
        {others.map(({ one, tried }) => (
          <Line key={JSON.stringify(one.move)} puzzling={puzzling} sayings={sayings} one={one} tried={tried} />
        ))}
      </ol>
      <p class="fine">
        {words.numbers({
          playouts: new Intl.NumberFormat(language.value).format(budget.verify),
          lead: Math.round((low + high) / 20),
          low: Math.round(low / 10),
          high: Math.round(high / 10),
        })}
      </p>
    </>
  );
}
