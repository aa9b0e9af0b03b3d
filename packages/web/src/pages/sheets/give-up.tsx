import { useState } from 'preact/hooks';
import type { TableSummary } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { homeWords } from '../../base/i18n.ts';
import { toast } from '../../base/toasts.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { ask } from '../../net/server.ts';

interface GiveUpProps {
  readonly table: TableSummary;
  readonly title: string;
  readonly onClose: () => void;
}

/** Other people play there, and it cannot be taken back: so it is asked first. */
export function GiveUpSheet({ table, title, onClose }: GiveUpProps) {
  const words = homeWords();
  const [busy, setBusy] = useState(false);
  const giveUp = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask({ t: 'resign', code: table.code });
    setBusy(false);
    if (!answer.ok) return;
    toast(() => homeWords()['home.gave-up']);
    onClose();
  };
  return (
    <Sheet title={words['give-up.title']} onClose={onClose}>
      <p>
        {title}. {table.seats === 2 ? words['give-up.two'] : words['give-up.many']}
      </p>
      <Button kind="primary" icon="flag" class="wide" disabled={busy} onClick={() => void giveUp()}>
        {words['give-up.go']}
      </Button>
      <Button class="wide" autofocus onClick={onClose}>
        {words['give-up.stay']}
      </Button>
    </Sheet>
  );
}
