// One matter: what it is, and what can be done about it.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../components/icon.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';

interface MatterLineProps {
  readonly kind: string;
  readonly icon: SymbolId;
  /** `question`: something is asked of me. */
  readonly tone: 'question' | 'lost' | 'plain';
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ComponentChildren;
}

export function MatterLine({ kind, icon, tone, title, note, children }: MatterLineProps) {
  return (
    <section class={`matter row ${tone}-tone`} role={tone === 'question' ? 'alert' : 'status'} aria-label={title} data-matter={kind}>
      <Icon id={icon} class="lead" />
      <p>
        <b>{title}</b>
        {note !== undefined && note !== '' && <small>{note}</small>}
      </p>
      {children}
    </section>
  );
}
