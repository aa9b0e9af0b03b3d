// The Duel table: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DuelEvent, DuelMove, DuelView } from '@maravilha/duel';
import { describeEvent } from '@maravilha/words/duel';
import { announce } from '../../app/announce.ts';
import { MOTION_FACTOR, motion } from '../../app/settings.ts';
import { type Cue, playCue } from '../../app/sound.ts';
import { duelWords, tableWords } from '../../i18n/index.ts';
import type { TableSession } from '../../table/session.ts';
import { Icon } from '../../components/index.ts';
import { Bar } from './bar.tsx';
import { CityPanel } from './city.tsx';
import { Dock, LastLine } from './dock.tsx';
import { type Box, fitDesk, PHONE_WIDTH, sideWidth, slimDock } from './fit.ts';
import { onKey } from './keys.ts';
import { eventsIn, headlineOf } from './log.ts';
import { cityOf, placesOf, readTable, rowsOf, scoreOf } from './model.ts';
import type { Spots } from './motion.ts';
import { fetchMotion, motionPart } from './moving.ts';
import { Draft, End, Panels } from './parts.ts';
import { PhoneTable } from './phone-table.tsx';
import { nameIn, newUi, type Play } from './play.ts';
import { hasPrompt, promptHeight } from './prompt.ts';
import { Prompt } from './prompts.tsx';
import { Rail, TokenRow } from './rail.tsx';
import { Structure } from './structure.tsx';

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

const CUE_OF: Partial<Record<DuelEvent['kind'], Cue>> = {
  built: 'card',
  discarded: 'coin',
  'wonder-built': 'stage',
  pair: 'pair',
  pawn: 'pawn',
  'age-ended': 'age',
  over: 'victory',
};

/** Choices in one update that are still worth showing one by one. */
const AT_ONCE = 4;

/** The time the table stays in sight after the last move, before the result is shown. */
const LAST_LOOK = 1600;

/** Shows what came with an update: motion, sound, words for screen readers. */
const useEvents = (play: Play, root: { readonly current: HTMLElement | null }, layer: { readonly current: HTMLElement | null }): void => {
  const { session, ui, table } = play;
  const match = session.match.value;
  const seen = useRef<number | undefined>(undefined);
  const before = useRef<Spots>(new Map());
  // Rendering comes before the page changes: what is measured here is where everything still lies.
  if (root.current !== null && match !== undefined && seen.current !== match.seq) {
    before.current = motionPart()?.spotsIn(root.current) ?? before.current;
  }
  useLayoutEffect(() => {
    if (match === undefined) return;
    const first = seen.current === undefined;
    if (seen.current === match.seq) return;
    seen.current = match.seq;
    const open = ui.subject.peek();
    if (open?.kind === 'slot' && !placesOf(table.view).some((p) => p.slot === open.slot)) ui.subject.value = undefined;
    if (hasPrompt(play)) ui.subject.value = undefined;
    ui.pick.value = undefined;
    // After a reconnection many choices come at once: the table shows where it stands, without acting it all out.
    if (first || match.seq - match.after > AT_ONCE || root.current === null || layer.current === null) return;
    const events = eventsIn(match.events);
    const pace = MOTION_FACTOR[motion.peek()];
    motionPart()?.showEvents(root.current, layer.current, before.current, events, pace);
    for (const cue of new Set(events.map((e) => CUE_OF[e.kind]))) if (cue !== undefined) playCue(cue);
    const said = headlineOf(events).map((e) => describeEvent(duelWords(), e, play.nameOf));
    if (table.mine)
      said.push(table.view.decision === 'turn' ? tableWords()['bar.your-turn'] : duelWords()[`decision.${table.view.decision}`]);
    announce(said.join(' '));
    if (events.some((e) => e.kind === 'over') && pace > 0) {
      ui.reviewing.value = true;
      setTimeout(() => (ui.reviewing.value = false), LAST_LOOK * pace);
    }
  }, [match?.seq]);
};

