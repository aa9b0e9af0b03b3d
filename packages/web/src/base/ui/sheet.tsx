import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../components/controls.tsx';
import { common } from '../i18n.ts';
import { useClosedByBack } from '../router.ts';

/** A modal panel: centred on a desk, from below on a phone. Esc, the cross and a press beside it close it; focus goes back by itself. */
export function Sheet(props: { readonly title: string; readonly onClose: () => void; readonly children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // Before anything else is painted or heard: until it is open, keys go to what lies below.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  useClosedByBack(true, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-body column">
        <div class="sheet-head">
          <h2 id={title}>{props.title}</h2>
          <IconButton icon="cross" label={common()['app.close']} onClick={() => dialog.current?.close()} />
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
