// The table of 7 Wonders: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CardId, SevenWondersEvent, SevenWondersMove, SevenWondersView } from '@maravilha/seven-wonders';
import { describeEvent } from '@maravilha/words/seven-wonders';
import { announce } from '../../app/announce.ts';
import { MOTION_FACTOR, motion } from '../../app/settings.ts';
import { type Cue, playCue } from '../../app/sound.ts';
import { Icon } from '../../components/index.ts';
import { sevenWondersWords, swTableWords } from '../../i18n/index.ts';
import type { TableSession } from '../../table/session.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { Hand } from './hand.tsx';
import { onKey } from './keys.ts';
import { eventsIn, headlineOf } from './log.ts';
import { cityAt, imagine, movesOf, readTable, scoreOf, type Table } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { fetchMotion, motionPart } from './motion/moving.ts';
import { Neighbour } from './neighbour.tsx';
import { Own } from './own.tsx';
import { Boards, End, Panels, TurnBrief } from './parts.ts';
import { PhoneTable } from './phone.tsx';
import { type Box, nameIn, newUi, type Play, seatInfo } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { Ring } from './ring.tsx';

/** Below this width the table stands in one column. */
const PHONE_WIDTH = 900;

const windowBox = (): Box => ({ width: innerWidth, height: innerHeight });

