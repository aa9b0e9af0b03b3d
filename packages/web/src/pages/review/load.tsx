// From an address to the page of a match, or to what is wrong with it.
import type { ComponentType } from 'preact';
import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { analysisWords } from '../../base/analysis-words.ts';
import { loadWords, refusedWords } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { Loading } from '../../base/ui/loading.tsx';
import type { Unreadable } from '../../local/review-run.ts';
import { ReviewWorker } from '../../local/review-worker.ts';
import type { TableSession } from '../../net/session.ts';
import type { GamePlug, GameReview } from '../../table/plug.ts';
import { hintWords } from '../../table/hint/words.ts';
import type { Past } from '@maravilha/protocol';
import { gameOf } from '../games.ts';
import { FilePage } from './file-page.tsx';
import { addressIn } from './address.ts';
import { NothingPage } from './nothing-page.tsx';
import { type Analysis, Reviewing } from './review.ts';
import { ReviewPage } from './review-page.tsx';
import { find, type Missing, type Source } from './sources.ts';

const REVIEWS = import.meta.glob<GameReview>('../../games/*/review.ts', { import: 'review' });

const reviewOf = ({ id }: GamePlug): Promise<GameReview> => {
  const load = REVIEWS[`../../games/${id}/review.ts`];
  if (load === undefined) throw new Error(`nobody tells the past of ${id}`);
  return load();
};

/** What the master thinks; the page stands without it. */
const analysis = async (): Promise<Analysis> =>
  (await Promise.all([import('./analysis/index.ts'), loadWords([analysisWords, hintWords])]))[0];

type Wrong = { readonly code: Missing | Unreadable['code']; readonly where: string };

interface Open {
  readonly review: Reviewing;
  readonly Table: ComponentType<{ readonly session: TableSession }>;
}

type State =
  | { readonly t: 'loading' }
  | { readonly t: 'file' }
  | { readonly t: 'wrong'; readonly wrong: Wrong }
  | ({ readonly t: 'open' } & Open);

const openPast = async (past: Past): Promise<State> => {
  const worker = new ReviewWorker();
  const opened = await worker.open(past.log);
  if (!opened.ok) {
    worker.close();
    return { t: 'wrong', wrong: opened.error };
  }
  const plug = gameOf(opened.value.log.game);
  if (plug === undefined) return { t: 'wrong', wrong: { code: 'unknown-rules', where: '' } };
  const wanted = addressIn(location.hash);
  const { seats } = opened.value.log.options;
  const front = [wanted.seat, past.you, 0].find((seat) => seat !== undefined && seat < seats) ?? 0;
  const [{ default: Table }, game, frames] = await Promise.all([
    plug.table(),
    reviewOf(plug),
    worker.frames(front),
    loadWords([refusedWords, ...plug.tableWords]),
  ]);
  await loadWords(game.words);
  const review = new Reviewing(opened.value, past, game, worker, front, frames);
  return { t: 'open', review, Table };
};

const open = async (source: Source): Promise<State> => {
  const found = await find(source);
  if (!found.ok) return { t: 'wrong', wrong: { code: found.code, where: found.where ?? '' } };
  return found.value === undefined ? { t: 'file' } : openPast(found.value);
};

export function ReviewDoor({ source }: { readonly source: Source }) {
  const [state, setState] = useState<State>({ t: 'loading' });
  const [attempt, again] = useState(0);
  useEffect(() => {
    let over = false;
    let opened: State | undefined;
    const close = (): void => {
      if (opened?.t === 'open') opened.review.worker.close();
    };
    setState({ t: 'loading' });
    const begin = async (): Promise<void> => {
      try {
        opened = await open(source);
      } catch (error) {
        reportError(error);
        opened = { t: 'wrong', wrong: { code: 'lost', where: '' } };
      }
      if (over) close();
      else setState(opened);
    };
    void begin();
    return () => {
      over = true;
      close();
    };
  }, [attempt]);
  const retry = (): void => again((n) => n + 1);
  switch (state.t) {
    case 'loading':
      return <Loading />;
    case 'file':
      return <FilePage onOpened={retry} />;
    case 'wrong':
      return <NothingPage source={source} {...state.wrong} onRetry={retry} />;
    case 'open':
      return h(ReviewPage, { source, review: state.review, Table: state.Table, analysis, onOpened: retry });
  }
}

export const reviewPage = async (): Promise<typeof ReviewDoor> => {
  await loadWords([reviewWords]);
  return ReviewDoor;
};
