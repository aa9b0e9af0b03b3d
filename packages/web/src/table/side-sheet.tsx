// A sheet beside the table. It takes the focus when it opens and gives it back when it closes; the table behind stays live.
import './side-sheet.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../components/controls.tsx';
import { tableWords } from '../base/i18n.ts';
import type { TablePlay } from './play.ts';

interface SideSheetProps {
  readonly play: TablePlay;
  readonly title: string;
  readonly kind: string;
  /** Stands between the title and what scrolls. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function SideSheet({ play, title, kind, above, children }: SideSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const close = (): void => {
    play.ui.panel.value = undefined;
  };
  useLayoutEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <div class="veil" onClick={close} />
      <div ref={root} class={`panel column ${kind}`} data-panel={kind} role="dialog" aria-modal="false" aria-label={title} tabIndex={-1}>
        <div class="head row">
          <h2>{title}</h2>
          <IconButton icon="cross" label={tableWords().close} onClick={close} />
        </div>
        {above}
        <div class="scroll" role="region" aria-label={title} tabIndex={0}>
          {children}
        </div>
      </div>
    </>
  );
}
