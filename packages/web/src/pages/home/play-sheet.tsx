import { useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { common, lobbyWords } from '../../base/i18n.ts';
import { recall, remember } from '../../base/memory.ts';
import { levelName, levelNote, optionText, usualLevel } from '../../base/names.ts';
import { ask, gameInfo } from '../../net/server.ts';
import { go, tablePath } from '../../base/router.ts';
import { Cards, Segments } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { FAMILY_FACTS, type FamilyId, type TileGame } from './family.ts';

interface QuickValue {
  readonly value: string;
  readonly label: string;
  readonly note: string | undefined;
}

/** The values of the one option that is asked here, in words. In the base game the first of them is all that a first game needs. */
const quickValues = (tile: FamilyId, { game, quick }: TileGame): readonly QuickValue[] => {
  const words = lobbyWords();
  return quick.values.map((value, n) => {
    if (tile === 'base' && n === 0) return { value, label: words['play.first-game'], note: words['play.first-game.note'] };
    const path = `${game}.${quick.key}.${value}`;
    return { value, label: optionText(path) ?? value, note: optionText(`${path}.note`) };
  });
};

/** The second of the two clicks from a first visit to a game: everything is chosen already, one big button starts. */
function PlayForm(props: { readonly tile: FamilyId; readonly plays: TileGame }) {
  const words = lobbyWords();
  const { tile, plays } = props;
  const { game, quick } = plays;
  const info = gameInfo(game);
  const bots = info?.bots ?? [];
  const counts = info?.seatCounts ?? [];
  const [level, setLevel] = useState(recall(`${tile}.level`));
  const [seats, setSeats] = useState(Number(recall(`${tile}.seats`) ?? plays.seats));
  const [option, setOption] = useState(recall(`${tile}.${quick.key}`) ?? quick.values[0] ?? '');
  const [busy, setBusy] = useState(false);
  const chosen = bots.find((bot) => bot === level) ?? usualLevel(bots);

  const create = async (more: { readonly bots?: string; readonly start?: boolean }): Promise<void> => {
    setBusy(true);
    remember(`${tile}.seats`, `${seats}`);
    remember(`${tile}.${quick.key}`, option);
    const answer = await ask({ t: 'create', game, options: { ...plays.options, seats, [quick.key]: option }, ...more });
    setBusy(false);
    if (answer.ok && answer.code !== undefined) go(tablePath(answer.code));
  };
  const start = async (): Promise<void> => {
    if (chosen === undefined) return;
    remember(`${tile}.level`, chosen);
    await create({ bots: chosen, start: true });
  };

  return (
    <>
      {chosen === undefined ? (
        <p role="status">{common()['net.connecting']}</p>
      ) : (
        <Cards
          label={words['play.against']}
          values={bots.map((value) => ({ value, label: levelName(value), note: levelNote(value) }))}
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
      <Cards label={optionText(`${game}.${quick.key}`) ?? ''} values={quickValues(tile, plays)} value={option} onChoose={setOption} />
      <div class="play-go">
        <Button kind="primary" icon="play" class="wide" disabled={busy || chosen === undefined} autofocus onClick={() => void start()}>
          {busy ? words['play.starting'] : words['play.start']}
        </Button>
        <Button icon="person" disabled={busy || info === undefined} onClick={() => void create({})}>
          {words['play.friends']}
        </Button>
      </div>
    </>
  );
}

export function PlaySheet(props: { readonly tile: FamilyId; readonly onClose: () => void }) {
  const { plays } = FAMILY_FACTS[props.tile];
  return (
    <Sheet title={lobbyWords()['play.title']({ game: common()[`game.${props.tile}`] })} onClose={props.onClose}>
      <PlayForm tile={props.tile} plays={plays} />
    </Sheet>
  );
}
