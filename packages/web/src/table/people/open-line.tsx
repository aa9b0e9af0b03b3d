// What is to be decided about people has one line, however many they are: where one line has no room for the answers, a sheet has them.
import { Button, IconButton } from '../../components/controls.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';
import { type TablePlay, togglePanel } from '../play.ts';
import { AskLine } from './lines.tsx';
import { MatterLine } from './line.tsx';
import { type Ballot, type Open, wantsMe } from './matters.ts';
import { awayNote, Votes } from './votes.tsx';
import { peopleWords } from './words.ts';

interface OfPlay {
  readonly play: TablePlay;
}

/** The way to the sheet. */
function Decide({ play, asked }: OfPlay & { readonly asked: boolean }) {
  const words = peopleWords();
  return (
    <Button class="decide" aria-expanded={play.ui.panel.value === 'people'} onClick={() => togglePanel(play, 'people')}>
      {words[asked ? 'vote.open' : 'several.look']}
    </Button>
  );
}

function AwayLine({ play, ballot }: OfPlay & { readonly ballot: Ballot }) {
  const { about, mine, asked } = ballot;
  return (
    <MatterLine
      kind="away"
      icon="hourglass"
      tone={asked && mine === undefined ? 'question' : 'plain'}
      title={peopleWords()['away.title']({ name: play.nameOf(about) })}
      note={awayNote(play, ballot)}
    >
      {asked && (play.phone ? <Decide play={play} asked /> : <Votes play={play} ballot={ballot} />)}
    </MatterLine>
  );
}

interface OpenProps extends OfPlay {
  readonly open: readonly Open[];
}

const titleOf = (open: readonly Open[]): string => {
  const words = peopleWords();
  const away = open.filter(({ kind }) => kind === 'away').length;
  const asks = open.length - away;
  return [...(asks > 0 ? [words['several.ask']({ count: asks })] : []), ...(away > 0 ? [words['several.away']({ count: away })] : [])].join(
    ' · ',
  );
};

const signOf = (open: readonly Open[]): SymbolId => (open.some(({ kind }) => kind === 'ask') ? 'person' : 'hourglass');

function SeveralLine({ play, open }: OpenProps) {
  const asked = open.some((matter) => matter.kind === 'ask' || matter.ballot.asked);
  return (
    <MatterLine
      kind="several"
      icon={signOf(open)}
      tone={open.some(wantsMe) ? 'question' : 'plain'}
      title={titleOf(open)}
      note={asked || play.phone ? undefined : peopleWords()['away.watch']}
    >
      <Decide play={play} asked={asked} />
    </MatterLine>
  );
}

const LEAST = 600;
const LOWEST = 408;

/** The whole window, with what the lines take of it: else a line would make the room too small for itself. */
const heightOfWindow = (): number => (innerHeight * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** In the smallest windows the table needs every line: a button in the bar leads to the sheet. */
export const isTight = ({ phone, shape }: TablePlay): boolean => phone && heightOfWindow() < (shape === 'low' ? LOWEST : LEAST);

export function OpenButton({ play, open }: OpenProps) {
  const title = titleOf(open);
  const urgent = open.some(wantsMe);
  return (
    <span class="to-people" data-urgent={urgent}>
      <span class="visually-hidden" role={urgent ? 'alert' : 'status'}>
        {title}
      </span>
      <IconButton
        icon={signOf(open)}
        class="decide"
        label={title}
        badge={open.length}
        aria-expanded={play.ui.panel.value === 'people'}
        onClick={() => togglePanel(play, 'people')}
      />
    </span>
  );
}

/** All that is to be decided, in one line. */
export function OpenLine({ play, open }: OpenProps) {
  const [one, ...more] = open;
  if (one === undefined) return null;
  if (more.length > 0) return <SeveralLine play={play} open={open} />;
  return one.kind === 'ask' ? <AskLine play={play} request={one.request} /> : <AwayLine play={play} ballot={one.ballot} />;
}
