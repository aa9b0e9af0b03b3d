// The whole match in words, by turn and seat, for all seats or for one.
import { DICE, type DiceEvent, structureIn, structureOf } from '@maravilha/dice';
import { useMemo } from 'preact/hooks';
import type { SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { diceTableWords } from '../words.ts';
import { type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import type { Play } from '../play.ts';
import { structureMark } from '../pieces/index.ts';
import { eventText } from '../say.ts';
import { historyFor, historyOf, type Turn, type TurnPart } from './history.ts';

const SIGN: Readonly<Record<DiceEvent['kind'], SymbolId>> = {
  'city-chosen': 'flag',
  rolled: 'again',
  crossed: 'cross',
  attack: 'battle',
  coins: 'coin',
  unlocked: 'lock',
  passed: 'minus',
  completed: 'check',
  bonus: 'hourglass',
  declined: 'minus',
  'agora-first': 'points',
  'die-entered': 'flag',
  'last-turn': 'hourglass',
  over: 'crown',
};

const DEEDS: ReadonlySet<DiceEvent['kind']> = new Set(['city-chosen', 'crossed', 'passed', 'bonus', 'last-turn', 'over']);

const colourOf = (event: DiceEvent): LogLine['colour'] => {
  if (event.kind === 'crossed') return structureOf('giza', structureIn(event.space)).colour;
  return event.kind === 'unlocked' || event.kind === 'die-entered' ? DICE[event.die].colour : undefined;
};

const iconOf = (event: DiceEvent): SymbolId => (event.kind === 'crossed' ? structureMark(structureIn(event.space)) : SIGN[event.kind]);

export const lineOf = (text: string, event: DiceEvent): LogLine => ({
  texts: [text],
  icon: iconOf(event),
  colour: colourOf(event),
  deed: DEEDS.has(event.kind),
});

const partTitle = (play: Play, { seat, events }: TurnPart): string | undefined => {
  if (seat === undefined) return events[0]?.kind === 'rolled' ? undefined : diceTableWords()['turns.end'];
  return play.table.seated && seat === play.table.me ? asideWords().you : play.nameOf(seat);
};

const turnTitle = ({ turn }: Turn): string => (turn === 0 ? diceTableWords()['log.setup'] : diceTableWords()['log.turn']({ turn }));

export default function LogSheet({ play }: { readonly play: Play }) {
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log)), [log]);
  return (
    <Story
      play={play}
      lineOf={(event: DiceEvent) => lineOf(eventText(play, event), event)}
      chaptersFor={(seat) =>
        (seat === undefined ? whole : historyFor(whole, seat)).map((turn) => ({
          title: turnTitle(turn),
          parts: turn.parts.map((part) => ({ title: partTitle(play, part), events: part.events })),
        }))
      }
      turns={{ panel: 'turns', title: diceTableWords()['turns.title'] }}
    />
  );
}
