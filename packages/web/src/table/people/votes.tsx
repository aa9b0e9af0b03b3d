// Somebody is away: everybody who plays says what is to be done, and sees what the others want.
import { CHOICES } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import type { TablePlay } from '../play.ts';
import type { Ballot } from './matters.ts';
import { peopleWords } from './words.ts';

const MINUTE = 60_000;

/** How long somebody has been away, and how the vote stands. */
export const awayNote = (play: TablePlay, { awayFor, voted, electors, asked, host }: Ballot): string => {
  const words = peopleWords();
  const since = words['away.for']({ minutes: Math.max(1, Math.floor(awayFor / MINUTE)) });
  if (!asked) return `${since} · ${words['away.watch']}`;
  const { you } = play.session.info.value;
  const tie =
    host === undefined || electors < 2 ? [] : [host === you ? words['vote.host-you'] : words['vote.host']({ name: play.nameOf(host) })];
  return [since, ...(electors < 2 ? [] : [words['vote.count']({ voted, all: electors })]), ...tie].join(' · ');
};

export function Votes({ play, ballot: { about, counts, mine } }: { readonly play: TablePlay; readonly ballot: Ballot }) {
  const words = peopleWords();
  return (
    <div class="votes" role="group" aria-label={words['vote.title']({ name: play.nameOf(about) })}>
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          aria-pressed={mine === choice}
          data-vote={choice}
          onClick={() => void play.session.ask({ t: 'vote', about, choice }, true)}
        >
          {words[`vote.${choice}`]}
          {counts[choice] > 0 && <small class="numerals">{words['vote.for']({ count: counts[choice] })}</small>}
        </Button>
      ))}
    </div>
  );
}
