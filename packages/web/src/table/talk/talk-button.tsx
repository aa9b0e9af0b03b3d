// The way to the chat, with the number of words that were not read, and the newest of them for a moment.
import './talk-button.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '@maravilha/protocol';
import { announce } from '../../base/announce.ts';
import { IconButton } from '../../components/controls.tsx';
import type { TableSession } from '../../net/session.ts';
import { shownTab, tabOf, unreadIn } from './model.ts';
import { textOf } from './say.ts';
import { talkWords } from './words.ts';

const LASTS_MS = 6_000;

/** Tells each new word once. Of what was said while the page was closed, the last; the number on the button tells the rest. */
const useNews = (session: TableSession): Said | undefined => {
  const words = talkWords();
  const unread = unreadIn(session);
  const newest = unread.at(-1);
  const told = useRef<number | undefined>(undefined);
  const [shown, show] = useState<Said | undefined>(undefined);
  useEffect(() => {
    if (newest === undefined) return show(undefined);
    const since = told.current ?? newest.n - 1;
    told.current = Math.max(since, newest.n);
    const news = unread.filter((word) => word.n > since && tabOf(word) !== shownTab.peek());
    if (news.length === 0) return show(undefined);
    announce(news.map((word) => words[word.to === 'team' ? 'news.team' : 'news']({ name: word.name, words: textOf(word) })).join(' '));
    show(news.at(-1));
    const timer = setTimeout(() => show(undefined), LASTS_MS);
    return () => clearTimeout(timer);
  }, [newest?.n]);
  return shown;
};

interface TalkButtonProps {
  readonly session: TableSession;
  readonly open: boolean;
  toggle(): void;
}

export function TalkButton({ session, open, toggle }: TalkButtonProps) {
  const words = talkWords();
  const count = unreadIn(session).length;
  const news = useNews(session);
  return (
    <>
      {news !== undefined && (
        <span class="newest-words one-line" aria-hidden="true">
          <b>{news.name}</b> {textOf(news)}
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
