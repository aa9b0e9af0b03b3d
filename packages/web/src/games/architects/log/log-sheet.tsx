// The whole match in words, by round and turn, for all seats or for one.
import { type ArchitectsEvent, CARDS, type Colour } from '@maravilha/architects';
import { battleLines, describeEvent } from '@maravilha/words/architects';
import { useMemo } from 'preact/hooks';
import { Button, COLOUR_MARK, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { architectsEndWords, architectsWords } from '../words.ts';
import { type LogChapter, type LogLine, Story } from '../../../table/log/log-sheet.tsx';
import { eventsIn } from '../log.ts';
import { othersOf } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
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

const textsOf = (play: Play, event: ArchitectsEvent): readonly string[] =>
  event.kind === 'battle' ? battleLines(architectsWords(), event, play.nameOf) : [describeEvent(architectsWords(), event, play.nameOf)];

const isMine = ({ table }: Play, seat: number | undefined): boolean => table.seated && seat === table.me;

const lineOf = (play: Play, event: ArchitectsEvent): LogLine => {
  const colour = colourOf(event);
  return {
    texts: textsOf(play, event),
    icon: colour === undefined ? SIGN[event.kind] : COLOUR_MARK[colour].symbol,
    colour,
    deed: DEEDS.has(event.kind),
    mine: 'seat' in event && isMine(play, event.seat),
  };
};

const turnTitle = (play: Play, { seat }: TurnPart): string | undefined => {
  if (seat === undefined) return undefined;
  return isMine(play, seat) ? architectsEndWords()['log.your-turn'] : architectsEndWords()['log.turn']({ name: play.nameOf(seat) });
};

const roundTitle = ({ kind, round }: Round): string => {
  if (kind === 'end') return asideWords()['log.end'];
  return kind === 'setup' ? architectsEndWords()['log.setup'] : architectsEndWords()['log.round']({ round });
};

const chapterOf = (play: Play, round: Round): LogChapter => ({
  title: roundTitle(round),
  parts: round.turns.map((turn) => ({ title: turnTitle(play, turn), lines: turn.events.map((event) => lineOf(play, event)) })),
});

export default function LogSheet({ play }: { readonly play: Play }) {
  const { table } = play;
  const log = play.session.log.value;
  const whole = useMemo(() => historyOf(eventsIn(log), { first: table.view.first, seats: table.seats }), [log]);
  const seats = [table.me, ...othersOf(table)].map((seat) => ({ seat, avatar: avatarOf(play, seat) }));
  const chaptersFor = (seat: number | undefined): readonly LogChapter[] =>
    (seat === undefined ? whole : historyFor(whole, seat)).map((round) => chapterOf(play, round));
  return (
    <Story play={play} seats={seats} chaptersFor={chaptersFor}>
      {whole.length > 0 && (
        <Button icon="hourglass" class="to-turn" onClick={() => (play.ui.panel.value = 'turns')}>
          {architectsEndWords()['turns.title']}
        </Button>
      )}
    </Story>
  );
}
