// A question beside a turn: over the table or in its own place on a desk, from below on a phone. It can be put aside, to look at the table.
import './question.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tableWords } from '../base/i18n.ts';
import { useClosedByBack } from '../base/router.ts';
import { Button, IconButton } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import type { SymbolId } from '../symbols/drawings.ts';
import { moveFocus } from './focus.ts';
import { hasLaid, putAway, type TablePlay } from './play.ts';

interface AskingProps {
  readonly icon: SymbolId;
  readonly title: string;
  readonly help?: ComponentChildren;
  /** Beside the title. */
  readonly children?: ComponentChildren;
}

/** What is asked, or what another seat is at. */
export function Asking({ icon, title, help, children }: AskingProps) {
  return (
    <div class="asking row">
      <Icon id={icon} class="lead" />
      <div>
        <h2>{title}</h2>
        {help !== undefined && <p>{help}</p>}
      </div>
      {children}
    </div>
  );
}

interface QuestionProps extends AskingProps {
  readonly play: TablePlay;
  /** More classes of the box. */
  readonly kind: string;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  /** It lies over the table on a desk too. */
  readonly over?: boolean;
}

export function Question({ play, kind, icon, title, help, aside, over = false, children }: QuestionProps) {
  const words = tableWords();
  const root = useRef<HTMLDivElement>(null);
  const covers = over || play.phone;
  // What is laid open takes the place of the question, and leaves the way back to it.
  const behind = hasLaid(play);
  const away = behind || (covers && play.ui.aside.value);
  const putAside = (): void => {
    play.ui.aside.value = true;
  };
  const comeBack = (): void => {
    play.ui.aside.value = false;
    while (putAway(...play.ui.laid));
  };
  useLayoutEffect(() => {
    if (away) return undefined;
    const before = document.activeElement;
    // The first choice, or what is chosen already; the box itself when there is nothing to choose.
    moveFocus(root.current?.querySelector<HTMLElement>('[aria-checked="true"], [data-choice]') ?? root.current);
    return () => {
      const at = document.activeElement;
      if (before instanceof HTMLElement && before.isConnected && (at === null || at === document.body)) moveFocus(before);
    };
  }, [away]);
  useClosedByBack(covers && !away, putAside);
  if (away) {
    return (
      <div class="put-aside">
        <Button kind="primary" icon={icon} onClick={comeBack}>
          {words['prompt.back']({ title })}
        </Button>
      </div>
    );
  }
  const box = (
    <div
      ref={root}
      class={`question column ${kind}`}
      data-question={kind}
      role="dialog"
      aria-modal="false"
      aria-label={title}
      tabIndex={-1}
    >
      <Asking icon={icon} title={title} help={help}>
        {aside}
        {covers && <IconButton icon="eye" label={words['prompt.look']} onClick={putAside} />}
      </Asking>
      {children}
    </div>
  );
  if (!covers) return box;
  return (
    <div class="question-veil centred" onClick={({ target, currentTarget }) => target === currentTarget && putAside()}>
      {box}
    </div>
  );
}
