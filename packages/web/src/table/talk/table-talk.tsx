// The chat at a table in play: beside it on a wide desk, else in a sheet like all others.
import { useLayoutEffect } from 'preact/hooks';
import { IconButton } from '../../components/controls.tsx';
import { tableWords } from '../../base/i18n.ts';
import type { TablePlay } from '../play.ts';
import { seatInfo } from '../presence.ts';
import { SideSheet } from '../side-sheet.tsx';
import { type CardOf, partnersIn } from './model.ts';
import { toggleTalk } from './open.ts';
import { isBeside } from './place.ts';
import { Talk } from './talk.tsx';
import { TalkButton } from './talk-button.tsx';
import { talkWords } from './words.ts';

/** Where the focus was before somebody came here to talk. */
const useReturn = (on: boolean): void =>
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!on) return;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [on]);

interface ConversationProps {
  readonly play: TablePlay;
  readonly beside: boolean;
  readonly cardOf: CardOf | undefined;
}

function Conversation({ play, beside, cardOf }: ConversationProps) {
  const { title } = talkWords();
  const { session } = play;
  const info = session.info.value;
  // A bot does not answer.
  const team = partnersIn(session).filter((seat) => seatInfo(info, seat)?.kind === 'person');
  const talk = <Talk session={session} team={team.map(play.nameOf)} cardOf={cardOf} />;
  const close = (): void => toggleTalk(play);
  // The keys of the table are not those of a text field, in which the chat is left too.
  useLayoutEffect(() => {
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      // From a tab the table has closed it already.
      if (defaultPrevented || key !== 'Escape') return;
      if (target instanceof HTMLInputElement && target.closest('[data-talk]') !== null) close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [play.ui]);
  useReturn(beside);
  if (!beside)
    return (
      <SideSheet play={play} title={title} kind="talking">
        {talk}
      </SideSheet>
    );
  return (
    <aside class="talk-beside column" aria-label={title}>
      <div class="head row">
        <h2>{title}</h2>
        <IconButton icon="cross" label={tableWords().close} onClick={close} />
      </div>
      {talk}
    </aside>
  );
}

/** The way to the chat in the bar, or the chat itself. */
export function TableTalk(props: { readonly play: TablePlay; readonly inBar?: boolean; readonly cardOf?: CardOf | undefined }) {
  const { play, inBar = false, cardOf } = props;
  const beside = isBeside(play.session);
  if (!inBar) return <Conversation play={play} beside={beside} cardOf={cardOf} />;
  return (
    <TalkButton
      session={play.session}
      open={beside || play.ui.panel.value === 'talk'}
      front={play.table.me}
      toggle={() => toggleTalk(play)}
    />
  );
}
