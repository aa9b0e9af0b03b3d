// What else may become of a match that is over: friends play the same deal, or a server keeps it.
import { useEffect, useState } from 'preact/hooks';
import type { HandedSeat, TableInfo } from '@maravilha/protocol';
import { asideWords } from '../../base/i18n.ts';
import { dealPath, go, reviewPath } from '../../base/router.ts';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { tellRefusal } from '../../net/refusals.ts';
import type { TablePlay } from '../play.ts';

const isHere = (): boolean => location.pathname.startsWith('/local/');

/** One person has played with bots, to the end, on a deal that nobody knew. */
const canBeDealtAgain = ({ status, seats, you, ended, origin }: TableInfo): boolean =>
  status === 'over' &&
  you !== undefined &&
  ended === undefined &&
  origin === undefined &&
  seats.every(({ seat, kind }) => seat === you || kind === 'bot');

function SameDeal({ play, info }: { readonly play: TablePlay; readonly info: TableInfo }) {
  const words = asideWords();
  const [busy, setBusy] = useState(false);
  if (info.deal !== undefined)
    return (
      <ButtonLink icon="chart" href={dealPath(info.deal)}>
        {words['deal.compare']}
      </ButtonLink>
    );
  const offer = async (): Promise<void> => {
    setBusy(true);
    const answer = await play.session.ask({ t: 'deal' });
    setBusy(false);
    if (answer.ok && answer.deal !== undefined) go(dealPath(answer.deal));
  };
  return (
    <Button icon="team" disabled={busy} onClick={() => void offer()}>
      {words['deal.offer']}
    </Button>
  );
}

const seatsOf = ({ seats }: TableInfo): readonly HandedSeat[] =>
  seats.map(({ name, bot }) => (name === undefined && bot !== undefined ? { bot } : { name: name ?? '' }));

/** Answers the code that the server has given it, or tells why it has not. */
const handIn = async (log: object, seats: readonly HandedSeat[]): Promise<string | undefined> => {
  try {
    const answer = await fetch('/api/log', { method: 'POST', body: JSON.stringify({ log, seats }) });
    const { code }: { code?: unknown } = await answer.json();
    if (answer.ok) return String(code);
    void tellRefusal(String(code));
  } catch {
    void tellRefusal('lost');
  }
  return undefined;
};

/** A page at a table of its own has no line to the server: the browser says whether there is a network. */
const useOnline = (): boolean => {
  const [online, set] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => set(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
};

/** A table of this device; there is a server only while there is a network. */
function HandIn({ info, log }: { readonly info: TableInfo; readonly log: object }) {
  const words = asideWords();
  const online = useOnline();
  const [state, setState] = useState<'idle' | 'busy' | { readonly code: string }>('idle');
  if (typeof state === 'object')
    return (
      <ButtonLink icon="check" href={reviewPath('/', state.code)}>
        {words['hand-in.done']}
      </ButtonLink>
    );
  if (!online) return null;
  const hand = async (): Promise<void> => {
    setState('busy');
    const code = await handIn(log, seatsOf(info));
    setState(code === undefined ? 'idle' : { code });
  };
  return (
    <Button icon="share" disabled={state === 'busy'} onClick={() => void hand()}>
      {words[state === 'busy' ? 'hand-in.busy' : 'hand-in']}
    </Button>
  );
}

/** Where the match comes from, if not from a deal of its own. */
export function Origin({ info: { origin } }: { readonly info: TableInfo }) {
  const words = asideWords();
  if (origin === undefined) return null;
  return <p class="fine">{origin.kind === 'moment' ? words['origin.moment']({ turn: origin.turn ?? 0 }) : words['origin.elsewhere']}</p>;
}

export function Beyond({ play }: { readonly play: TablePlay }) {
  const info = play.session.info.value;
  const log = play.session.revealed.value?.log;
  if (!isHere()) return canBeDealtAgain(info) ? <SameDeal play={play} info={info} /> : null;
  return log === undefined || info.ended !== undefined ? null : <HandIn info={info} log={log} />;
}
