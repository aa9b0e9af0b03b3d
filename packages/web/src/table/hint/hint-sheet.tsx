// What a master would do in my place: the best moves in words, each with the chance of victory. Fetched with the words `aside`.
import './hint.css';
import type { Hint, Reason } from '@maravilha/bots';
import { useEffect, useState } from 'preact/hooks';
import { askHint } from '../../net/hint-client.ts';
import { asideWords } from '../../base/i18n.ts';
import type { TablePlay } from '../play.ts';
import { SideSheet } from '../side-sheet.tsx';
import { hintsAllowed } from './allowed.ts';
import type { SayMove } from './say-move.ts';

const THINKING_MS = 1000;
const MOST = 3;
/** What was tried less is known too little to be called good. */
const LEAST_SHARE = 0.04;

interface Line extends Pick<Hint, 'chance' | 'points' | 'rival' | 'reason'> {
  readonly text: string;
}

type Found = 'thinking' | 'failed' | readonly Line[];

const find = async (play: TablePlay, sayMove: SayMove): Promise<Found> => {
  const { game, rules, you } = play.session.info.peek();
  const match = play.session.match.peek();
  if (you === undefined || match === undefined) return 'failed';
  const hints = await askHint({ game, rules, view: match.view, seat: you, ms: THINKING_MS });
  if (hints === undefined) return 'failed';
  return hints
    .filter(({ share }, n) => n === 0 || (n < MOST && share >= LEAST_SHARE))
    .map(({ move, chance, points, rival, reason }) => ({
      text: sayMove({ move, view: match.view, seat: you, nameOf: play.nameOf }),
      chance,
      points,
      rival,
      reason,
    }));
};

/** Thinks again about every view that asks me for a choice. */
const useHints = (play: TablePlay, sayMove: SayMove, asked: boolean, hash: string | undefined): Found => {
  const [found, setFound] = useState<Found>('thinking');
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    setFound('thinking');
    const tell = (answer: Found): void => {
      if (current) setFound(answer);
    };
    find(play, sayMove).then(tell, () => tell('failed'));
    return () => {
      current = false;
    };
  }, [asked, hash]);
  return found;
};

const reasonText = (reason: Reason, nameOf: (seat: number) => string): string | undefined => {
  const words = asideWords();
  switch (reason.code) {
    case 'only':
    case 'wins':
      return words[`hint.reason.${reason.code}`];
    case 'saves':
      return words['hint.reason.saves']({ name: nameOf(reason.from) });
    case 'points':
      return words['hint.reason.points']({ count: reason.points });
    // What only happens later has no short name.
    case 'prospects':
      return undefined;
  }
};

function Lines({ lines, nameOf }: { readonly lines: readonly Line[]; nameOf(seat: number): string }) {
  const words = asideWords();
  return (
    <ol>
      {lines.map(({ text, chance, points, rival, reason }) => (
        <li key={text}>
          <b>{text}</b>
          <span class="chance row">
            <meter min={0} max={1} value={chance} aria-hidden="true" />
            {words['hint.chance']({ percent: Math.round(chance * 100) })}
          </span>
          <small>
            {[reasonText(reason, nameOf), words['hint.points']({ points: Math.round(points), rival: Math.round(rival) })]
              .filter((part) => part !== undefined)
              .join(' ')}
          </small>
        </li>
      ))}
    </ol>
  );
}

export default function HintSheet({ play, sayMove }: { readonly play: TablePlay; readonly sayMove: SayMove }) {
  const words = asideWords();
  const info = play.session.info.value;
  const match = play.session.match.value;
  const { you } = info;
  const asked =
    hintsAllowed(info) && match !== undefined && you !== undefined && match.awaiting.includes(you) && !match.ready.includes(you);
  const found = useHints(play, sayMove, asked, match?.hash);
  return (
    <SideSheet play={play} title={words['hint.title']} kind="hint">
      <div role="status">
        {!asked ? (
          <p class="none">{words['hint.wait']}</p>
        ) : typeof found === 'string' ? (
          <p class="none">{words[`hint.${found}`]}</p>
        ) : (
          <Lines lines={found} nameOf={play.nameOf} />
        )}
      </div>
      <p class="fine">{words['hint.help']}</p>
    </SideSheet>
  );
}