/** Log, last event, prices of the rival: the line under the structure. */
function Strip({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { ui, table } = play;
  const foe = play.nameOf(table.foe);
  return (
    <div class="logstrip">
      <button type="button" onClick={() => (ui.panel.value = ui.panel.peek() === 'log' ? undefined : 'log')}>
        <Icon id="log" class="" />
        {words['bar.log']}
      </button>
      {ui.foePrices.value ? <span class="last">{words['prices.showing']({ name: foe })}</span> : <LastLine play={play} />}
      {table.view.structure.length > 0 && (
        <button type="button" aria-pressed={ui.foePrices.value} onClick={() => (ui.foePrices.value = !ui.foePrices.peek())}>
          <Icon id="eye" class="" />
          {ui.foePrices.value && table.seated ? words['prices.mine'] : words['prices.for']({ name: foe })}
        </button>
      )}
    </div>
  );
}

function Centre({ play }: { readonly play: Play }) {
  const { view } = play.table;
  const drafting = view.decision === 'draft';
  const rows = rowsOf(placesOf(view));
  const prompt = hasPrompt(play) && play.ui.subject.value === undefined;
  const fit = fitDesk(rows, play.window, prompt ? promptHeight(play) : undefined);
  if (drafting) {
    return (
      <main class="mid drafting">
        <TokenRow play={play} />
        <Draft play={play} />
        {play.ui.subject.value !== undefined && <Dock play={play} form="slim" />}
      </main>
    );
  }
  return (
    <main class={`mid${fit.form === 'full' ? '' : ' tall'}`} style={{ '--prompt': `${promptHeight(play)}px` }}>
      <TokenRow play={play} />
      <Rail play={play} />
      <div class="stand">
        <Structure play={play} fit={fit} />
      </div>
      <Strip play={play} />
      {prompt ? <Prompt play={play} /> : <Dock play={play} form={fit.form} />}
    </main>
  );
}

function Desk({ play }: { readonly play: Play }) {
  return (
    <>
      <CityPanel play={play} side="me" />
      <Centre play={play} />
      <CityPanel play={play} side="foe" />
    </>
  );
}

function Over({ play }: { readonly play: Play }) {
  return (
    <button type="button" class="btn primary to-result" onClick={() => (play.ui.reviewing.value = false)}>
      <Icon id="crown" class="" />
      {tableWords()['over.result']}
    </button>
  );
}

function Board({ play }: { readonly play: Play }) {
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
  const over = play.table.view.decision === 'over';
  const ended = over && !play.ui.reviewing.value;
  return (
    <div
      ref={root}
      class={`duel ${play.phone ? 'phone' : 'desk'}${ended ? ' ended' : ''}`}
      data-seq={play.session.match.value?.seq}
      data-decision={play.table.view.decision}
      style={{ '--side': `${sideWidth(play.window)}px`, '--slim': `${slimDock(play.window)}px` }}
    >
      <Bar play={play} />
      {ended ? <End play={play} /> : play.phone ? <PhoneTable play={play} /> : <Desk play={play} />}
      {over && !ended && <Over play={play} />}
      {play.ui.panel.value !== undefined && <Panels play={play} />}
      <div ref={layer} class="flights" aria-hidden="true" />
    </div>
  );
}

export function DuelTable({ session }: { readonly session: TableSession }) {
  const ui = useMemo(newUi, [session]);
  const box = useWindow();
  const match = session.match.value;
  const info = session.info.value;
  // The server sends Duel's view at a Duel table, and the link has compared its hash.
  const view = match?.view as DuelView | undefined;
  // While a bot plays in my place, the decisions are the bot's.
  const standIn = info.seats.some((s) => s.seat === info.you && s.bot !== undefined);
  const table = useMemo(() => {
    if (view === undefined) return undefined;
    const read = readTable(view, info.you);
    return standIn ? { ...read, mine: false } : read;
  }, [view, info.you, standIn]);
  if (table === undefined) return null;
  const score = scoreOf(table);
  const play: Play = {
    session,
    table,
    score,
    me: cityOf(table, table.me, score),
    foe: cityOf(table, table.foe, score),
    ui,
    phone: box.width < PHONE_WIDTH,
    window: box,
    nameOf: (seat) => nameIn(info, seat),
    move: (move: DuelMove) => {
      motionPart()?.finishMotion();
      session.move(move);
    },
  };
  return <Board play={play} />;
}
