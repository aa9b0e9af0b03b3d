// Good moves in my place, in words: how games go on after each, why it is good, and a way to play it at once. What a move is about is
// marked at the table.
import './hint.css';
import type { Advice, Hint } from '@maravilha/bots';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { askHint } from '../../net/hint-client.ts';
import type { TablePlay } from '../play.ts';
import { RuleMark } from '../rule-mark.tsx';
import { SideSheet } from '../side-sheet.tsx';
import { hintsAllowed } from './allowed.ts';
import { useMark } from './mark.ts';
import { nameIn, sayReason } from './say-reason.ts';
import type { Sayings } from './sayings.ts';
import { hintWords } from './words.ts';

const THINKING_MS = 1000;
/** A way to win before points are counted that is rarer is not worth a word. */
const LEAST_PERCENT = 5;

type Found = 'thinking' | 'failed' | Advice;

const find = async (play: TablePlay): Promise<Found> => {
  const { game, rules, you } = play.session.info.peek();
  const match = play.session.match.peek();
  if (you === undefined || match === undefined) return 'failed';
  return (await askHint({ game, rules, view: match.view, seat: you, ms: THINKING_MS })) ?? 'failed';
};

/** Thinks again about every view that asks me for a choice. */
const useAdvice = (play: TablePlay, asked: boolean, hash: string | undefined): Found => {
  const [{ found, of }, setFound] = useState<{ readonly found: Found; readonly of: string | undefined }>({ found: 'thinking', of: hash });
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    const tell = (answer: Found): void => {
      if (current) setFound({ found: answer, of: hash });
    };
    tell('thinking');
    find(play).then(tell, () => tell('failed'));
    return () => {
      current = false;
    };
  }, [asked, hash]);
  return of === hash ? found : 'thinking';
};

const percent = (share: number): number => Math.round(share * 100);

interface WhyProps {
  readonly play: TablePlay;
  readonly hint: Hint;
  readonly sayings: Sayings;
}

/** What speaks for the move, and what the games after it came to. */
function Why({ play, hint, sayings }: WhyProps) {
  const words = hintWords();
  const { points, endings, reasons } = hint;
  const sudden = endings.filter((one) => one.sudden && percent(one.won) >= LEAST_PERCENT);
  return (
    <div class="why">
      {reasons.map((reason) => (
        <p key={reason.code} data-reason={reason.code}>
          {sayReason(reason, sayings, play.nameOf)}
          <RuleMark rule={sayings.rules[reason.code]} books={sayings.books} />
        </p>
      ))}
      <p class="outcome">
        {[
          ...(points === undefined ? [] : [words.points({ own: Math.round(points.own), rival: Math.round(points.rival) })]),
          ...sudden.map(({ ending, won }) => words.ending({ name: nameIn(sayings, 'ending', ending), percent: percent(won) })),
        ].join(' ')}
      </p>
    </div>
  );
}

interface LineProps extends WhyProps {
  readonly text: string;
  readonly open: boolean;
  onOpen(): void;
}

/** One move. Of several only one is open, and that is the one that is marked at the table. */
function Line({ play, hint, sayings, text, open, onOpen }: LineProps) {
  const words = hintWords();
  const { chance, level, favourite } = hint;
  const notes = [...(level ? [words.level] : []), ...(favourite ? [words.favourite] : [])];
  return (
    <li class={open ? 'open' : ''} data-chance={percent(chance)}>
      <button type="button" class="move" aria-expanded={open} onClick={onOpen}>
        <b>{text}</b>
        <span class="chance">
          <meter min={0} max={1} value={chance} aria-hidden="true" />
          {words.chance({ percent: percent(chance) })}
          {notes.length > 0 && <em>{notes.join(' · ')}</em>}
        </span>
      </button>
      <Button
        kind={open ? 'primary' : 'plain'}
        class="play"
        aria-label={words['play.move']({ move: text })}
        aria-disabled={play.session.sending.value}
        data-play-hint=""
        onClick={() => {
          if (play.session.sending.peek()) return;
          play.ui.panel.value = undefined;
          play.move(hint.move);
        }}
      >
        {words.play}
      </Button>
      {open && <Why play={play} hint={hint} sayings={sayings} />}
    </li>
  );
}

interface SheetProps {
  readonly play: TablePlay;
  readonly sayings: Sayings;
}

function Moves({ play, sayings, advice }: SheetProps & { readonly advice: Advice }) {
  const words = hintWords();
  const at = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const { hints, games } = advice;
  useMark(at, hints[open]?.move);
  const view = play.session.match.value?.view ?? {};
  return (
    <div ref={at}>
      <ol>
        {hints.map((hint, n) => {
          const text = sayings.move({ move: hint.move, view, seat: play.table.me, nameOf: play.nameOf });
          return <Line key={text} play={play} hint={hint} sayings={sayings} text={text} open={n === open} onOpen={() => setOpen(n)} />;
        })}
      </ol>
      <p class="fine">
        {words.games({ count: games })} {hints.some(({ level }) => level) && words['games.level']}
      </p>
    </div>
  );
}

export function HintSheet({ play, sayings }: SheetProps) {
  const words = hintWords();
  const info = play.session.info.value;
  const match = play.session.match.value;
  const { you } = info;
  const asked =
    hintsAllowed(play.session) && match !== undefined && you !== undefined && match.awaiting.includes(you) && !match.ready.includes(you);
  const found = useAdvice(play, asked, match?.hash);
  return (
    <SideSheet play={play} title={words.title} kind="hint">
      <div role="status">
        {!asked ? (
          <p class="none">{words.wait}</p>
        ) : typeof found === 'string' ? (
          <p class="none">{words[found]}</p>
        ) : (
          <Moves key={match.hash} play={play} sayings={sayings} advice={found} />
        )}
      </div>
    </SideSheet>
  );
}
