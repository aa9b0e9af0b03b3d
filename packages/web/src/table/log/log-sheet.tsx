// The whole match in words, for all seats or for one. What the lines say is the game's. Fetched with the words `aside`.
import './log.css';
import { Fragment, h, type RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar, Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { asideWords } from '../../base/i18n.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { part } from '../part.ts';
import { peopleWords } from '../people/words.ts';
import type { TablePlay } from '../play.ts';
import { avatarIn } from '../seats.ts';
import { SideSheet } from '../side-sheet.tsx';
import { type Among, among, doingsIn } from './among.ts';
import { firstSince } from './since.ts';

/** What people did to the seats stands among what they played. */
const PeopleLines = part(async () => (await import('../people/chapter.tsx')).PeopleLines, [peopleWords]);

/** How a game tells an event. */
export interface LogLine {
  /** Mostly one; a conflict has one for each meeting. */
  readonly texts: readonly string[];
  readonly icon: SymbolId;
  /** The colour of the card it is about. */
  readonly colour?: string | undefined;
  /** A choice, before what came of it. */
  readonly deed: boolean;
}

interface LogChapter<Event> {
  readonly title: string;
  readonly parts: readonly { readonly title?: string | undefined; readonly events: readonly Event[] }[];
}

export function Line({ texts, icon, colour, deed, mine }: LogLine & { readonly mine: boolean }) {
  return (
    <li class={`${deed ? 'deed' : ''}${mine ? ' mine' : ''}`}>
      <i class={colour === undefined ? '' : `c-${colour}`} aria-hidden="true">
        <Icon id={icon} class="" />
      </i>
      <span>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </li>
  );
}

interface Telling<Event> {
  readonly play: TablePlay;
  lineOf(event: Event): LogLine;
}

interface News<Event> {
  /** The first event since my last turn. */
  readonly news: Event | undefined;
  readonly newsRef: RefObject<HTMLElement | null>;
}

interface PartProps<Event> extends Telling<Event>, News<Event> {
  readonly part: LogChapter<Event>['parts'][number];
  readonly people: Among;
}

function Part<Event extends object>({ play, part: { title, events }, lineOf, people, news, newsRef }: PartProps<Event>) {
  const { seated, me } = play.table;
  const isMine = (event: Event): boolean => seated && 'seat' in event && event.seat === me;
  const at = events.findIndex((event) => event === news);
  const since = (tag: 'p' | 'li') => h(tag, { ref: newsRef, class: 'since' }, asideWords()['log.since']);
  // All of it is news, unless it begins with what I did.
  const whole = at >= 0 && !events.slice(0, at).some(isMine);
  return (
    <>
      {whole && since('p')}
      <div class="stretch">
        {title !== undefined && <h4>{title}</h4>}
        <ol>
          {events.map((event, k) => {
            const changes = people.before(event);
            return (
              <Fragment key={k}>
                {k === at && !whole && since('li')}
                {changes.length > 0 && <PeopleLines changes={changes} />}
                <Line {...lineOf(event)} mine={isMine(event)} />
              </Fragment>
            );
          })}
        </ol>
      </div>
    </>
  );
}

interface ChapterProps<Event> extends LogChapter<Event>, Omit<PartProps<Event>, 'part'> {}

function Chapter<Event extends object>({ title, parts, ...rest }: ChapterProps<Event>) {
  return (
    <section>
      <h3>{title}</h3>
      {parts.map((part, i) => (
        <Part key={i} part={part} {...rest} />
      ))}
    </section>
  );
}

interface FilterProps {
  readonly play: TablePlay;
  readonly seat: number | undefined;
  choose(seat: number | undefined): void;
  /** Partners and rivals in team play. */
  accentOf?(seat: number): 'mate' | 'foe' | undefined;
}

/** For all, or for one seat: me first, then round the table. */
function Filter({ play, seat, choose, accentOf }: FilterProps) {
  const words = asideWords();
  const info = play.session.info.value;
  const count = info.seats.length;
  return (
    <div class="whose" role="group" aria-label={words['log.filter']}>
      <button type="button" aria-pressed={seat === undefined} onClick={() => choose(undefined)}>
        {words['log.all']}
      </button>
      {info.seats.map((_, i) => {
        const one = (play.table.me + i) % count;
        const accent = accentOf?.(one);
        return (
          <button key={one} type="button" aria-pressed={seat === one} data-filter={one} onClick={() => choose(one)}>
            <Avatar symbol={avatarIn(info, one)} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
            {play.nameOf(one)}
          </button>
        );
      })}
    </div>
  );
}

interface StoryProps<Event> extends Telling<Event>, Pick<FilterProps, 'accentOf'> {
  /** Oldest first; only what concerns the seat, if one is given. */
  chaptersFor(seat: number | undefined): readonly LogChapter<Event>[];
  /** The way to the sheet of the last turns. */
  readonly turns?: { readonly panel: string; readonly title: string };
}

export function Story<Event extends object>({ play, chaptersFor, lineOf, turns, ...filter }: StoryProps<Event>) {
  const words = asideWords();
  const [seat, choose] = useState<number | undefined>(undefined);
  const log = play.session.log.value;
  const info = play.session.info.value;
  const chapters = useMemo(() => chaptersFor(seat), [log, seat, words]);
  const told = chapters.flatMap(({ parts }) => parts.flatMap(({ events }) => events));
  const doings = doingsIn(info);
  const people = among(log, told, seat === undefined ? doings : doings.filter((one) => one.seat === seat));
  const end = useRef<HTMLDivElement>(null);
  const newsRef = useRef<HTMLElement>(null);
  const news = play.table.seated && seat === undefined ? firstSince(log, told, play.table.me, (event) => lineOf(event).deed) : undefined;
  // The newest is what one opens the log for: all since my last turn, in the order in which it happened.
  const toNews = (): void => {
    if (newsRef.current === null) end.current?.scrollIntoView({ block: 'end' });
    else newsRef.current.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    play.ui.read.value = log.length;
    toNews();
  }, [log.length, seat]);
  return (
    <SideSheet
      play={play}
      title={words['log.title']}
      kind="log story"
      above={<Filter play={play} seat={seat} choose={choose} {...filter} />}
    >
      {chapters.length + people.after.length === 0 && <p class="none">{words[seat === undefined ? 'log.empty' : 'log.nothing']}</p>}
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} play={play} lineOf={lineOf} people={people} news={news} newsRef={newsRef} {...chapter} />
      ))}
      {people.after.length > 0 && (
        <ol>
          <PeopleLines changes={people.after} onShown={toNews} />
        </ol>
      )}
      {turns !== undefined && log.length > 0 && (
        <Button icon="hourglass" class="to-turn" onClick={() => (play.ui.panel.value = turns.panel)}>
          {turns.title}
        </Button>
      )}
      <div ref={end} />
    </SideSheet>
  );
}
