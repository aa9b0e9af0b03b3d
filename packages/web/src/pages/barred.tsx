// In the place of a table that cannot be shown: there is none, or this page is not to see it, or does not know how to.
import { Button } from '../components/controls.tsx';
import { common, refusedWords } from '../base/i18n.ts';
import { MessagePage } from '../base/ui/message-page.tsx';
import { refusalText } from '../net/refusals.ts';

interface BarredProps {
  /** What the server says, or what this page finds. */
  readonly code: string;
  readonly table: string;
}

/** The server plays what this page has not learnt yet; a reload fetches it. */
export type TooOld = 'page.unknown-game' | 'page.unknown-rules';

const isTooOld = (code: string): code is TooOld => code.startsWith('page.');

export function Barred({ code, table }: BarredProps) {
  const words = refusedWords();
  if (isTooOld(code))
    return (
      <MessagePage title={words[`${code}-title`]} line={words['page.too-old']}>
        <Button kind="primary" onClick={() => location.reload()}>
          {common()['net.reload']}
        </Button>
      </MessagePage>
    );
  if (code === 'unknown-table') return <MessagePage title={words['page.gone-title']} line={words['page.gone']({ code: table })} />;
  if (code === 'no-spectators') return <MessagePage title={words['page.closed-title']} line={words['page.closed']} />;
  return <MessagePage title={common()['crash.title']} line={refusalText(code)} />;
}
