import './share.css';
import { useRef } from 'preact/hooks';
import { IconButton } from '../../components/controls.tsx';
import { lobbyWords } from '../../base/i18n.ts';
import { toast } from '../../base/toasts.ts';

/** A link to read, to select and to copy. */
export function LinkField(props: { readonly url: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.url);
      toast(() => lobbyWords()['lobby.copied']);
    } catch {
      // No clipboard on plain http, or not allowed: the person can still copy the selected text.
      field.current?.focus();
      field.current?.select();
      toast(() => lobbyWords()['lobby.copy-failed'], 'refused');
    }
  };
  return (
    <div class="link-field">
      <input
        ref={field}
        readOnly
        value={props.url.replace(/^https?:\/\//, '')}
        aria-label={props.label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <IconButton icon="copy" label={lobbyWords()['lobby.copy']} onClick={() => void copy()} />
    </div>
  );
}
