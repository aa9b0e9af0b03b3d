// What stands beside the table of a puzzle, or in a sheet over it: the task, the answer, the stones.
import { language } from '../../base/i18n.ts';
import type { BookPlug } from '../../base/book.ts';
import { puzzleWords } from '../../base/puzzle-words.ts';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Sayings } from '../../table/hint/sayings.ts';
import { BOOKS } from '../books.ts';
import { Moves, moveText, Verdict } from './answer.tsx';
import { dateText } from './days.ts';
import type { Puzzling } from './puzzling.ts';
import { STONES, streakOf, wallOf } from './record.ts';
import { shareStones } from './share.ts';

interface SideProps {
  readonly book: BookPlug;
  readonly puzzling: Puzzling;
  readonly sayings: Sayings;
  readonly onDay: (day: number) => void;
}

const WALL = 14;

/** The last days, each a way to its puzzle, and the streak. */
function Stones({ puzzling, onDay }: Pick<SideProps, 'puzzling' | 'onDay'>) {
  const words = puzzleWords();
  const record = puzzling.record.value;
  const { today, day } = puzzling;
  const days = streakOf(record, today);
  return (
    <section class="stones" aria-label={words.lately}>
      <p class="streak row" data-streak={days}>
        <b class="numerals">{days}</b>
        <span>
          {words.streak({ days })}
          <small>{words.best({ days: record.best })}</small>
        </span>
      </p>
      <ol class="wall">
        {wallOf(record, today, WALL).map(([one, stone]) => (
          <li key={one}>
            <button
              type="button"
              class="stone centred"
              data-stone={stone}
              data-day={one}
              aria-label={words.day({ date: dateText(one, language.value), stone: words[stone ?? 'none'] })}
              title={dateText(one, language.value)}
              aria-current={one === day ? 'date' : undefined}
              onClick={() => onDay(one)}
            >
              <Icon id={stone === undefined ? 'ch-target' : `q-${stone}`} class="" />
            </button>
          </li>
        ))}
      </ol>
      <ul class="means row">
        {STONES.map((stone) => (
          <li key={stone} class="row">
            <Icon id={`q-${stone}`} class="" />
            {words[`${stone}.means`]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Task({ puzzling, sayings }: Pick<SideProps, 'puzzling' | 'sayings'>) {
  const words = puzzleWords();
  const { attempts, hinted } = puzzling.solving.value;
  const tried = puzzling.tried.value.at(-1);
  return (
    <div class="task">
      {attempts.length > 0 && (
        <div class="puzzle-verdict" data-wrong="">
          <p class="seal">
            <Icon id="cross" class="" />
          </p>
          <div>
            <h3>{words.wrong}</h3>
            <p>
              {tried !== undefined && `${words['wrong.line']({ move: moveText(puzzling, sayings, tried.move) })} `}
              {words.again}
            </p>
          </div>
        </div>
      )}
      <p class="attempts row" data-left={puzzling.left}>
        <Icon id="ch-target" class="" />
        <b>{words.attempts({ left: puzzling.left })}</b>
      </p>
      {attempts.length === 0 && <p>{words['ask.line']}</p>}
      {sayings.wonders !== undefined && (
        <p class="seat row">
          <Icon id="person" class="" />
          {words.seat({ name: puzzling.names.value[puzzling.seat] ?? '' })}
        </p>
      )}
      {hinted ? (
        <p class="hinted row" role="status">
          <Icon id="owl" class="" />
          <span>{words['hint.says']({ move: moveText(puzzling, sayings, puzzling.run.builder) })}</span>
        </p>
      ) : (
        <Button icon="owl" class="ask-hint" onClick={() => puzzling.hint()}>
          <span>{words.hint}</span>
          <small>{words['hint.price']}</small>
        </Button>
      )}
      {attempts.length > 0 && (
        <Button icon="eye" class="give" onClick={() => puzzling.give()}>
          <span>{words.give}</span>
          <small>{words['give.price']}</small>
        </Button>
      )}
      <p class="fine">
        {sayings.wonders !== undefined && `${words.source} `}
        {words.local}
      </p>
    </div>
  );
}

export function Side({ book, puzzling, sayings, onDay }: SideProps) {
  const words = puzzleWords();
  const stone = puzzling.stone.value;
  return (
    <div class="puzzle-side column">
      <header>
        <h2 id="puzzle-title">{stone === undefined ? words.ask : words[stone === 'crack' ? 'missed' : 'found']}</h2>
        <p>{words.number({ n: puzzling.day, date: dateText(puzzling.day, language.value) })}</p>
      </header>
      <div class="scroll">
        {!puzzling.counts && (
          <p class="earlier">
            {words.earlier}
            <Button onClick={() => onDay(puzzling.today)}>{words.today}</Button>
          </p>
        )}
        {stone === undefined ? (
          <Task puzzling={puzzling} sayings={sayings} />
        ) : (
          <>
            <Verdict puzzling={puzzling} sayings={sayings} stone={stone} />
            <Moves puzzling={puzzling} sayings={sayings} />
            {puzzling.counts && (
              <Button
                kind="primary"
                icon="share"
                class="share"
                onClick={() => void shareStones(book.name(), puzzling.record.peek(), puzzling.today)}
              >
                {words.share}
              </Button>
            )}
          </>
        )}
        <nav class="more" aria-label={words.more}>
          <h3>{words.more}</h3>
          {BOOKS.filter((one) => one !== book).map((one) => (
            <a key={one.id} href={`/puzzle/${one.id}`}>
              {one.name()}
            </a>
          ))}
          <ButtonLink kind="quiet" icon="ch-book" href={`/rules/${book.id}`}>
            {words.rules}
          </ButtonLink>
        </nav>
      </div>
      <Stones puzzling={puzzling} onDay={onDay} />
    </div>
  );
}
