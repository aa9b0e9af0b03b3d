// The whole match in words, by turn and seat, for all seats or for one.
import { DICE, type DiceEvent, structureIn, structureOf } from '@maravilha/dice';
import { useMemo } from 'preact/hooks';
import { Button, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { diceTableWords } from '../words.ts';
import { type LogChapter, type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import { othersOf } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { eventText, markOf } from '../say.ts';
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

const iconOf = (event: DiceEvent): SymbolId => (event.kind === 'crossed' ? markOf(structureIn(event.space)) : SIGN[event.kind]);

const isMine = ({ table }: Play, seat: number | undefined): boolean => table.seated && seat === table.me;

const lineOf = (play: Play, event: DiceEvent): LogLine => ({
  texts: [eventText(play, event)],
  icon: iconOf(event),
  colour: colourOf(event),
  deed: DEEDS.has(event.kind),
  mine: 'seat' in event && isMine(play, event.seat),
});

const partTitle = (play: Play, { seat, events }: TurnPart): string | undefined => {
  if (seat === undefined) return events[0]?.kind === 'rolled' ? undefined : diceTableWords()['turns.end'];
  return isMine(play, seat) ? asideWords().you : play.nameOf(seat);
};

const chapterOf = (play: Play, { turn, parts }: Turn): LogChapter => ({
  title: turn === 0 ? diceTableWords()['log.setup'] : diceTableWords()['log.turn']({ turn }),
  parts: parts.map((part) => ({ title: partTitle(play, part), lines: part.events.map((event) => lineOf(play, event)) })),
});

export default function LogSheet({ play }: { readonly play: Play }) {
  const { table } = play;
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log)), [log]);
  const seats = [table.me, ...othersOf(table)].map((seat) => ({ seat, avatar: avatarOf(play, seat) }));
  const chaptersFor = (seat: number | undefined): readonly LogChapter[] =>
    (seat === undefined ? whole : historyFor(whole, seat)).map((turn) => chapterOf(play, turn));
  return (
    <Story play={play} seats={seats} chaptersFor={chaptersFor}>
      {play.last.turn > 0 && (
        <Button icon="hourglass" class="to-turn" onClick={() => (play.ui.panel.value = 'turns')}>
          {diceTableWords()['turns.title']}
        </Button>
      )}
    </Story>
  );
}
