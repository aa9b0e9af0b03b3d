// The whole match in words, by age and choice, for both seats or for one.
import type { DuelEvent } from '@maravilha/duel';
import { describeEvent } from '@maravilha/words/duel';
import { asideWords } from '../../../base/i18n.ts';
import { COLOUR_MARK, type SymbolId } from '../../../components/index.ts';
import { type LogChapter, type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { avatarIn } from '../../../table/seats.ts';
import { type Chapter, chaptersOf, isAct, seatOf } from '../log.ts';
import { cardDef } from '../model.ts';
import type { Play } from '../play.ts';
import { duelWords } from '../words.ts';

const SIGN: Readonly<Record<DuelEvent['kind'], SymbolId>> = {
  offered: 'flag',
  drafted: 'flag',
  'age-began': 'hourglass',
  built: 'hand',
  discarded: 'discard',
  'wonder-built': 'stage',
  'wonder-lost': 'cross',
  coins: 'coin',
  'trade-income': 'coin',
  pawn: 'shield',
  loot: 'loot',
  pair: 'progress',
  drew: 'eye',
  token: 'progress',
  destroyed: 'cross',
  revealed: 'flip',
  again: 'again',
  'again-lost': 'cross',
  'age-ended': 'hourglass',
  'starter-chosen': 'flag',
  over: 'crown',
};

const lineOf = ({ table, nameOf }: Play, event: DuelEvent): LogLine => {
  const colour = event.kind === 'built' ? cardDef(event.card).colour : undefined;
  return {
    texts: [describeEvent(duelWords(), event, nameOf)],
    icon: colour === undefined ? SIGN[event.kind] : COLOUR_MARK[colour].symbol,
    colour,
    deed: isAct(event),
    mine: table.seated && 'seat' in event && event.seat === table.me,
  };
};

const chapterOf = (play: Play, { age, turns }: Chapter, seat: number | undefined): LogChapter => ({
  title: age === 0 ? asideWords()['log.draft'] : duelWords().age({ age }),
  parts: turns
    .filter((turn) => seat === undefined || seatOf(turn) === seat)
    .map((turn) => ({ title: undefined, lines: turn.events.map((event) => lineOf(play, event)) })),
});

export function LogSheet({ play }: { readonly play: Play }) {
  const { session, table } = play;
  return (
    <Story
      play={play}
      seats={[table.me, table.foe].map((seat) => ({ seat, avatar: avatarIn(session.info.value, seat) }))}
      chaptersFor={(seat) =>
        chaptersOf(session.log.value)
          .map((chapter) => chapterOf(play, chapter, seat))
          .filter(({ parts }) => parts.length > 0)
      }
    />
  );
}
