// The whole match in words, by age and turn, for all seats or for one.
import './log.css';
import type { SevenWondersEvent } from '@maravilha/seven-wonders';
import { conflictLines, describeEvent } from '@maravilha/words/seven-wonders';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar, Button, COLOUR_MARK, Icon, type SymbolId } from '../../../components/index.ts';
import { sevenWondersWords, swEndWords } from '../../../i18n/index.ts';
import { eventsIn } from '../log.ts';
import { allegiance, cardDef } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { type Chapter, historyFor, historyOf, type Part } from './history.ts';
import { SideSheet } from '../../../table/side-sheet.tsx';

const SIGN: Partial<Record<SevenWondersEvent['kind'], SymbolId>> = {
  'board-taken': 'flag',
  'side-chosen': 'flip',
  'stage-built': 'stage',
  sold: 'discard',
  'left-over': 'discard',
  'looks-through-discard': 'eye',
  'trade-income': 'coin',
  coins: 'coin',
  'victory-token': 'victory',
  'defeats-discarded': 'defeat',
  'diplomacy-taken': 'dove',
  'debts-given': 'debt',
  loss: 'debt',
  'loss-settled': 'debt',
  passed: 'hand',
  conflicts: 'war',
  over: 'crown',
};

/** What a choice was, before what came of it. */
const isAct = (event: SevenWondersEvent): boolean =>
  event.kind === 'built' || event.kind === 'stage-built' || event.kind === 'sold' || event.kind === 'board-taken' || event.kind === 'over';

/** One line; conflicts have one each. */
const linesOf = (play: Play, event: SevenWondersEvent): readonly string[] =>
  event.kind === 'conflicts'
    ? conflictLines(sevenWondersWords(), event, play.nameOf)
    : [describeEvent(sevenWondersWords(), event, play.nameOf)];

function Line({ play, event }: { readonly play: Play; readonly event: SevenWondersEvent }) {
  const colour = event.kind === 'built' ? cardDef(event.card).colour : undefined;
  const mine = play.table.seated && 'seat' in event && event.seat === play.table.me;
  return (
    <li class={`${isAct(event) ? 'deed' : ''}${mine ? ' mine' : ''}`}>
      <i class={colour === undefined ? '' : `c-${colour}`} aria-hidden="true">
        <Icon id={colour === undefined ? (SIGN[event.kind] ?? 'minus') : COLOUR_MARK[colour].symbol} class="" />
      </i>
      <span>
        {linesOf(play, event).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </li>
  );
}

const partTitle = (part: Part): string | undefined => {
  const words = swEndWords();
  switch (part.kind) {
    case 'boards':
      return undefined;
    case 'turn':
      return words['log.turn']({ turn: part.turn });
    case 'war':
      return words['log.war'];
    case 'end':
      return words['log.end'];
  }
};

function ChapterList({ play, chapter }: { readonly play: Play; readonly chapter: Chapter }) {
  return (
    <section>
      <h3>{chapter.age === 0 ? swEndWords()['log.boards'] : sevenWondersWords().age({ age: chapter.age })}</h3>
      {chapter.parts.map((part, i) => {
        const title = partTitle(part);
        return (
          <div key={i} class="stretch">
            {title !== undefined && <h4>{title}</h4>}
            <ol>
              {part.events.map((event, k) => (
                <Line key={k} play={play} event={event} />
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

interface FilterProps {
  readonly play: Play;
  readonly seat: number | undefined;
  choose(seat: number | undefined): void;
}

function Filter({ play, seat, choose }: FilterProps) {
  const words = swEndWords();
  const { table } = play;
  const order = Array.from({ length: table.seats }, (_, i) => (table.me + i) % table.seats);
  return (
    <div class="whose" role="group" aria-label={words['log.filter']}>
      <button type="button" aria-pressed={seat === undefined} onClick={() => choose(undefined)}>
        {words['log.all']}
      </button>
      {order.map((one) => {
        const accent = allegiance(table, one);
        return (
          <button key={one} type="button" aria-pressed={seat === one} data-filter={one} onClick={() => choose(one)}>
            <Avatar symbol={avatarOf(play, one)} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
            {play.nameOf(one)}
          </button>
        );
      })}
    </div>
  );
}

export default function LogSheet({ play }: { readonly play: Play }) {
  const words = swEndWords();
  const [seat, choose] = useState<number | undefined>(undefined);
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log)), [log]);
  const shown = useMemo(() => (seat === undefined ? whole : historyFor(whole, seat)), [whole, seat]);
  const end = useRef<HTMLDivElement>(null);
  // The newest is what one opens the log for.
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [log.length, seat]);
  return (
    <SideSheet play={play} title={words['log.title']} kind="log" above={<Filter play={play} seat={seat} choose={choose} />}>
      {shown.length === 0 && <p class="none">{words[seat === undefined ? 'log.empty' : 'log.nothing']}</p>}
      {shown.map((chapter) => (
        <ChapterList key={chapter.age} play={play} chapter={chapter} />
      ))}
      {whole.length > 0 && (
        <Button icon="hourglass" class="to-turn" onClick={() => (play.ui.panel.value = 'turn')}>
          {words['turn.title']}
        </Button>
      )}
      <div ref={end} />
    </SideSheet>
  );
}
