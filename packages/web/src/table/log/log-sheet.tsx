// The whole match in words, for all seats or for one. What the lines say is the game's. Fetched with the words `aside`.
import './log.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { asideWords } from '../../base/i18n.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import type { TablePlay } from '../play.ts';
import { SideSheet } from '../side-sheet.tsx';

export interface LogLine {
  /** Mostly one; a conflict has one for each meeting. */
  readonly texts: readonly string[];
  readonly icon: SymbolId;
  /** The colour of the card it is about. */
  readonly colour?: string | undefined;
  /** A choice, before what came of it. */
  readonly deed: boolean;
  readonly mine: boolean;
}

export interface LogChapter {
  readonly title: string;
  readonly parts: readonly { readonly title: string | undefined; readonly lines: readonly LogLine[] }[];
}

function Line({ texts, icon, colour, deed, mine }: LogLine) {
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

function Chapter({ title, parts }: LogChapter) {
  return (
    <section>
      <h3>{title}</h3>
      {parts.map((part, i) => (
        <div key={i} class="stretch">
          {part.title !== undefined && <h4>{part.title}</h4>}
          <ol>
            {part.lines.map((line, k) => (
              <Line key={k} {...line} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** A seat by which the log can be narrowed down. */
interface LogSeat {
  readonly seat: number;
  readonly avatar: SymbolId;
  /** Partners and rivals in team play. */
  readonly accent?: 'mate' | 'foe' | undefined;
}

interface FilterProps {
  readonly play: TablePlay;
  readonly seats: readonly LogSeat[];
  readonly seat: number | undefined;
  choose(seat: number | undefined): void;
}

function Filter({ play, seats, seat, choose }: FilterProps) {
  const words = asideWords();
  return (
    <div class="whose" role="group" aria-label={words['log.filter']}>
      <button type="button" aria-pressed={seat === undefined} onClick={() => choose(undefined)}>
        {words['log.all']}
      </button>
      {seats.map(({ seat: one, avatar, accent }) => (
        <button key={one} type="button" aria-pressed={seat === one} data-filter={one} onClick={() => choose(one)}>
          <Avatar symbol={avatar} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
          {play.nameOf(one)}
        </button>
      ))}
    </div>
  );
}

interface StoryProps {
  readonly play: TablePlay;
  /** Me first, then round the table. */
  readonly seats: readonly LogSeat[];
  /** Oldest first; only what concerns the seat, if one is given. */
  chaptersFor(seat: number | undefined): readonly LogChapter[];
  /** Under the newest line. */
  readonly children?: ComponentChildren;
}

export function Story({ play, seats, chaptersFor, children }: StoryProps) {
  const words = asideWords();
  const [seat, choose] = useState<number | undefined>(undefined);
  const log = play.session.log.value;
  const chapters = useMemo(() => chaptersFor(seat), [log, seat, words]);
  const end = useRef<HTMLDivElement>(null);
  // The newest is what one opens the log for.
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [log.length, seat]);
  return (
    <SideSheet
      play={play}
      title={words['log.title']}
      kind="log story"
      above={<Filter play={play} seats={seats} seat={seat} choose={choose} />}
    >
      {chapters.length === 0 && <p class="none">{words[seat === undefined ? 'log.empty' : 'log.nothing']}</p>}
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} {...chapter} />
      ))}
      {children}
      <div ref={end} />
    </SideSheet>
  );
}
