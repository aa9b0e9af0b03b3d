// The look-up of symbols at the table or lobby that is on the page. It comes after the table, and lies beside it in the document.
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { BookPlug, BookRules, Reading } from '../base/book.ts';
import { closedDoor, type Door, savesData, want } from '../base/door.ts';
import { language, loadWords } from '../base/i18n.ts';
import { visits } from '../base/router.ts';
import type { LiveTable } from '../net/live-table.ts';
import type { LookUp } from '../table/look-up/look-up.tsx';
import { asked, closeLookUp, sheetOpen, tableHere } from '../table/look-up/model.ts';
import type { SymbolSheet } from '../table/look-up/symbol-sheet.tsx';
import { watch } from '../table/look-up/watch.ts';
import { lookUpWords } from '../table/look-up/words.ts';
import { BOOKS, rulePath } from './books.ts';

/** All that a look-up in a book needs. */
interface Known {
  readonly book: BookPlug;
  readonly rules: BookRules;
  readonly atTable: Awaited<ReturnType<Reading['atTable']>>['atTable'];
  readonly LookUp: typeof LookUp;
  readonly SymbolSheet: typeof SymbolSheet;
}

const load = async (book: BookPlug): Promise<Known> => {
  const { reading } = book;
  const [{ rules }, { atTable }, one, all] = await Promise.all([
    reading.rules(),
    reading.atTable(),
    import('../table/look-up/look-up.tsx'),
    import('../table/look-up/symbol-sheet.tsx'),
    loadWords([lookUpWords, ...reading.words]),
  ]);
  return { book, rules, atTable, LookUp: one.LookUp, SymbolSheet: all.SymbolSheet };
};

const DOORS: ReadonlyMap<BookPlug, Door<Known>> = new Map(BOOKS.map((book) => [book, closedDoor(() => load(book))]));

/** What is played there: an expansion is the last of the books that fit. */
const bookAt = (table: LiveTable | undefined): BookPlug | undefined => {
  const info = table?.known.value;
  return BOOKS.findLast(({ game, option }) => game === info?.game && (option === undefined || info.options[option] === true));
};

const matchHere = computed(() => tableHere.value?.match.value);
const bookHere = computed(() => bookAt(tableHere.value));
const known = signal<Known | undefined>(undefined);
/** Somebody has pointed at something: those who save data have it fetched now. */
const wanted = signal(false);

function Root() {
  const table = tableHere.value;
  const info = table?.known.value;
  const now = known.value;
  if (table === undefined || info === undefined || now === undefined) return null;
  // Read, so that a change of language draws it anew.
  const groups = language.value && now.rules.symbols();
  const all = groups.flatMap((group) => group.symbols.map((entry) => ({ entry, title: group.title })));
  const match = table.match.value;
  const here = { info, table: match && now.atTable(match.view, info.you), rulePath };
  return (
    <>
      <now.LookUp
        entryOf={(symbol) => all.find(({ entry }) => entry.id === symbol)?.entry}
        groupOf={(symbol) => all.find(({ entry }) => entry.id === symbol)?.title ?? ''}
        here={here}
      />
      {sheetOpen.value && <now.SymbolSheet title={now.book.reading.sheetTitle()} groups={groups} here={here} />}
    </>
  );
}

/** Nobody waits for it: if it does not come, whoever asks has it fetched again. */
const fetchAhead = async (book: BookPlug, door: Door<Known>): Promise<void> => {
  const part = await door.fetch().catch(() => undefined);
  if (book === bookHere.peek()) known.value = part;
};

let started = false;

const start = (): void => {
  started = true;
  effect(() => {
    const book = bookHere.value;
    const door = book && DOORS.get(book);
    known.value = door?.part();
    if (book === undefined || door === undefined || known.peek() !== undefined) return undefined;
    if (wanted.value || sheetOpen.value) return want(door, (part) => (known.value = part));
    if (!savesData()) void fetchAhead(book, door);
    return undefined;
  });
  // What is open belongs to the page on which it was asked.
  const here = visits.peek();
  visits.subscribe((visit) => {
    // The menu may have asked before this came.
    if (visit === here) return;
    closeLookUp();
    sheetOpen.value = false;
  });
  // What was looked at may be gone with the next move.
  matchHere.subscribe(() => {
    if (asked.peek()?.found.some(({ at }) => !at.isConnected) === true) closeLookUp();
  });
  watch({
    known: () => known.peek()?.rules.signs,
    signs: (by) => {
      // A rest is enough where nothing is fetched ahead; elsewhere it is no reason to speak of what did not come.
      if (by !== 'rest' || savesData()) wanted.value = true;
      return known.peek()?.rules.signs;
    },
    later: (act) => {
      const stop = known.subscribe((now) => {
        if (now === undefined) return;
        // It may be there already, before `stop` is.
        queueMicrotask(() => stop());
        act();
      });
    },
    path: (page) => {
      const book = bookHere.peek();
      return book && `/${page}/${book.id}`;
    },
  });
  const place = document.createElement('div');
  document.body.append(place);
  render(<Root />, place);
};

/** Symbols are told as they are at this table, until there is another. */
export const lookUpAt = (table: LiveTable): void => {
  tableHere.value = table;
  if (!started) start();
};
