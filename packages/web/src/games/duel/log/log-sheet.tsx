// The whole match in words, by age and choice, for both seats or for one.
import type { DuelEvent } from '@maravilha/duel';
import type { WhoOf } from '@maravilha/words';
import { describeEvent } from '@maravilha/words/duel/aside';
import { asideWords } from '../../../base/i18n.ts';
import { colourMark, type SymbolId } from '../../../components/index.ts';
import { type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { isAct } from '../headline.ts';
import { chaptersOf, seatOf } from '../log.ts';
import { cardDef } from '../model.ts';
import type { Play } from '../play.ts';
import { duelAsideWords } from '../words.ts';

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

export const lineOf = (whoOf: WhoOf, event: DuelEvent): LogLine => {
  const colour = event.kind === 'built' ? cardDef(event.card).colour : undefined;
  return {
    texts: [describeEvent(duelAsideWords(), event, whoOf)],
    icon: colour === undefined ? SIGN[event.kind] : colourMark(colour),
    colour,
    deed: isAct(event),
  };
};

export function LogSheet({ play }: { readonly play: Play }) {
  return (
    <Story
      play={play}
      lineOf={(event: DuelEvent) => lineOf(play.whoOf, event)}
      chaptersFor={(seat) =>
        chaptersOf(play.session.log.value)
          .map(({ age, turns }) => ({
            title: age === 0 ? asideWords()['log.draft'] : duelAsideWords().age({ age }),
            parts: turns.filter((turn) => seat === undefined || seatOf(turn) === seat),
          }))
          .filter(({ parts }) => parts.length > 0)
      }
    />
  );
}
