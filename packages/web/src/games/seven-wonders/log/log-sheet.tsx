// The whole match in words, by age and turn, for all seats or for one.
import type { SevenWondersEvent } from '@maravilha/seven-wonders';
import { conflictLines, describeEvent } from '@maravilha/words/seven-wonders';
import type { WhoOf } from '@maravilha/words';
import { useMemo } from 'preact/hooks';
import { colourMark, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import { type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import { allegiance, cardDef } from '../model.ts';
import type { Play } from '../play.ts';
import { historyFor, historyOf, type Part } from './history.ts';

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
const linesOf = (whoOf: WhoOf, event: SevenWondersEvent): readonly string[] =>
  event.kind === 'conflicts' ? conflictLines(sevenWondersWords(), event, whoOf) : [describeEvent(sevenWondersWords(), event, whoOf)];

export const lineOf = (whoOf: WhoOf, event: SevenWondersEvent): LogLine => {
  const colour = event.kind === 'built' ? cardDef(event.card).colour : undefined;
  return {
    texts: linesOf(whoOf, event),
    icon: colour === undefined ? (SIGN[event.kind] ?? 'minus') : colourMark(colour),
    colour,
    deed: isAct(event),
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

export default function LogSheet({ play }: { readonly play: Play }) {
  const words = sevenWondersEndWords();
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log)), [log]);
  return (
    <Story
      play={play}
      lineOf={(event: SevenWondersEvent) => lineOf(play.whoOf, event)}
      chaptersFor={(seat) =>
        (seat === undefined ? whole : historyFor(whole, seat)).map(({ age, parts }) => ({
          title: age === 0 ? words['log.boards'] : sevenWondersWords().age({ age }),
          parts: parts.map((part) => ({ title: partTitle(part), events: part.events })),
        }))
      }
      accentOf={(seat) => allegiance(play.table, seat)}
      turns={{ panel: 'turn', title: words['turn.title'] }}
    />
  );
}
