// The frame of a table in play: its root, the keys, what happens with an update, the way to the result. What lies on the table is the game's.
import './frame.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Door, fetchWhenIdle, quiet } from '../base/door.ts';
import { useClosedByBack } from '../base/router.ts';
import { hasLaid, isEnded, putAway, type TablePlay } from './play.ts';
import { TableTalk } from './talk/on-demand.ts';
import { isBeside } from './talk/place.ts';
import { type TableKit, useEvents } from './use-events.ts';

interface FrameProps<Play extends TablePlay, Event extends { readonly kind: string }, Spots> {
  readonly kit: TableKit<Play, Event, Spots>;
  readonly play: Play;
  /** More classes of the root. */
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly bar: ComponentChildren;
  /** What happened last, or what happens now, in one line. */
  readonly frieze?: ComponentChildren;
  /** The result, drawn instead of the table. */
  readonly end: ComponentChildren;
  /** The sheets, drawn while one is open. */
  readonly panels: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What is not on the table yet. */
const fetchRest = async (soon: readonly Door<unknown>[]): Promise<void> => {
  await quiet();
  for (const one of soon) one.fetch().catch(() => undefined);
  await fetchWhenIdle();
};

export function Frame<Play extends TablePlay, Event extends { readonly kind: string }, Spots>(props: FrameProps<Play, Event, Spots>) {
  const { kit, play } = props;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEvents(kit, play, root, layer);
  const latest = useRef(play);
  latest.current = play;
  const { past } = play.session;
  useLayoutEffect(() => {
    // A failed fetch costs the motion, nothing else; the keys are asked for again with the next key, and what tells of events with those.
    void fetchRest([...(kit.turn ? [kit.turn] : []), kit.motion, kit.keys, kit.told]);
    if (past) return undefined;
    const key = (event: KeyboardEvent): void => {
      const keys = kit.keys.part();
      if (keys === undefined)
        kit.keys.fetch().then(
          () => key(event),
          () => undefined,
        );
      else keys.onKey(latest.current, event);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [kit]);
  useClosedByBack(hasLaid(play), () => putAway(...play.ui.laid));
  useClosedByBack(play.ui.panel.value !== undefined, () => (play.ui.panel.value = undefined));
  const ended = !past && isEnded(play);
  const panel = play.ui.panel.value;
  const beside = isBeside(play.session);
  const talk = (beside || panel === 'talk') && <TableTalk play={play} cardOf={kit.cardOf} />;
  return (
    <>
      <div
        ref={root}
        class={`table ${kit.name} ${play.phone ? 'phone' : 'desk'}${play.shape === 'low' ? ' low' : ''}${ended ? ' ended' : ''} ${props.class ?? ''}`}
        data-game={play.session.info.value.game}
        data-form={play.phone ? 'phone' : 'desk'}
        data-ended={ended}
        data-seq={play.session.match.value?.seq}
        data-decision={play.table.view.decision}
        data-mine={play.table.mine}
        data-sending={play.session.sending.value}
        style={props.style}
      >
        {past ? <div class="dbar" /> : props.bar}
        {!ended && props.frieze}
        {ended ? props.end : props.children}
        {panel !== undefined && panel !== 'talk' && props.panels}
        {!beside && talk}
        <div ref={layer} class="flights" data-flights aria-hidden="true" />
      </div>
      {beside && talk}
    </>
  );
}
