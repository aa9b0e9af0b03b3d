import { useState } from 'preact/hooks';
import { Button } from '../components/controls.tsx';
import { deviceWords } from '../base/device-words.ts';
import { loadWords } from '../base/i18n.ts';
import { MessagePage } from '../base/ui/message-page.tsx';
import { refusalOf } from '../net/refusals.ts';

/** Answers why it failed, if it did. */
const redeem = async (token: string): Promise<string | undefined> => {
  try {
    const answer = await fetch('/api/device', { method: 'POST', body: JSON.stringify({ token }) });
    if (answer.ok) return undefined;
    const { code }: { code?: unknown } = await answer.json();
    return (await refusalOf(String(code)))();
  } catch {
    // No network, or an answer that is none: both may be over in a moment.
    return (await refusalOf('lost'))();
  }
};

/** What another browser opens by the link of the sheet: one press, and it belongs to the same person. A link that is merely looked at is not used up. */
function DevicePage() {
  const words = deviceWords();
  const [token] = useState(() => location.hash.slice(1));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(token === '' ? words['page.no-token'] : undefined);

  const go = async (): Promise<void> => {
    setBusy(true);
    const why = await redeem(token);
    // All that this page holds belongs to whoever it was before.
    if (why === undefined) return location.replace('/');
    setBusy(false);
    setFailed(why);
  };

  return (
    <MessagePage title={words['page.title']} line={failed ?? words['page.line']}>
      {token !== '' && (
        <Button kind="primary" icon="play" disabled={busy} onClick={() => void go()}>
          {busy ? words['page.busy'] : words['page.go']}
        </Button>
      )}
    </MessagePage>
  );
}

export const devicePage = async (): Promise<typeof DevicePage> => {
  await loadWords([deviceWords]);
  return DevicePage;
};
