// What people have to know or to decide, one line for each matter. Fetched with the words `people` and `aside`.
import './heralds.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { toast } from '../../base/toasts.ts';
import type { TablePlay } from '../play.ts';
import { setHeralded } from '../window.ts';
import { AwayLine } from './away-line.tsx';
import { AskedLine, AskLine, EndedLine, MineLine, WatchLine } from './lines.tsx';
import { changesAfter, type Matter, mattersOf, waitedFor } from './matters.ts';
import type { Known } from './people.tsx';
import { newsText } from './say.ts';
import { peopleWords } from './words.ts';

const SECOND = 1000;

/** Milliseconds since the table was told, counted on while somebody is away. */
const useSince = (info: TableInfo): number => {
  const [, tick] = useState(0);
  const told = useRef({ info, at: Date.now() });
  if (told.current.info !== info) told.current = { info, at: Date.now() };
  const someone = info.seats.some(({ awayFor }) => awayFor !== undefined);
  useEffect(() => {
    if (!someone) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [someone]);
  return Date.now() - told.current.at;
};

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
    const words = peopleWords();
    for (const change of changesAfter(info.changes, last.change)) {
      const text = newsText(change, info);
      if (text !== undefined) toast(text);
    }
    for (const seat of waitedFor(last.info, info)) toast(words['change.wait']({ name: play.nameOf(seat) }));
    if (info.next !== undefined && last.next === undefined && info.nextBy !== undefined && info.nextBy !== nameOfMine(info))
      toast(words['rematch.wanted']({ name: info.nextBy }));
    if (isAskOver(last.info, info) && !withdrew.current) toast(words['asked.declined']);
  }, [info]);
};

const nameOfMine = ({ seats, you }: TableInfo): string | undefined => seats.find(({ seat }) => seat === you)?.name;

const asksNow = ({ asks, me }: TableInfo): boolean => asks.some(({ who }) => who === me);

/** My request is gone, and I have not got the seat. */
const isAskOver = (before: TableInfo, now: TableInfo): boolean =>
  asksNow(before) && !asksNow(now) && now.you === undefined && now.status === 'playing';

interface LineProps {
  readonly play: TablePlay;
  readonly matter: Matter;
  withdraw(): void;
}

function Line({ play, matter, withdraw }: LineProps) {
  switch (matter.kind) {
    case 'ended':
      return <EndedLine play={play} {...matter} />;
    case 'mine':
      return <MineLine play={play} {...matter} />;
    case 'ask':
      return <AskLine play={play} {...matter} />;
    case 'away':
      return <AwayLine play={play} {...matter} />;
    case 'asked':
      return <AskedLine play={play} {...matter} withdraw={withdraw} />;
    case 'watch':
      return <WatchLine play={play} />;
  }
}

const keyOf = (matter: Matter): string => {
  if (matter.kind === 'away') return `away ${matter.ballot.about}`;
  return matter.kind === 'ask' ? `ask ${matter.request.who}` : matter.kind;
};

export function Heralds({ play, known }: { readonly play: TablePlay; readonly known: Known }) {
  const info = play.session.info.value;
  const matters = mattersOf(info, useSince(info));
  const withdrew = useRef(false);
  const asking = asksNow(info);
  useNews(play, known, withdrew);
  // A new request may be declined again.
  useEffect(() => {
    if (asking) withdrew.current = false;
  }, [asking]);
  const withdraw = (): void => {
    withdrew.current = true;
    void play.session.ask({ t: 'ask-seat' });
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
  return (
    <div ref={root} class="heralds">
      {matters.map((matter) => (
        <Line key={keyOf(matter)} play={play} matter={matter} withdraw={withdraw} />
      ))}
    </div>
  );
}
