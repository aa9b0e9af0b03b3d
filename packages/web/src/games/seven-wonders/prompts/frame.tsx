// The frame of a question beside a turn: over the table on a desk, from below on a phone. It can be put aside, to look at the table.
import './prompts.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Icon, IconButton, type SymbolId } from '../../../components/index.ts';
import { sevenWondersTableWords } from '../words.ts';
import type { Play } from '../play.ts';

interface FrameProps {
  readonly play: Play;
  readonly kind: string;
  readonly icon: SymbolId;
  readonly title: string;
  readonly help?: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Frame({ play, kind, icon, title, help, aside, children }: FrameProps) {
  const words = sevenWondersTableWords();
  const root = useRef<HTMLDivElement>(null);
  const away = play.ui.aside.value;
  useEffect(() => {
    // The first choice, or what is chosen already; the frame itself when there is nothing to choose.
    if (!away) (root.current?.querySelector<HTMLElement>('[aria-checked="true"], [data-choice]') ?? root.current)?.focus();
  }, [away]);
  if (away) {
    return (
      <div class="question-aside">
        <Button kind="primary" icon={icon} onClick={() => (play.ui.aside.value = false)}>
          {words['prompt.back']({ title })}
        </Button>
      </div>
    );
  }
  return (
    <div class="question-veil">
      <div ref={root} class={`column question ${kind}`} role="dialog" aria-modal="false" aria-label={title} tabIndex={-1}>
        <div class="row asking">
          <Icon id={icon} class="lead" />
          <div>
            <h2>{title}</h2>
            {help !== undefined && <p>{help}</p>}
          </div>
          {aside}
          <IconButton icon="eye" label={words['prompt.look']} onClick={() => (play.ui.aside.value = true)} />
        </div>
        {children}
      </div>
    </div>
  );
}
