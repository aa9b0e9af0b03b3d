// What is not needed to draw a page at once. It is fetched when it is first wanted or while the page is idle; a fetch that fails never
// breaks the page, and is made again when the line is back.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

export interface Door<Part> {
  fetch(): Promise<Part>;
  /** What has been fetched so far. */
  part(): Part | undefined;
}

/** For a page: fetched only when it is wanted. */
export const closedDoor = <Part>(load: () => Promise<Part>): Door<Part> => {
  let part: Part | undefined;
  return {
    fetch: async () => (part ??= await load()),
    part: () => part,
  };
};

const spare: Door<unknown>[] = [];

/** For what stands on a page: fetched while it is idle, too. */
export const door = <Part>(load: () => Promise<Part>): Door<Part> => {
  const made = closedDoor(load);
  spare.push(made);
  return made;
};

const idle = (): Promise<unknown> =>
  new Promise((done) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(done, { timeout: 2_000 }) : setTimeout(done, 200),
  );

/** How many places on the page still wait for what belongs there. */
export const waiting = signal(0);

const allThere = (): Promise<void> =>
  new Promise((done) => {
    const stop = effect(() => {
      // Not within itself: it may be told at once.
      if (waiting.value === 0) queueMicrotask(() => (stop(), done()));
    });
  });

const drawn = (picture: HTMLImageElement): unknown =>
  picture.complete ||
  new Promise((done) => {
    picture.addEventListener('load', done);
    picture.addEventListener('error', done);
  });

/** What the page shows has come, pictures and fonts too, and it has nothing to do: what is wanted later does not hold it up. */
export const quiet = async (): Promise<void> => {
  do {
    await allThere();
    await document.fonts.ready;
    await Promise.all([...document.images].map(drawn));
    await idle();
  } while (waiting.peek() > 0);
};

export const savesData = (): boolean => {
  // Not every browser tells.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

let fetching = false;

/** Fetches one after another what the page may want later, unless its reader saves data. */
export const fetchWhenIdle = async (): Promise<void> => {
  if (fetching || savesData()) return;
  fetching = true;
  await quiet();
  // The list grows while it is walked: a part may bring doors of its own.
  for (const one of spare) {
    if (one.part() !== undefined) continue;
    await idle();
    // Asked for again when it is wanted; that is when somebody has to know.
    await one.fetch().catch(() => undefined);
  }
  fetching = false;
};

// ---------------------------------------------------------------- what is wanted and has not come

export type Trouble =
  /** It could not be fetched; the line may be gone. */
  | 'missing'
  /** There is a newer version of the page on the server, and the parts of this one are gone. */
  | 'updated'
  /** It has come, and cannot be drawn. */
  | 'broken';

interface Want {
  readonly trouble: Trouble;
  /** What is broken stays so. */
  tryAgain?(): void;
}

const wanting = signal<readonly Want[]>([]);

/** What is wrong with the parts that are wanted now; the person can be told. */
export const trouble: ReadonlySignal<Trouble | undefined> = computed(() => {
  const found = new Set(wanting.value.map((want) => want.trouble));
  return (['updated', 'broken', 'missing'] as const).find((one) => found.has(one));
});

/** Notes a trouble until the answer is called. */
const note = (want: Want): (() => void) => {
  wanting.value = [...wanting.peek(), want];
  return () => {
    wanting.value = wanting.peek().filter((one) => one !== want);
  };
};

export const noteUpdated = (): (() => void) => note({ trouble: 'updated' });

export const noteBroken = (): (() => void) => note({ trouble: 'broken' });

/** Tries to fetch all that is wanted and has not come. */
export const tryAgain = (): void => {
  for (const want of wanting.peek()) want.tryAgain?.();
};

/** The first script of a page changes its name with every version of any part. */
export const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (own === null) return false;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(new URL(own.src).pathname);
  } catch {
    // Without a line nobody knows.
    return false;
  }
};

const nothing = (): void => undefined;

/** Fetches until it is there or, by a call of the answer, not wanted any more. */
export const want = <Part>(wanted: Door<Part>, came: (part: Part) => void): (() => void) => {
  let over = false;
  let forget = nothing;
  const attempt = async (): Promise<void> => {
    let part: Part;
    try {
      part = await wanted.fetch();
    } catch {
      const found = (await isOutdated()) ? 'updated' : 'missing';
      if (over) return;
      forget();
      forget = note({ trouble: found, tryAgain: () => void attempt() });
      return;
    }
    if (over) return;
    forget();
    came(part);
  };
  void attempt();
  return () => {
    over = true;
    forget();
  };
};
