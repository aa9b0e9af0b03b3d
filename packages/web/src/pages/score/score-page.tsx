// The score pad of a real table: what is entered is kept at once, and everything that follows from it is shown at once.
import './score.css';
import './score-entry.css';
import './score-phone.css';
import './score-print.css';
import type { ComponentType } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { announce } from '../../base/announce.ts';
import type { BookPlug } from '../../base/book.ts';
import { language } from '../../base/i18n.ts';
import { scoreWords } from '../../base/score-words.ts';
import type { PadSheet, ScorePad } from '../../base/score-pad.ts';
import { toast } from '../../base/toasts.ts';
import { Segments } from '../../base/ui/choice.tsx';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import { Icon } from '../../components/icon.tsx';
import { ReadingFrame } from '../reading/frame.tsx';
import { ByPerson } from './by-person.tsx';
import { Entry } from './entry.tsx';
import { History } from './history.tsx';
import { emptySheet, isEmpty, leadersIn, nextCell, seatsOf, standingOf } from './model.ts';
import { nameOf, signed } from './names.ts';
import { PadTable } from './pad-table.tsx';
import type { WonderProps } from './seat-wonder.tsx';
import { addPast, keeps, keepSheet, loadPast, namesKnown, past, type PastGame, recallSheet } from './store.ts';
import { Settings, Tools } from './tools.tsx';
import { type Verdict, verdictOf } from './verdict.ts';

interface PageProps {
  readonly book: BookPlug;
  readonly pad: ScorePad;
  /** Beside the name of a seat, where everybody has a wonder. */
  readonly wonder: ComponentType<WonderProps> | undefined;
}

/** A kept sheet that this pad can show: it may have been written by another version. */
const fits = (pad: ScorePad, sheet: PadSheet | undefined): PadSheet | undefined =>
  sheet !== undefined && pad.seatCounts.includes(sheet.seats) && pad.endings.some((ending) => ending === sheet.ending) ? sheet : undefined;

function Winner({ verdict: { title, line, total } }: { readonly verdict: Verdict }) {
  return (
    <section class="score-winner row">
      <i class="laurel centred">
        <Icon id="crown" class="" />
      </i>
      <div>
        <h2>
          {title} {total !== undefined && <b class="numerals">{signed(total)}</b>}
        </h2>
        <p>{line}</p>
      </div>
    </section>
  );
}

export function ScorePage({ book, pad, wonder }: PageProps) {
  const words = scoreWords();
  const title = words['page.title']({ book: book.name() });
  useTitle(title);
  const heading = useArrival();
  const known = useId();
  const narrow = useMedia('(max-width: 75rem)');
  const phone = useMedia('(max-width: 44rem)');
  const [sheet, setSheet] = useState<PadSheet>(() => {
    loadPast();
    return fits(pad, recallSheet(book.id)) ?? emptySheet(pad);
  });
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<'person' | 'table'>('person');
  const speech = language.value;
  const rows = useMemo(() => pad.rows(), [pad, speech]);
  const standing = standingOf(pad, sheet);
  const verdict = verdictOf(pad, sheet, standing);
  const [seat, n] = [Math.min(at[0], sheet.seats - 1), at[1]];
  const row = rows[n];

  const change = (next: PadSheet): void => {
    setSheet(next);
    keepSheet(book.id, next);
  };
  const keepGame = (): void =>
    addPast({
      id: `${book.id}.${new Date().toISOString()}`,
      pad: book.id,
      at: new Date().toISOString(),
      sheet,
      totals: standing.totals,
      winners: leadersIn(standing),
    });
  const finish = (): void => {
    if (isEmpty(sheet) && sheet.ending === 'civil') return toast(() => scoreWords().empty, 'refused');
    keepGame();
    change({ ...emptySheet(pad, sheet.names, sheet.seats), teams: sheet.teams });
    setAt([0, 0]);
    toast(() => scoreWords().finished);
  };
  const again = (game: PastGame): void => {
    if (!isEmpty(sheet)) keepGame();
    change(fits(pad, game.sheet) ?? sheet);
  };
  const cellName = (by: 1 | -1): string => {
    const [toSeat, toRow] = nextCell(sheet, rows, [seat, n], by);
    return toRow === n ? nameOf(sheet, toSeat) : (rows[toRow]?.name ?? '');
  };

  // Heard when it changes, not with every point.
  const leader = verdict.title;
  const [heard, hear] = useState(leader);
  useEffect(() => {
    if (leader === heard) return;
    hear(leader);
    announce(leader);
  }, [leader]);

  const entry = row !== undefined && (
    <Entry
      pad={pad}
      sheet={sheet}
      seat={seat}
      row={row}
      onChange={change}
      before={cellName(-1)}
      after={cellName(1)}
      onGo={(by) => setAt(nextCell(sheet, rows, [seat, n], by))}
      untitled={narrow}
    />
  );
  const tools = <Tools shared={{ pad, sheet, standing, book: book.name() }} onFinish={finish} />;
  const asTable = !phone || view === 'table';
  const parts = { pad, wonder, rows, sheet, standing, known, onChange: change };

  return (
    <ReadingFrame page="score" book={book}>
      <div class={narrow ? 'score-body' : 'score-body beside'}>
        <main id="main" class="score-main column">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div class="score-head row">
            <Settings pad={pad} sheet={sheet} onChange={change} />
            {!phone && tools}
          </div>
          {phone && (
            <Segments
              label={words['view.label']}
              values={[
                { value: 'person', label: words['view.person'] },
                { value: 'table', label: words['view.table'] },
              ]}
              value={view}
              onChoose={setView}
            />
          )}
          <datalist id={known}>
            {namesKnown(past.value).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p id="pad-keys" class="visually-hidden">
            {words.keys}
          </p>
          {asTable ? (
            <PadTable {...parts} at={[seat, n]} onAt={setAt} onOpen={() => setOpen(narrow)} />
          ) : (
            <ByPerson
              {...parts}
              seat={seat}
              onSeat={(next) => setAt([next, n])}
              onRow={(next) => {
                setAt([seat, next]);
                setOpen(true);
              }}
            />
          )}
          <div class="score-low">
            <Winner verdict={verdict} />
            {phone && tools}
            <History id={book.id} pad={pad} rows={rows} onAgain={again} />
          </div>
          <p class="score-kept row" role="status">
            <Icon id={keeps.value ? 'check' : 'info'} class="" />
            {keeps.value ? words.kept : words['kept.not']}
          </p>
        </main>
        {!narrow && (
          <aside class="score-aside" aria-label={row?.name}>
            {entry}
          </aside>
        )}
      </div>
      {narrow && open && row !== undefined && seatsOf(sheet).includes(seat) && (
        <Sheet title={row.name} onClose={() => setOpen(false)}>
          {entry}
        </Sheet>
      )}
    </ReadingFrame>
  );
}
