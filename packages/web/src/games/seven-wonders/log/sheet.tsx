// A sheet beside this table.
import type { ComponentChildren } from 'preact';
import { swTableWords } from '../../../i18n/index.ts';
import { SideSheet } from '../../../table/side-sheet.tsx';
import type { Play } from '../play.ts';

interface SheetProps {
  readonly play: Play;
  readonly title: string;
  readonly kind: string;
  /** Stands between the title and what scrolls. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Sheet({ play, title, kind, above, children }: SheetProps) {
  const close = (): void => {
    play.ui.panel.value = undefined;
  };
  return (
    <SideSheet title={title} kind={kind} close={close} closing={swTableWords().close} above={above}>
      {children}
    </SideSheet>
  );
}
