// Somebody is away: everybody who plays says what is to be done, and sees what the others want.
import { useState } from 'preact/hooks';
import { CHOICES } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import type { TablePlay } from '../play.ts';
import { MatterLine } from './line.tsx';
import type { Ballot } from './matters.ts';
import { peopleWords } from './words.ts';

const MINUTE = 60_000;

const noteOf = (play: TablePlay, { awayFor, voted, electors, asked, host }: Ballot): string => {
  const words = peopleWords();
  const since = words['away.for']({ minutes: Math.max(1, Math.floor(awayFor / MINUTE)) });
  if (!asked) return `${since} · ${words['away.watch']}`;
  const { you } = play.session.info.value;
  const tie =
    host === undefined || electors < 2 ? [] : [host === you ? words['vote.host-you'] : words['vote.host']({ name: play.nameOf(host) })];
  return [since, ...(electors < 2 ? [] : [words['vote.count']({ voted, all: electors })]), ...tie].join(' · ');
};

export function AwayLine({ play, ballot }: { readonly play: TablePlay; readonly ballot: Ballot }) {
  const words = peopleWords();
  // A small window keeps the hand in sight until somebody wants to decide.
  const [open, setOpen] = useState(false);
  const { about, counts, mine, asked } = ballot;
  const name = play.nameOf(about);
  return (
    <MatterLine
      kind="away"
      icon="hourglass"
      tone={asked && mine === undefined ? 'question' : 'plain'}
      title={words['away.title']({ name })}
      note={noteOf(play, ballot)}
    >
      {asked && play.phone && (
        <Button class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words['vote.fold'] : words['vote.open']}
        </Button>
      )}
      {asked && (open || !play.phone) && (
        <div class="votes" role="group" aria-label={words['vote.title']({ name })}>
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
      )}
    </MatterLine>
  );
}
