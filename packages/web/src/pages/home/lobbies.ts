// The lists that the home page shows: the server's, and that of this device where it keeps tables.
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@maravilha/protocol';
import { loadWords } from '../../base/i18n.ts';
import { closedDoor, want } from '../../base/door.ts';
import { hasKeptTables } from '../../local/able.ts';
import { localWords } from '../../local/words.ts';
import type { Link } from '../../net/link.ts';
import { followLobby, type Lobby } from '../../net/lobby.ts';
import { link } from '../../net/server.ts';

export interface ListedTable {
  readonly table: TableSummary;
  /** When the list came. */
  readonly at: number;
  /** Where it is played. */
  readonly over: Link;
}

export const localDoor = closedDoor(async () => {
  const [{ localLink, fault, reach, askForKeeping }] = await Promise.all([import('../../local/line.ts'), loadWords([localWords])]);
  return { localLink, fault, reach, askForKeeping };
});

interface Followed {
  readonly over: Link;
  readonly lobby: ReadonlySignal<Lobby | undefined>;
}

/** Where this browser has kept no table, nothing is fetched to look for one. */
const useLocalLobby = (): Followed | undefined => {
  const [followed, setFollowed] = useState<Followed | undefined>(undefined);
  useEffect(() => {
    if (!hasKeptTables()) return undefined;
    let stop = (): void => undefined;
    const forget = want(localDoor, ({ localLink }) => {
      localLink.connect();
      const { lobby, stop: stopFollowing } = followLobby(localLink);
      stop = stopFollowing;
      setFollowed({ over: localLink, lobby });
    });
    return () => {
      forget();
      stop();
    };
  }, []);
  return followed;
};

const listedIn = ({ over, lobby }: Followed): readonly ListedTable[] => {
  const { at = 0, yours = [] } = lobby.value ?? {};
  return yours.map((table) => ({ table, at, over }));
};

export const useLobbies = (): { readonly server: Lobby | undefined; readonly yours: readonly ListedTable[] } => {
  const [{ lobby, stop }] = useState(() => followLobby(link));
  useEffect(() => stop, [stop]);
  const local = useLocalLobby();
  return { server: lobby.value, yours: [{ over: link, lobby }, ...(local === undefined ? [] : [local])].flatMap(listedIn) };
};
