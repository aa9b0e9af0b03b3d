// The chat itself, wherever it stands: who reads it, what was said, and what is said next.
import './talk.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CHATS } from '@maravilha/protocol';
import { Segments } from '../../base/ui/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import type { TableSession } from '../../net/session.ts';
import { Compose } from './compose.tsx';
import { markRead } from './memory.ts';
import { Message } from './message.tsx';
import { audienceOf, type CardOf, placeOf, runsOf, shownTab, type Tab, tabOf, unreadIn } from './model.ts';
import { talkWords } from './words.ts';

const TABS: readonly Tab[] = ['table', 'team'];

/** What is on the screen of a page that nobody looks at is not read. */
const useReading = (place: string, last: number): void =>
  useEffect(() => {
    const read = (): void => {
      if (document.visibilityState === 'visible') markRead(place, last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [place, last]);

/** What may be said at this table; only the host chooses. */
function Allowed({ session }: { readonly session: TableSession }) {
  const words = talkWords();
  const { chat } = session.info.value.settings;
  return (
    <details class="allowed">
      <summary>
        <Icon id="chat" class="" />
        {words.allowed}: <b>{words[`allowed.${chat}`]}</b>
      </summary>
      <Segments
        label={words.allowed}
        values={CHATS.map((value) => ({ value, label: words[`allowed.${value}`] }))}
        value={chat}
        onChoose={(next) => session.allow(next)}
      />
    </details>
  );
}

interface TalkProps {
  readonly session: TableSession;
  /** Names of the partners; the reader shares a tab with them. */
  readonly team?: readonly string[];
  /** For words that point at a card of the game. */
  readonly cardOf?: CardOf | undefined;
}

export function Talk({ session, team = [], cardOf }: TalkProps) {
  const words = talkWords();
  const info = session.info.value;
  const [chosen, choose] = useState<Tab>(() =>
    unreadIn(session, 'table').length === 0 && unreadIn(session, 'team').length > 0 ? 'team' : 'table',
  );
  const tab = team.length > 0 ? chosen : 'table';
  const said = session.words.value.filter((word) => tabOf(word) === tab);
  const last = said.at(-1)?.n ?? 0;
  const list = useRef<HTMLDivElement>(null);
  useReading(placeOf(session, tab), last);
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [last, tab, said.length]);
  useEffect(() => {
    shownTab.value = tab;
    return () => {
      shownTab.value = undefined;
    };
  }, [tab]);
  const to = audienceOf(info, tab);
  const label = to === 'team' ? words['write.team']({ names: team }) : words[`write.${to}`];
  const tabLabel = (one: Tab): string => {
    const unread = unreadIn(session, one).length;
    return unread > 0 ? `${words[`tab.${one}`]} (${unread})` : words[`tab.${one}`];
  };
  return (
    <div class="talk column" data-talk={tab}>
      {team.length > 0 && (
        <Segments label={words.tabs} values={TABS.map((value) => ({ value, label: tabLabel(value) }))} value={tab} onChoose={choose} />
      )}
      {info.host !== undefined && info.host === info.you && <Allowed session={session} />}
      <div ref={list} class="said" role="log" aria-label={words[`tab.${tab}`]} tabIndex={0}>
        {to !== 'table' && (
          <p class="note row">
            <Icon id="lock" class="" />
            {to === 'team' ? words['team.note']({ names: team }) : words['watchers.note']}
          </p>
        )}
        {said.length === 0 && <p class="note">{words.empty}</p>}
        <ol>
          {runsOf(said).map((run) => (
            <Message key={run.first.n} run={run} info={info} cardOf={cardOf} />
          ))}
        </ol>
      </div>
      {info.settings.chat === 'off' ? (
        <p class="note row switched-off">
          <Icon id="mute" class="" />
          {words['note.off']}
        </p>
      ) : (
        <Compose key={tab} session={session} to={to} label={label} />
      )}
    </div>
  );
}
