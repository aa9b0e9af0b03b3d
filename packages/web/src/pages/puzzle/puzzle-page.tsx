// The puzzle of the day at the real table.
import './puzzle.css';
import { type ComponentType, h } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../base/announce.ts';
import type { BookPlug } from '../../base/book.ts';
import { quiet, savesData } from '../../base/door.ts';
import { puzzleWords } from '../../base/puzzle-words.ts';
import { useClosedByBack } from '../../base/router.ts';
import { Loading } from '../../base/ui/loading.tsx';
import { MessagePage } from '../../base/ui/message-page.tsx';
import { useTitle } from '../../base/ui/page.ts';
import { Button, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { keepPuzzles, puzzleOf } from '../../local/puzzle-files.ts';
import { openPuzzle } from '../../local/puzzle-worker.ts';
import type { TableSession } from '../../net/session.ts';
import type { Sayings } from '../../table/hint/sayings.ts';
import { setHeralded } from '../../table/window.ts';
import { BOOKS } from '../books.ts';
import { moveText } from './answer.tsx';
import { dayOf } from './days.ts';
import { rememberPuzzle } from './last.ts';
import { Puzzling } from './puzzling.ts';
import { Side } from './side.tsx';

interface PageProps {
  readonly book: BookPlug;
  readonly sayings: Sayings;
  readonly Table: ComponentType<{ readonly session: TableSession }>;
}

/** So many days are kept ahead. */
const AHEAD = 7;

const keepAhead = async (today: number): Promise<void> => {
  if (savesData()) return;
  await quiet();
  const days = Array.from({ length: AHEAD + 1 }, (_, n) => today + n);
  // Whoever wants one that has not come is told so then.
  await keepPuzzles(
    BOOKS.map(({ id }) => id),
    days,
  ).catch(() => undefined);
};

/** Room for the table and what stands beside it; rem of a media query is the reader's own font. */
const WIDE = matchMedia('(min-width: 100rem) and (min-height: 39rem)');

const useWide = (): boolean => {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const look = (): void => setWide(WIDE.matches);
    WIDE.addEventListener('change', look);
    return () => WIDE.removeEventListener('change', look);
  }, []);
  return wide;
};

type Found = Puzzling | 'loading' | 'missing';

const find = async (book: BookPlug, sayings: Sayings, day: number, today: number): Promise<Found> => {
  const question = await puzzleOf(book.id, day);
  if (question === undefined) return 'missing';
  return new Puzzling({ book: book.id, day, today, question, opened: await openPuzzle(question), sayings });
};

const usePuzzle = (book: BookPlug, sayings: Sayings, day: number, today: number, attempt: number): Found => {
  const [found, setFound] = useState<Found>('loading');
  useEffect(() => {
    let over = false;
    let made: Found = 'loading';
    const end = (): void => {
      if (typeof made !== 'string') made.close();
    };
    setFound('loading');
    const open = async (): Promise<void> => {
      try {
        made = await find(book, sayings, day, today);
      } catch (error) {
        reportError(error);
        made = 'missing';
      }
      if (over) end();
      else setFound(made);
    };
    void open();
    return () => {
      over = true;
      end();
    };
  }, [day, attempt]);
  return found;
};

/** Under the bar, where nothing has room beside the table: what is asked, and the way to the rest. */
function Line({ puzzling, open, onOpen }: { readonly puzzling: Puzzling; readonly open: boolean; readonly onOpen: () => void }) {
  const words = puzzleWords();
  const stone = puzzling.stone.value;
  const { attempts } = puzzling.solving.value;
  const self = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const bar = document.querySelector('.table > .dbar');
      if (self.current === null || bar === null) return;
      self.current.style.top = `${bar.getBoundingClientRect().bottom}px`;
      setHeralded(self.current.offsetHeight);
    };
    place();
    const watch = new ResizeObserver(place);
    if (self.current !== null) watch.observe(self.current);
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('resize', place);
      setHeralded(0);
    };
  }, []);
  return (
    <button ref={self} type="button" class="puzzle-line row" data-stone={stone} aria-expanded={open} onClick={onOpen}>
      <Icon id={stone === undefined ? 'ch-target' : `q-${stone}`} class="" />
      <b>{stone === undefined ? (attempts.length > 0 ? words.wrong : words.ask) : words[stone]}</b>
      <span>{stone === undefined ? words.attempts({ left: puzzling.left }) : words.open}</span>
      <Icon id="chevron" class="" />
    </button>
  );
}

function Sheet(props: Parameters<typeof Side>[0] & { readonly onClose: () => void }) {
  const self = useRef<HTMLElement>(null);
  useClosedByBack(true, props.onClose);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') props.onClose();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return (
    <>
      <div class="puzzle-veil" onClick={props.onClose} />
      <section ref={self} class="puzzle-sheet" role="dialog" aria-labelledby="puzzle-title" tabIndex={-1}>
        <IconButton icon="cross" label={puzzleWords().close} class="close-sheet" onClick={props.onClose} />
        <Side {...props} />
      </section>
    </>
  );
}

interface SolveProps extends PageProps {
  readonly puzzling: Puzzling;
  readonly onDay: (day: number) => void;
}

function Solve({ puzzling, Table, ...props }: SolveProps) {
  const words = puzzleWords();
  const wide = useWide();
  const [open, setOpen] = useState(puzzling.stone.peek() !== undefined);
  const { attempts } = puzzling.solving.value;
  const stone = puzzling.stone.value;
  const first = useRef(true);
  useLayoutEffect(() => {
    puzzling.table.beside.value = wide;
  }, [wide, puzzling]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (attempts.length === 0 && stone === undefined) return;
    setOpen(true);
    const [best] = puzzling.run.moves;
    announce(
      stone === undefined || best === undefined
        ? `${words.wrong}. ${words.attempts({ left: puzzling.left })}`
        : `${words[stone === 'crack' ? 'missed' : 'found']}. ${words[stone]}. ${moveText(puzzling, props.sayings, best.move)}`,
    );
  }, [attempts.length, stone]);
  return (
    <div class="puzzling" data-puzzle={puzzling.day}>
      {h(Table, { key: `${puzzling.day} ${attempts.length}`, session: puzzling.table })}
      {wide ? (
        <aside class="puzzle-beside" aria-labelledby="puzzle-title">
          <Side {...props} puzzling={puzzling} />
        </aside>
      ) : (
        <>
          <Line puzzling={puzzling} open={open} onOpen={() => setOpen(true)} />
          {open && <Sheet {...props} puzzling={puzzling} onClose={() => setOpen(false)} />}
        </>
      )}
    </div>
  );
}

export function PuzzlePage({ book, sayings, Table }: PageProps) {
  const words = puzzleWords();
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(today);
  const [attempt, setAttempt] = useState(0);
  const found = usePuzzle(book, sayings, day, today, attempt);
  useTitle(words.page({ book: book.name() }));
  useEffect(() => {
    rememberPuzzle(book.id);
    void keepAhead(today);
  }, []);
  if (found === 'loading') return <Loading />;
  if (found === 'missing')
    return (
      <MessagePage title={words.title} line={words.missing}>
        <Button kind="primary" icon="again" onClick={() => setAttempt(attempt + 1)}>
          {words.retry}
        </Button>
      </MessagePage>
    );
  return <Solve key={found.day} book={book} puzzling={found} sayings={sayings} Table={Table} onDay={setDay} />;
}
