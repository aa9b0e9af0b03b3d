import { useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { homeWords } from '../../base/i18n.ts';
import { toast } from '../../base/toasts.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { NameField } from './name-field.tsx';
import { rename } from './rename.ts';

export function NameSheet(props: { readonly name: string; readonly onClose: () => void }) {
  const words = homeWords();
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === props.name) return props.onClose();
    setBusy(true);
    const why = await rename(wanted);
    setBusy(false);
    setError(why);
    if (why !== undefined) return;
    toast(() => homeWords()['name.saved']({ name: wanted }));
    props.onClose();
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
        <NameField label={words['name.label']} value={name} note={words['name.note']} error={error} onInput={setName} />
        <Button type="submit" kind="primary" class="wide" disabled={busy}>
          {words['name.save']}
        </Button>
      </form>
    </Sheet>
  );
}
