// A table of several people on one device. Of all that is secret the page holds what the one in front may see, and nothing between two of them.
import './together.css';
import { computed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { besidePath, go } from '../../base/router.ts';
import { motion, MOTION_FACTOR } from '../../base/settings.ts';
import { Loading } from '../../base/ui/loading.tsx';
import { ALL } from '../../local/people.ts';
import type { LiveTable } from '../../net/live-table.ts';
import { guideMark } from '../../table/guide.ts';
import { inUnits, setAround } from '../../table/window.ts';
import { gameName, gameOf } from '../games.ts';
import { LiveTablePage } from '../table-page.tsx';
import { flat, holderOf, noteHolder } from './device.ts';
import { HandOver } from './hand-over.tsx';
import { type Moment, nextFrom, openScene, owing, type Scene, secretScene } from './order.ts';
import { askAs, openFor, type Opened, type Sitter, sittersOf } from './sitting.ts';
import { togetherWords } from './words.ts';

/** Where nothing is hidden, what somebody has done stays in sight for so long before the table turns to the next one. */
const LOOK_MS = 1400;
/** For so long it is said whose turn it is. */
const MARK_MS = 2200;

/** By the table that all may see. */
const momentOf = (table: LiveTable): Moment => {
  const { awaiting = [], ready = [] } = table.match.value ?? {};
  const people = sittersOf(table.info.value).flatMap(({ seat, isOut }) => (isOut ? [] : [seat]));
  return { people, awaiting, ready, happened: table.log.value.length };
};

const isSame = (a: Scene, b: Scene): boolean => JSON.stringify(a) === JSON.stringify(b);

const firstScene = (now: Moment, secret: boolean, holder: number): Scene => {
  const next = nextFrom(now, holder);
  if (secret) return next === undefined ? { kind: 'all' } : { kind: 'pass', seat: next };
  return { kind: 'front', seat: next ?? now.people.find((seat) => seat === holder) ?? now.people[0] ?? 0 };
};

/** The scene that follows from what happens at the table, and the way to another one. */
const useScene = (table: LiveTable, secret: boolean): readonly [Scene, (scene: Scene) => void] => {
  const watched = useMemo(() => computed(() => JSON.stringify(momentOf(table))), [table]);
  const now: Moment = useMemo(() => JSON.parse(watched.value), [watched.value]);
  const holder = useRef(holderOf(table.code));
  const [scene, setScene] = useState<Scene>(() => firstScene(now, secret, holder.current));
  const before = useRef(now);
  useLayoutEffect(() => {
    if (scene.kind !== 'front') return;
    holder.current = scene.seat;
    noteHolder(table.code, scene.seat);
  }, [scene]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = now;
    if (last === now) return undefined;
    const next = (secret ? secretScene : openScene)(scene, last, now, holder.current);
    if (isSame(next, scene)) return undefined;
    const look = secret || now.happened <= last.happened ? 0 : LOOK_MS * MOTION_FACTOR[motion.peek()];
    if (look === 0) return setScene(next);
    const timer = setTimeout(() => setScene(next), look);
    return () => clearTimeout(timer);
  }, [now]);
  return [scene, setScene];
};

/** The table of the one in front, as soon as it is there; of an open table the one before stays until then. */
const useOpened = (code: string, id: string | undefined, goTo: (code: string) => void): Opened | undefined => {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const latest = useRef(goTo);
  latest.current = goTo;
  useLayoutEffect(() => {
    if (id !== undefined) return openFor(code, id, (next) => latest.current(next), setOpened);
    setOpened(undefined);
    return undefined;
  }, [code, id]);
  return opened;
};

interface BelowProps {
  readonly table: LiveTable;
  readonly next: Sitter | undefined;
  readonly onPass: (seat: number) => void;
  readonly onUndo: () => void;
  readonly onRematch: () => void;
}

/** Under the table that all look at: what comes next. */
function Below({ table, next, onPass, onUndo, onRematch }: BelowProps) {
  const words = togetherWords();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setAround({ beside: 0, below: inUnits(element.offsetHeight) }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setAround();
    };
  }, []);
  const over = table.info.value.status === 'over';
  return (
    <footer ref={root} class="below-table row" data-below>
      <p class="row" role="status">
        <Icon id={over ? 'crown' : next === undefined ? 'hourglass' : 'eye'} class="" />
        {words[over ? 'all.over' : next === undefined ? 'all.bots' : 'all.open']}
      </p>
      {next !== undefined && (
        <Button kind="primary" icon={next.sign} data-next={next.seat} autofocus onClick={() => onPass(next.seat)}>
          {words['pass.title']({ name: next.name })}
        </Button>
      )}
      {over && table.info.value.ended === undefined && (
        <Button icon="undo" onClick={onUndo}>
          {words['all.undo']}
        </Button>
      )}
      {over && (
        <Button kind="primary" icon="again" onClick={onRematch}>
          {words['all.rematch']}
        </Button>
      )}
    </footer>
  );
}

/** Whose turn it is, said for a moment and in nobody's way. */
function TurnMark({ name }: { readonly name: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), MARK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class={gone ? 'turn-mark gone' : 'turn-mark'} role="status" data-turn-mark>
      {!gone && <span>{togetherWords()['turn.of']({ name })}</span>}
    </p>
  );
}

