// The way to the chat, with the number of words that were not read; the newest of them are shown for a moment.
import './talk-button.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '@maravilha/protocol';
import { announce } from '../../base/announce.ts';
import { IconButton } from '../../components/controls.tsx';
import type { TableSession } from '../../net/session.ts';
import { Bubbles } from './bubbles.tsx';
import { lastOfEach, shownTab, tabOf, unreadIn } from './model.ts';
import { textOf } from './say.ts';
import { talkWords } from './words.ts';

const LASTS_MS = 6_000;

/** Tells each new word once, and answers those of this moment. Of what was said while the page was closed, the last; the number on the button tells the rest. */
const useNews = (session: TableSession): readonly Said[] => {
  const words = talkWords();
  const unread = unreadIn(session);
  const newest = unread.at(-1);
  const told = useRef<number | undefined>(undefined);
  const [shown, show] = useState<readonly Said[]>([]);
  useEffect(() => {
    if (newest === undefined) return;
    const since = told.current ?? newest.n - 1;
    told.current = Math.max(since, newest.n);
    const news = unread.filter((word) => word.n > since && tabOf(word) !== shownTab.peek());
    if (news.length === 0) return;
    announce(news.map((word) => words[word.to === 'team' ? 'news.team' : 'news']({ name: word.name, words: textOf(word) })).join(' '));
    show((before) => [...before, ...news]);
    setTimeout(() => show((now) => now.filter((word) => !news.includes(word))), LASTS_MS);
  }, [newest?.n]);
  // Read meanwhile, or muted.
  return lastOfEach(shown.filter(({ n }) => unread.some((word) => word.n === n)));
};

interface TalkButtonProps {
  readonly session: TableSession;
  readonly open: boolean;
  /** The seat in front, at a table in play. */
  readonly front?: number;
  toggle(): void;
}

export function TalkButton({ session, open, front, toggle }: TalkButtonProps) {
  const words = talkWords();
  const count = unreadIn(session).length;
  const news = useNews(session);
  const hasPlace = ({ seat }: Said): boolean => front !== undefined && seat !== undefined && seat !== front;
  const beside = news.findLast((word) => !hasPlace(word));
  return (
    <>
      <Bubbles words={news.filter(hasPlace)} />
      {beside !== undefined && (
        <span class="newest-words one-line" aria-hidden="true">
          <b>{beside.name}</b> {textOf(beside)}
        </span>
      )}
      <IconButton
        icon="chat"
        class="to-talk"
        label={count > 0 ? words.unread({ count }) : words.title}
        badge={count}
        aria-expanded={open}
        data-unread={count}
        onClick={toggle}
      />
    </>
  );
}
