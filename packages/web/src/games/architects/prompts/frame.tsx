// The frame of a question: in the box beside my city on a desk, a sheet from below on a phone, where it can be put aside to look at the table.
import './prompts.css';
import './prompts-phone.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Icon, IconButton, type SymbolId } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import type { Play } from '../play.ts';

interface AskProps {
  readonly play: Play;
  readonly kind: string;
  readonly icon: SymbolId;
  readonly title: string;
  /** It must be done before anything else goes on: red rim and lock. */
  readonly must?: boolean;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What is asked, or what another seat is at. */
export function Asking({ icon, title, children }: Pick<AskProps, 'icon' | 'title' | 'children'>) {
  return (
    <div class="asking">
      <Icon id={icon} class="lead" />
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function Ask({ play, kind, icon, title, must = false, aside, children }: AskProps) {
  const words = architectsTableWords();
  const root = useRef<HTMLDivElement>(null);
  const away = play.phone && play.ui.aside.value;
  useEffect(() => {
    // On a phone the sheet lies over what had the focus; on a desk nothing is covered, and the focus stays where it is.
    if (play.phone && !away) (root.current?.querySelector<HTMLElement>('[aria-checked="true"], [data-choice]') ?? root.current)?.focus();
  }, [away]);
  if (away) {
    return (
      <div class="put-aside">
        <Button kind="primary" icon={icon} onClick={() => (play.ui.aside.value = false)}>
          {words['prompt.back']({ title })}
        </Button>
      </div>
    );
  }
  return (
    <>
      {play.phone && <div class="scrim" onClick={() => (play.ui.aside.value = true)} />}
      <div ref={root} class={`question ${kind}${must ? ' must' : ''}`} role="dialog" aria-modal="false" aria-label={title} tabIndex={-1}>
        <Asking icon={icon} title={title}>
          {aside}
          {play.phone && <IconButton icon="eye" label={words['prompt.look']} onClick={() => (play.ui.aside.value = true)} />}
        </Asking>
        {children}
      </div>
    </>
  );
}
