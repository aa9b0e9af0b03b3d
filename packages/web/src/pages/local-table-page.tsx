import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Button } from '../components/controls.tsx';
import { closedDoor } from '../base/door.ts';
import { common, loadWords } from '../base/i18n.ts';
import { isFirstGame } from '../base/tips.ts';
import { lazy } from '../base/ui/lazy.tsx';
import { MessagePage } from '../base/ui/message-page.tsx';
import { fault, localLink } from '../local/line.ts';
import { localWords } from '../local/words.ts';
import { line, link } from '../net/server.ts';
import TablePage from './table-page.tsx';

const FirstGame = lazy(closedDoor(async () => (await import('./learn/first-game.tsx')).FirstGame));

/** A table that this browser keeps itself. */
function LocalTablePage(props: { readonly code: string }) {
  useLayoutEffect(() => {
    line.value = localLink;
    return () => {
      line.value = link;
    };
  }, []);
  useEffect(() => localLink.connect(), []);
  const why = fault.value;
  if (why === undefined)
    return isFirstGame(props.code) ? <FirstGame code={props.code} /> : <TablePage code={props.code} over={localLink} />;
  const words = localWords();
  return (
    <MessagePage title={words['fault.title']} line={words[`fault.${why}`]}>
      <Button kind="primary" onClick={() => location.reload()}>
        {common()['net.reload']}
      </Button>
    </MessagePage>
  );
}

export const localTablePage = async (): Promise<typeof LocalTablePage> => {
  await loadWords([localWords]);
  return LocalTablePage;
};