const useWindow = (): Box => {
  const [box, setBox] = useState(windowBox);
  useEffect(() => {
    const measure = (): void => setBox(windowBox());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return box;
};

const CUE_OF: Partial<Record<SevenWondersEvent['kind'], Cue>> = {
  built: 'card',
  sold: 'coin',
  'trade-income': 'coin',
  'stage-built': 'stage',
  conflicts: 'age',
  over: 'victory',
};

/** The time the table stays in sight after the last turn, before the result is shown. */
const LAST_LOOK = 1600;

/** What names the moment: while it stays, what is open on the screen stays too. */
const momentOf = ({ view }: Table): string => `${view.decision} ${view.age} ${view.turn} ${view.awaiting.join()}`;

/** The card that is worth opening by itself: the last one of an age. */
const soleCard = (table: Table): CardId | undefined =>
  table.mine && table.view.decision === 'last-card' ? cityAt(table, table.me).hand?.[0] : undefined;

const resetUi = (play: Play): void => {
  const { ui, table } = play;
  const card = soleCard(table);
  ui.subject.value = card === undefined ? undefined : { kind: 'hand', card };
  ui.pays.value = {};
  ui.pick.value = undefined;
  ui.changing.value = false;
  ui.aside.value = false;
};

/** Shows what came with an update: motion, sound, words for screen readers. */
const useEvents = (play: Play, root: { readonly current: HTMLElement | null }, layer: { readonly current: HTMLElement | null }): void => {
  const { session, ui, table } = play;
  const match = session.match.value;
  const seen = useRef<number | undefined>(undefined);
  const moment = useRef('');
  const before = useRef<Spots>(new Map());
  // Rendering comes before the page changes: what is measured here is where everything still lies.
  if (root.current !== null && match !== undefined && seen.current !== match.seq) {
    before.current = motionPart()?.spotsIn(root.current) ?? before.current;
  }
  useLayoutEffect(() => {
    if (match === undefined || seen.current === match.seq) return;
    const first = seen.current === undefined;
    seen.current = match.seq;
    if (moment.current !== momentOf(table)) {
      moment.current = momentOf(table);
      resetUi(play);
    }
    const events = eventsIn(match.events);
    // After a reconnection whole turns come at once: the table shows where it stands, without acting it all out.
    const moments = new Set(match.events.map((event) => event.seq)).size;
    if (first || events.length === 0 || moments > 3 || root.current === null || layer.current === null) return;
    const pace = MOTION_FACTOR[motion.peek()];
    motionPart()?.showEvents(root.current, layer.current, before.current, events, pace, table);
    for (const cue of new Set(events.map((e) => CUE_OF[e.kind]))) if (cue !== undefined) playCue(cue);
    const said = headlineOf(events).map((e) => describeEvent(sevenWondersWords(), e, play.nameOf));
    if (table.mine) said.push(sevenWondersWords()[`decision.${table.view.decision}`]);
    announce(said.join(' '));
    if (events.some((e) => e.kind === 'over') && pace > 0) {
      ui.reviewing.value = true;
      setTimeout(() => (ui.reviewing.value = false), LAST_LOOK * pace);
    }
  }, [match?.seq]);
};

function Desk({ play }: { readonly play: Play }) {
  return (
    <>
      <Neighbour play={play} side="left" />
      <main class="mid" tabIndex={-1}>
        <Ring play={play} />
        <Hand play={play} />
        <Dock play={play} />
      </main>
      <Neighbour play={play} side="right" />
      <Own play={play} />
    </>
  );
}

function ToResult({ play }: { readonly play: Play }) {
  return (
    <button type="button" class="btn primary to-result" onClick={() => (play.ui.reviewing.value = false)}>
      <Icon id="crown" class="" />
      {swTableWords()['over.result']}
    </button>
  );
}

function Middle({ play }: { readonly play: Play }) {
  const { decision } = play.table.view;
  if (decision === 'over' && !play.ui.reviewing.value) return <End play={play} />;
  if (decision === 'board' || decision === 'side') return <Boards play={play} />;
  return play.phone ? <PhoneTable play={play} /> : <Desk play={play} />;
}

function Room({ play }: { readonly play: Play }) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEvents(play, root, layer);
  // A failed fetch costs the motion, nothing else.
  useEffect(() => void fetchMotion().catch(() => undefined), []);
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(latest.current, event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  const { view } = play.table;
  const over = view.decision === 'over';
  const ended = over && !play.ui.reviewing.value;
  const choosing = view.decision === 'board' || view.decision === 'side';
  return (
    <div
      ref={root}
      class={`sw ${play.phone ? 'phone' : 'desk'}${ended ? ' ended' : ''}${choosing ? ' choosing' : ''}`}
      data-seq={play.session.match.value?.seq}
      data-decision={view.decision}
      data-mine={play.table.mine}
    >
      <Bar play={play} />
      <Middle play={play} />
      <Prompt play={play} />
      {over && !ended && <ToResult play={play} />}
      {play.phone && view.age > 0 && !ended && <TurnBrief play={play} />}
      {play.ui.panel.value !== undefined && <Panels play={play} />}
      <div ref={layer} class="flights" aria-hidden="true" />
    </div>
  );
}

/** The view and its imagined state; the same view, sent again with another choice made, is read only once. */
const useView = (session: TableSession): { readonly view: SevenWondersView; readonly state: Table['state'] } | undefined => {
  const match = session.match.value;
  return useMemo(() => {
    if (match === undefined) return undefined;
    // The server sends this game's view at its table, and the link has compared its hash.
    const view = match.view as SevenWondersView;
    return { view, state: imagine(view) };
  }, [match?.hash]);
};

export function SevenWondersTable({ session }: { readonly session: TableSession }) {
  const ui = useMemo(newUi, [session]);
  const box = useWindow();
  const match = session.match.value;
  const info = session.info.value;
  const read = useView(session);
  // While a bot plays in my place, the decisions are the bot's.
  const standIn = info.you !== undefined && seatInfo(info, info.you)?.bot !== undefined;
  const table = useMemo(() => {
    if (read === undefined || match === undefined) return undefined;
    const all = readTable(read.view, read.state, info.you, match);
    return standIn ? { ...all, mine: false } : all;
  }, [read, match, info.you, standIn]);
  const score = useMemo(() => (table === undefined ? undefined : scoreOf(table)), [table]);
  const moves = useMemo(() => (table?.mine ? movesOf(table, table.me) : []), [table]);
  if (table === undefined || score === undefined) return null;
  const play: Play = {
    session,
    table,
    score,
    moves,
    ui,
    phone: box.width < PHONE_WIDTH,
    window: box,
    nameOf: (seat) => nameIn(info, seat),
    move: (move: SevenWondersMove) => {
      motionPart()?.finishMotion();
      ui.subject.value = undefined;
      ui.partnerHand.value = false;
      session.move(move);
    },
  };
  return <Room play={play} />;
}
