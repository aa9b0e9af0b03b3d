// What people have to know or to answer, votes excepted.
import type { Ended, SeatRequest } from '@maravilha/protocol';
import { asideWords } from '../../base/i18n.ts';
import { Button } from '../../components/controls.tsx';
import { NextSteps } from '../end/next-steps.tsx';
import type { TablePlay } from '../play.ts';
import { nameIn, presenceText } from '../seats.ts';
import { MatterLine } from './line.tsx';
import { freeSeats } from './matters.ts';
import { peopleWords } from './words.ts';

interface OfPlay {
  readonly play: TablePlay;
}

/** What happened, truly: nobody has counted points. */
const endedText = (play: TablePlay, { by, seat }: Ended, winner: number | undefined): string => {
  const words = peopleWords();
  const { you } = play.session.info.value;
  const name = play.nameOf(seat);
  const what =
    by === 'vote' ? words['ended.vote']({ name }) : seat === you ? words['ended.you-resigned'] : words['ended.resigned']({ name });
  const won = winner === undefined ? [] : [winner === you ? words['ended.you-won'] : words['ended.won']({ name: play.nameOf(winner) })];
  return [what, ...won, words['ended.unrated']].join(' ');
};

export function EndedLine({ play, ended, winner }: OfPlay & { readonly ended: Ended; readonly winner: number | undefined }) {
  return (
    <MatterLine kind="ended" icon="flag" tone="lost" title={peopleWords()['ended.title']} note={endedText(play, ended, winner)}>
      <NextSteps play={play} />
    </MatterLine>
  );
}

/** A bot plays for me: one press, and the seat is mine again. */
export function MineLine({ play, seat, offered }: OfPlay & { readonly seat: number; readonly offered: boolean }) {
  const words = peopleWords();
  return (
    <MatterLine kind="mine" icon="bot" tone="question" title={words['mine.title']} note={offered ? words['mine.offered'] : undefined}>
      <Button kind="primary" icon="person" onClick={() => play.session.sit(seat)}>
        {asideWords()['menu.sit']}
      </Button>
    </MatterLine>
  );
}

export function Answers({ play, request: { seat, who } }: OfPlay & { readonly request: SeatRequest }) {
  const words = peopleWords();
  const answer = (yes: boolean) => () => void play.session.ask({ t: 'answer-seat', seat, who, yes });
  return (
    <div class="answers row">
      <Button kind="primary" onClick={answer(true)}>
        {words['ask.yes']}
      </Button>
      <Button onClick={answer(false)}>{words['ask.no']}</Button>
    </div>
  );
}

export function AskLine({ play, request }: OfPlay & { readonly request: SeatRequest }) {
  const words = peopleWords();
  const { name, seat } = request;
  return (
    <MatterLine
      kind="ask"
      icon="person"
      tone="question"
      title={words['ask.title']({ name, seat: play.nameOf(seat) })}
      note={presenceText(play.session.info.value, seat)}
    >
      <Answers play={play} request={request} />
    </MatterLine>
  );
}

interface AskedLineProps extends OfPlay {
  readonly seat: number;
  readonly host: number | undefined;
  withdraw(): void;
}

export function AskedLine({ play, seat, host, withdraw }: AskedLineProps) {
  const words = peopleWords();
  return (
    <MatterLine
      kind="asked"
      icon="hourglass"
      tone="plain"
      title={words['asked.title']({ name: play.nameOf(seat) })}
      note={host === undefined ? undefined : words['asked.host']({ name: play.nameOf(host) })}
    >
      <Button onClick={withdraw}>{words['asked.stop']}</Button>
    </MatterLine>
  );
}

/** Whoever watches chooses where to look from, and may ask for the seat of a bot or one on offer. */
export function WatchLine({ play }: OfPlay) {
  const words = peopleWords();
  const info = play.session.info.value;
  const { from } = play.ui;
  const free = freeSeats(info);
  const wanted = free.includes(from.value) ? from.value : free[0];
  const asking = info.asks.some(({ who }) => who === info.me);
  return (
    <MatterLine kind="watch" icon="spectator" tone="plain" title={words['watch.title']}>
      <label class="row from">
        <span>{words['watch.from']}</span>
        <select value={from.value} onChange={({ currentTarget }) => (from.value = Number(currentTarget.value))}>
          {info.seats.map(({ seat }) => (
            <option key={seat} value={seat}>
              {[nameIn(info, seat), presenceText(info, seat)].filter((text) => text !== '').join(' · ')}
            </option>
          ))}
        </select>
      </label>
      {wanted !== undefined && !asking && (
        <Button icon="person" onClick={() => void play.session.ask({ t: 'ask-seat', seat: wanted })}>
          {words['watch.take']({ name: play.nameOf(wanted) })}
        </Button>
      )}
    </MatterLine>
  );
}
