// The whole match in words, by round and turn, for all seats or for one.
import { type ArchitectsEvent, CARDS, type Colour } from '@maravilha/architects';
import { battleLines, describeEvent } from '@maravilha/words/architects';
import type { WhoOf } from '@maravilha/words';
import { useMemo } from 'preact/hooks';
import { colourMark, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { architectsEndWords } from '../end-words.ts';
import { architectsWords } from '../words.ts';
import { type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import type { Play } from '../play.ts';
import { historyFor, historyOf, type Round, type TurnPart } from './history.ts';

const SIGN: Readonly<Record<ArchitectsEvent['kind'], SymbolId>> = {
  'starter-chosen': 'flag',
  'wonder-chosen': 'flag',
  began: 'flag',
  turn: 'hourglass',
  looked: 'eye',
  took: 'hand',
  cat: 'cat',
  flipped: 'horn',
  extra: 'extra-card',
  built: 'stage',
  shield: 'shield',
  'effect-lost': 'cross',
  searched: 'search-deck',
  kept: 'hand',
  exchanged: 'discard',
  token: 'progress',
  left: 'minus',
  battle: 'battle',
  'no-card': 'cross',
  over: 'crown',
};

/** What a choice was, before what came of it. */
const DEEDS: ReadonlySet<ArchitectsEvent['kind']> = new Set([
  'starter-chosen',
  'wonder-chosen',
  'took',
  'kept',
  'built',
  'token',
  'battle',
  'over',
]);

/** A card has its own colour and mark. */
const colourOf = (event: ArchitectsEvent): Colour | undefined =>
  event.kind === 'took' || event.kind === 'kept' ? CARDS[event.card].colour : undefined;

const textsOf = (whoOf: WhoOf, event: ArchitectsEvent): readonly string[] =>
  event.kind === 'battle' ? battleLines(architectsWords(), event, whoOf) : [describeEvent(architectsWords(), event, whoOf)];

export const lineOf = (whoOf: WhoOf, event: ArchitectsEvent): LogLine => {
  const colour = colourOf(event);
  return {
    texts: textsOf(whoOf, event),
    icon: colour === undefined ? SIGN[event.kind] : colourMark(colour),
    colour,
    deed: DEEDS.has(event.kind),
  };
};

const turnTitle = (play: Play, { seat }: TurnPart): string | undefined => {
  if (seat === undefined) return undefined;
  return play.table.seated && seat === play.table.me
    ? architectsEndWords()['log.your-turn']
    : architectsEndWords()['log.turn']({ name: play.nameOf(seat) });
};

const roundTitle = ({ kind, round }: Round): string => {
  if (kind === 'end') return asideWords()['log.end'];
  return kind === 'setup' ? architectsEndWords()['log.setup'] : architectsEndWords()['log.round']({ round });
};

export default function LogSheet({ play }: { readonly play: Play }) {
  const { view, seats } = play.table;
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log), { first: view.first, seats }), [log]);
  return (
    <Story
      play={play}
      lineOf={(event: ArchitectsEvent) => lineOf(play.whoOf, event)}
      chaptersFor={(seat) =>
        (seat === undefined ? whole : historyFor(whole, seat)).map((round) => ({
          title: roundTitle(round),
          parts: round.turns.map((turn) => ({ title: turnTitle(play, turn), events: turn.events })),
        }))
      }
      turns={{ panel: 'turns', title: architectsEndWords()['turns.title'] }}
    />
  );
}
