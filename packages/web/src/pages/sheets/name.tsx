import { useId, useState } from 'preact/hooks';
import { MAX_NAME } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { lobbyWords } from '../../base/i18n.ts';
import { link, refusalText } from '../../net/server.ts';
import { toast } from '../../base/toasts.ts';
import { Sheet } from '../../base/ui/sheet.tsx';

export function NameSheet(props: { readonly name: string; readonly onClose: () => void }) {
  const words = lobbyWords();
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const errorId = useId();

  const save = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === props.name) return props.onClose();
    // The server knows what a name may be; the one thing worth saying before asking it is that there is none.
    if (wanted === '') return setError(words['name.bad']);
    setBusy(true);
    const answer = await link.request({ t: 'rename', name: wanted });
    setBusy(false);
    if (answer.ok) {
      toast(words['name.saved']({ name: wanted }));
      props.onClose();
    } else setError(answer.code === 'bad-message' ? words['name.bad'] : refusalText(answer.code));
  };

  return (
    <Sheet title={words['name.title']} onClose={props.onClose}>
      <form
        class="sheet-form column"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label class="field">
          {words['name.label']}
          <input
            value={name}
            maxLength={MAX_NAME}
            autocomplete="nickname"
            enterkeyhint="done"
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
            onInput={(event) => setName(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p id={errorId} role="status" class={error === undefined ? '' : 'error'}>
          {error ?? words['name.note']}
        </p>
        <Button type="submit" kind="primary" class="wide" disabled={busy}>
          {words['name.save']}
        </Button>
      </form>
    </Sheet>
  );
}