/** Covers the hand of whoever is in front: by the bar, and when the page is left. */
const useCover = (act: (() => void) | undefined): void => {
  const latest = useRef(act);
  latest.current = act;
  const covers = act !== undefined;
  const { 'pass.cover': label, 'pass.cover.short': text } = togetherWords();
  useLayoutEffect(() => {
    if (!covers) return undefined;
    const now = (): void => latest.current?.();
    const away = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    guideMark.value = ({ desk }) => (
      <Button icon="lock" aria-label={label} class="to-cover" data-cover onClick={now}>
        {desk && text}
      </Button>
    );
    document.addEventListener('visibilitychange', away);
    return () => {
      guideMark.value = undefined;
      document.removeEventListener('visibilitychange', away);
    };
  }, [covers, label, text]);
};

/** The second of two people sits opposite. */
const useTurned = (turned: boolean): void => {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-turned', turned);
    return () => document.documentElement.removeAttribute('data-turned');
  }, [turned]);
};

/** `table`: as all may see it. */
export function Together({ table }: { readonly table: LiveTable }) {
  const { code } = table;
  const info = table.info.value;
  const secret = gameOf(info.game)?.secretHands === true;
  const sitters = sittersOf(info);
  const [scene, setScene] = useScene(table, secret);
  const sitterAt = (seat: number): Sitter | undefined => sitters.find((sitter) => sitter.seat === seat);
  const inFront = scene.kind === 'all' ? undefined : sitterAt(scene.seat);

  /** All of them want it, or they would say so. */
  const follow = async (others: readonly Sitter[]): Promise<string | undefined> => {
    let next: string | undefined;
    for (const { id } of others) {
      const answer = await askAs(id, { t: 'rematch', code });
      if (answer.ok) next = answer.code ?? next;
    }
    return next;
  };
  const rematch = async (others: readonly Sitter[], begun?: string): Promise<void> => {
    const next = (await follow(others)) ?? begun;
    if (next !== undefined) go(besidePath(location.pathname, next));
  };
  const opened = useOpened(
    code,
    scene.kind === 'front' ? inFront?.id : undefined,
    (next) =>
      void rematch(
        sitters.filter(({ id }) => id !== inFront?.id),
        next,
      ),
  );
  const isThere = scene.kind === 'front' && opened !== undefined && (!secret || opened.id === inFront?.id);
  useCover(isThere && secret && scene.kind === 'front' ? () => setScene({ kind: 'pass', seat: coverFor(scene.seat) }) : undefined);
  const shown = isThere ? sitters.find(({ id }) => id === opened.id) : undefined;
  useTurned(!secret && flat.value && info.seats.length === 2 && sitters.length === 2 && shown?.seat === 1);

  const now = momentOf(table);
  /** Who has chosen already covers what is theirs for the next one. */
  const coverFor = (seat: number): number => (owing(now).includes(seat) ? seat : (nextFrom(now, seat) ?? seat));
  const next = scene.kind === 'all' ? nextFrom(now, holderOf(code)) : undefined;

  if (scene.kind === 'all')
    return (
      <>
        <LiveTablePage key="all" table={table} />
        <Below
          table={table}
          next={next === undefined ? undefined : sitterAt(next)}
          onPass={(seat) => setScene({ kind: 'pass', seat })}
          onUndo={() => void undoAs(code, (sitters.find(({ isOut }) => !isOut) ?? sitters[0])?.id ?? ALL)}
          onRematch={() => void rematch(sitters)}
        />
      </>
    );
  if (isThere)
    return (
      <>
        <LiveTablePage key={opened.id} table={opened.table} />
        {!secret && shown !== undefined && owing(now).includes(shown.seat) && <TurnMark key={shown.seat} name={shown.name} />}
      </>
    );
  if (!secret || inFront === undefined) return <Loading />;
  const call = (sitter: Sitter): void => {
    if (!sitter.isOut) return setScene({ kind: 'pass', seat: sitter.seat });
    void askAs(sitter.id, { t: 'sit', code, seat: sitter.seat });
  };
  return (
    <HandOver
      game={gameName(info.game, info.options)}
      age={ageIn(table)}
      to={inFront}
      sitters={sitters}
      ready={now.ready}
      busy={scene.kind === 'front'}
      onSee={() => setScene({ kind: 'front', seat: inFront.seat })}
      onCall={call}
      onBot={() => void askAs(inFront.id, { t: 'stand', code })}
    />
  );
}

/** As the backs of all cards tell it. */
const ageIn = (table: LiveTable): number => {
  const { age } = (table.match.value?.view ?? {}) as { readonly age?: number };
  return age ?? 1;
};

const nothing = (): void => undefined;

/** Nothing is secret after the end, so that anybody may go back for all. */
const undoAs = async (code: string, id: string): Promise<void> => {
  let close = nothing;
  const { table } = await new Promise<Opened>((ready) => {
    close = openFor(code, id, nothing, ready);
  });
  await table.ask({ t: 'undo', seq: table.match.peek()?.seq ?? 0 }, true);
  close();
};
