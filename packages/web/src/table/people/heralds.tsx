// What people have to know or to decide, a line for each matter; what is to be decided shares one. Fetched with the words `people` and `aside`.
import './heralds.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { toast } from '../../base/toasts.ts';
import type { TablePlay } from '../play.ts';
import { setHeralded } from '../window.ts';
import { AskedLine, EndedLine, MineLine, WatchLine } from './lines.tsx';
import { UndoLine } from './undo-line.tsx';
import { changesAfter, type Matter, mattersOf, type Open, openIn, waitedFor } from './matters.ts';
import { isTight, OpenButton, OpenLine } from './open-line.tsx';
import type { Known } from './people.tsx';
import { isNews, newsText } from './say.ts';
import { useSince } from './since.ts';
import { peopleWords } from './words.ts';

/** Tells once what happened to the seats, and that somebody wants a rematch. */
const useNews = (play: TablePlay, known: Known, withdrew: { readonly current: boolean }): void => {
  const info = play.session.info.value;
  const before = useRef<{ readonly change: Known['change']; readonly next: string | undefined; readonly info: TableInfo }>({
    ...known,
    info,
  });
  useEffect(() => {
    const last = before.current;
    before.current = { change: info.changes.at(-1), next: info.next, info };
    for (const change of changesAfter(info.changes, last.change)) if (isNews(change, info)) toast(() => newsText(change, info));
    for (const seat of waitedFor(last.info, info)) toast(() => peopleWords()['change.wait']({ name: play.nameOf(seat) }));
    const { next, nextBy } = info;
    if (next !== undefined && last.next === undefined && nextBy !== undefined && nextBy !== nameOfMine(info))
      toast(() => peopleWords()['rematch.wanted']({ name: nextBy }));
    if (isAskOver(last.info, info) && !withdrew.current) toast(() => peopleWords()['asked.declined']);
    if (isUndoRefused(last.info, info) && !withdrew.current) toast(() => peopleWords()['undo.refused']);
  }, [info]);
};

const nameOfMine = ({ seats, you }: TableInfo): string | undefined => seats.find(({ seat }) => seat === you)?.name;

const asksNow = ({ asks, me }: TableInfo): boolean => asks.some(({ who }) => who === me);

/** My request is gone, and I have not got the seat. */
const isAskOver = (before: TableInfo, now: TableInfo): boolean =>
  asksNow(before) && !asksNow(now) && now.you === undefined && now.status === 'playing';

const asksToUndo = ({ undo, you }: TableInfo): boolean => undo !== undefined && undo.by === you;

/** My question is gone, and the match has not gone back. */
const isUndoRefused = (before: TableInfo, now: TableInfo): boolean =>
  asksToUndo(before) && now.undo === undefined && now.status === 'playing' && changesAfter(now.changes, before.changes.at(-1)).length === 0;

interface LineProps {
  readonly play: TablePlay;
  readonly matter: Exclude<Matter, Open>;
  withdraw(request: 'ask-seat' | 'answer-undo'): void;
}

function Line({ play, matter, withdraw }: LineProps) {
  switch (matter.kind) {
    case 'ended':
      return <EndedLine play={play} {...matter} />;
    case 'mine':
      return <MineLine play={play} {...matter} />;
    case 'asked':
      return <AskedLine play={play} {...matter} withdraw={() => withdraw('ask-seat')} />;
    case 'undo':
      return <UndoLine play={play} {...matter} withdraw={() => withdraw('answer-undo')} />;
    case 'watch':
      return <WatchLine play={play} />;
  }
}

export function Heralds({ play, known }: { readonly play: TablePlay; readonly known: Known }) {
  const info = play.session.info.value;
  const matters = mattersOf(info, useSince(info));
  const open = openIn(matters);
  const withdrew = useRef(false);
  const asking = asksNow(info) || asksToUndo(info);
  useNews(play, known, withdrew);
  // A new request may be declined again.
  useEffect(() => {
    if (asking) withdrew.current = false;
  }, [asking]);
  const withdraw = (request: 'ask-seat' | 'answer-undo'): void => {
    withdrew.current = true;
    void play.session.ask(request === 'ask-seat' ? { t: request } : { t: request, yes: false }, request === 'answer-undo');
  };
  const root = useRef<HTMLDivElement>(null);
  // The table makes room for the lines: nothing lies under them.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeralded(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeralded(0);
    };
  }, []);
  const tight = isTight(play);
  return (
    <>
      {tight && open.length > 0 && <OpenButton play={play} open={open} />}
      <div ref={root} class="heralds">
        {!tight && <OpenLine play={play} open={open} />}
        {matters.map(
          (matter) =>
            matter.kind !== 'ask' && matter.kind !== 'away' && <Line key={matter.kind} play={play} matter={matter} withdraw={withdraw} />,
        )}
      </div>
    </>
  );
}
