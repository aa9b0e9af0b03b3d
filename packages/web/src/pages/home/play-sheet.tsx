import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { common, homeWords } from '../../base/i18n.ts';
import { want } from '../../base/door.ts';
import { recall, remember } from '../../base/memory.ts';
import { levelName, levelNote } from '../../base/names.ts';
import { canKeepTables, localPath, noteTables } from '../../local/able.ts';
import { localWords } from '../../local/words.ts';
import type { Link } from '../../net/link.ts';
import { ask, gameInfo, link } from '../../net/server.ts';
import { go, tablePath } from '../../base/router.ts';
import { toast } from '../../base/toasts.ts';
import { Cards, Segments } from '../../base/ui/choice.tsx';
import { Strength } from '../../base/ui/strength.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { optionText } from '../games.ts';
import type { HomeTile } from './home-tiles.ts';
import { localDoor } from './lobbies.ts';

interface QuickValue {
  readonly value: string;
  readonly label: string;
  readonly note: string | undefined;
}

/** The values of the one option that is asked here, in words. */
const quickValues = ({ game, quick }: HomeTile): readonly QuickValue[] =>
  quick.values.map((value) => {
    const path = `${quick.key}.${value}`;
    return { value, label: optionText(game, path) ?? value, note: optionText(game, `${path}.note`) };
  });

/** The server cannot be heard, and that is not only for the moment of a first try. */
const useLost = (): boolean => {
  const connection = link.connection.value;
  const [lost, setLost] = useState(connection === 'offline');
  useEffect(() => {
    if (connection !== 'connecting') setLost(connection === 'offline');
  }, [connection]);
  return lost;
};

/** Several people at this device: they need no clock, look on by turns, and hear each other. */
const TOGETHER = { clock: 'none', spectators: true, listed: false, chat: 'off' } as const;

/** The second of the two clicks from a first visit to a game: everything is chosen already, one big button starts. */
function PlayForm({ tile }: { readonly tile: HomeTile }) {
  const words = homeWords();
  const { game, quick } = tile;
  const lost = useLost();
  const [here, setHere] = useState(localDoor.part());
  useEffect(() => (lost && canKeepTables() ? want(localDoor, setHere) : undefined), [lost]);
  useEffect(() => here?.localLink.connect(), [here]);
  const info = gameInfo(game.id) ?? (here && gameInfo(game.id, here.localLink));
  const bots = info?.bots ?? [];
  const counts = info?.seatCounts ?? [];
  const [level, setLevel] = useState(recall(`${tile.id}.level`) ?? recall('level'));
  const [seats, setSeats] = useState(Number(recall(`${tile.id}.seats`) ?? tile.seats));
  const [option, setOption] = useState(recall(`${tile.id}.${quick.key}`) ?? quick.values[0] ?? '');
  const [busy, setBusy] = useState(false);
  // Whoever plays for the first time meets the weakest.
  const chosen = bots.find((bot) => bot === level) ?? bots[0];

  const create = async (
    over: Link,
    more: { readonly bots?: string; readonly start?: boolean; readonly settings?: typeof TOGETHER },
  ): Promise<void> => {
    setBusy(true);
    remember(`${tile.id}.seats`, `${seats}`);
    remember(`${tile.id}.${quick.key}`, option);
    const answer = await ask({ t: 'create', game: game.id, options: { ...tile.options, seats, [quick.key]: option }, ...more }, over);
    setBusy(false);
    if (answer.ok && answer.code !== undefined) go((over === link ? tablePath : localPath)(answer.code));
  };
  const start = async (over: Link): Promise<void> => {
    if (chosen === undefined) return;
    remember(`${tile.id}.level`, chosen);
    remember('level', chosen);
    await create(over, { bots: chosen, start: true });
  };
  const onDevice = async (begin: (over: Link) => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      const module = await localDoor.fetch();
      setHere(module);
      noteTables();
      void module.askForKeeping();
      if (await module.reach()) return await begin(module.localLink);
    } catch {
      toast(() => common()['part.missing'], 'refused');
    }
    setBusy(false);
  };
  const fault = here?.fault.value;
  const canPlayHere = canKeepTables() && fault === undefined;

  return (
    <>
      {chosen === undefined ? (
        <p role="status">{common()['net.connecting']}</p>
      ) : (
        <Cards
          label={words['play.against']}
          hint={words['play.order']}
          values={bots.map((value) => ({ value, label: levelName(value), note: levelNote(value), sign: <Strength level={value} /> }))}
          value={chosen}
          onChoose={setLevel}
        />
      )}
      {counts.length > 1 && (
        <div class="play-seats">
          <b>{words['play.seats']}</b>
          <small>{words['play.seats-note']({ n: seats - 1 })}</small>
          <Segments
            label={words['play.seats']}
            values={counts.map((count) => ({ value: `${count}`, label: `${count}` }))}
            value={`${seats}`}
            onChoose={(value) => setSeats(Number(value))}
          />
        </div>
      )}
      <Cards label={optionText(game, quick.key) ?? ''} values={quickValues(tile)} value={option} onChoose={setOption} />
      {fault !== undefined && <p role="status">{localWords()[`fault.${fault}`]}</p>}
      <div class="play-go">
        <Button
          kind="primary"
          icon="play"
          class="wide"
          disabled={busy || chosen === undefined || (lost && !canPlayHere)}
          autofocus
          onClick={() => void (lost ? onDevice(start) : start(link))}
        >
          {busy ? words['play.starting'] : words[lost ? 'play.here' : 'play.start']}
        </Button>
        {canPlayHere && !lost && (
          <Button icon="home" disabled={busy || chosen === undefined} onClick={() => void onDevice(start)}>
            {words['play.here']}
          </Button>
        )}
        {canPlayHere && (
          <Button icon="team" disabled={busy} onClick={() => void onDevice((over) => create(over, { settings: TOGETHER }))}>
            {words['play.together']}
          </Button>
        )}
        <Button icon="person" disabled={busy || lost || info === undefined} onClick={() => void create(link, {})}>
          {words['play.friends']}
        </Button>
        <ButtonLink kind="quiet" icon="edit" href={`/score/${tile.book}`}>
          {words['play.score']}
        </ButtonLink>
      </div>
    </>
  );
}

export function PlaySheet({ tile, onClose }: { readonly tile: HomeTile; readonly onClose: () => void }) {
  return (
    <Sheet title={homeWords()['play.title']({ game: tile.name() })} onClose={onClose}>
      <PlayForm tile={tile} />
    </Sheet>
  );
}
