import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Button } from '../components/controls.tsx';
import { closedDoor } from '../base/door.ts';
import { common, loadWords } from '../base/i18n.ts';
import { besidePath, go } from '../base/router.ts';
import { isFirstGame } from '../base/tips.ts';
import { lazy } from '../base/ui/lazy.tsx';
import { Loading } from '../base/ui/loading.tsx';
import { MessagePage } from '../base/ui/message-page.tsx';
import { fault, localLink, openLink } from '../local/line.ts';
import { ALL } from '../local/people.ts';
import { localWords } from '../local/words.ts';
import { LiveTable } from '../net/live-table.ts';
import { after, line, link } from '../net/server.ts';
import { isShared } from '../table/seats.ts';
import TablePage from './table-page.tsx';
import { togetherWords } from './together/words.ts';

const FirstGame = lazy(closedDoor(async () => (await import('./learn/first-game.tsx')).FirstGame));

const Together = lazy<{ readonly table: LiveTable }>(closedDoor(async () => (await import('./together/together.tsx')).Together));

/** The table as all may see it: only so is known who sits there before anybody is shown what is theirs. */
const useCommon = (code: string): LiveTable => {
  const [all] = useState(() => {
    const over = openLink(ALL);
    return { over, table: new LiveTable(over, after, code, (next) => go(besidePath(location.pathname, next))) };
  });
  useEffect(
    () => () => {
      all.table.close();
      all.over.close();
    },
    [all],
  );
  return all.table;
};

function LocalTable({ code }: { readonly code: string }) {
  const table = useCommon(code);
  const info = table.known.value;
  // Where nobody may look on, one person plays.
  if (info === undefined && table.barred.value === undefined) return <Loading />;
  if (info !== undefined && isShared(info)) return table.match.value === undefined ? <Loading /> : <Together table={table} />;
  return isFirstGame(code) ? <FirstGame code={code} /> : <TablePage code={code} over={localLink} />;
}

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
  if (why === undefined) return <LocalTable code={props.code} />;
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
  await loadWords([localWords, togetherWords]);
  return LocalTablePage;
};
