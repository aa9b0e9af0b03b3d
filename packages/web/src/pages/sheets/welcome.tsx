import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { lobbyWords } from '../../base/i18n.ts';
import { remember } from '../../base/memory.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { NameField } from './name-field.tsx';
import { NAME_ASKED, rename } from './rename.ts';

interface WelcomeProps {
  /** Who invites, to what. */
  readonly title: string;
  /** What I am called so far. */
  readonly name: string;
  readonly onSit: () => void;
  readonly onClose: () => void;
}

/** For somebody who came by a link and was never here: a name if they like, then a seat. */
export function WelcomeSheet(props: WelcomeProps) {
  const words = lobbyWords();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => void remember(NAME_ASKED, 'yes'), []);

  const sit = async (): Promise<void> => {
    const wanted = name.trim();
    setBusy(true);
    const why = wanted === '' ? undefined : await rename(wanted);
    setBusy(false);
    setError(why);
    if (why === undefined) props.onSit();
  };

  return (
    <Sheet title={props.title} onClose={props.onClose}>
      <form
        class="sheet-form column"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <NameField
          label={words['welcome.label']}
          value={name}
          placeholder={props.name}
          note={words['welcome.note']({ name: props.name })}
          error={error}
          onInput={setName}
        />
        <Button type="submit" kind="primary" icon="person" class="wide" disabled={busy}>
          {words['welcome.sit']}
        </Button>
        <Button class="wide" onClick={props.onClose}>
          {words['welcome.watch']}
        </Button>
      </form>
    </Sheet>
  );
}
