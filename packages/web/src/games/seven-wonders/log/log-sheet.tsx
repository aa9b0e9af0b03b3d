// The whole match in words, by age and turn, for all seats or for one.
import type { SevenWondersEvent } from '@maravilha/seven-wonders';
import { conflictLines, describeEvent } from '@maravilha/words/seven-wonders';
import { useMemo } from 'preact/hooks';
import { Button, COLOUR_MARK, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { sevenWondersEndWords, sevenWondersWords } from '../words.ts';
import { type LogChapter, type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import { allegiance, cardDef } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { type Chapter, historyFor, historyOf, type Part } from './history.ts';

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

const lineOf = (play: Play, event: SevenWondersEvent): LogLine => {
  const colour = event.kind === 'built' ? cardDef(event.card).colour : undefined;
  return {
    texts: linesOf(play, event),
    icon: colour === undefined ? (SIGN[event.kind] ?? 'minus') : COLOUR_MARK[colour].symbol,
    colour,
    deed: isAct(event),
    mine: play.table.seated && 'seat' in event && event.seat === play.table.me,
  };
};

const partTitle = (part: Part): string | undefined => {
  const words = sevenWondersEndWords();
  switch (part.kind) {
    case 'boards':
      return undefined;
    case 'turn':
      return words['log.turn']({ turn: part.turn });
    case 'war':
      return words['log.war'];
    case 'end':
      return asideWords()['log.end'];
  }
};

const chapterOf = (play: Play, { age, parts }: Chapter): LogChapter => ({
  title: age === 0 ? sevenWondersEndWords()['log.boards'] : sevenWondersWords().age({ age }),
  parts: parts.map((part) => ({ title: partTitle(part), lines: part.events.map((event) => lineOf(play, event)) })),
});

export default function LogSheet({ play }: { readonly play: Play }) {
  const { table } = play;
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log)), [log]);
  const seats = Array.from({ length: table.seats }, (_, i) => (table.me + i) % table.seats).map((seat) => ({
    seat,
    avatar: avatarOf(play, seat),
    accent: allegiance(table, seat),
  }));
  const chaptersFor = (seat: number | undefined): readonly LogChapter[] =>
    (seat === undefined ? whole : historyFor(whole, seat)).map((chapter) => chapterOf(play, chapter));
  return (
    <Story play={play} seats={seats} chaptersFor={chaptersFor}>
      {whole.length > 0 && (
        <Button icon="hourglass" class="to-turn" onClick={() => (play.ui.panel.value = 'turn')}>
          {sevenWondersEndWords()['turn.title']}
        </Button>
      )}
    </Story>
  );
}
