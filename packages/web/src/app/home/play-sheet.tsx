import { useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { common, lobbyWords } from '../../i18n/index.ts';
import type { PlayableId } from '../games.ts';
import { recall, remember } from '../memory.ts';
import { gameName, levelName, levelNote, optionText } from '../names.ts';
import { ask, gameInfo } from '../net.ts';
import { go, tablePath } from '../router.ts';
import { Cards } from '../ui/choice.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** The one option worth asking before a quick game; all others are at the table. The first value is for a first game. */
const QUICK_OPTION: Record<PlayableId, { readonly key: string; readonly values: readonly string[] }> = {
  duel: { key: 'wonders', values: ['first-game', 'draft', 'random'] },
};

/** The second of the two clicks from a first visit to a game: everything is chosen already, one big button starts. */
export function PlaySheet(props: { readonly game: PlayableId; readonly onClose: () => void }) {
  const words = lobbyWords();
  const { game } = props;
  const { key, values } = QUICK_OPTION[game];
  const bots = gameInfo(game)?.bots ?? [];
  const [level, setLevel] = useState(recall(`${game}.level`));
  const [option, setOption] = useState(recall(`${game}.${key}`) ?? values[0] ?? '');
  const [busy, setBusy] = useState(false);
  const chosen = bots.find((bot) => bot === level) ?? bots[0];

  const start = async (): Promise<void> => {
    if (chosen === undefined) return;
    setBusy(true);
    remember(`${game}.level`, chosen);
    remember(`${game}.${key}`, option);
    const answer = await ask({ t: 'create', game, options: { [key]: option }, bots: chosen, start: true });
    setBusy(false);
    if (answer.ok && answer.code !== undefined) go(tablePath(answer.code));
  };

  return (
    <Sheet title={words['play.title']({ game: gameName(game) })} onClose={props.onClose}>
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
      <Cards
        label={optionText(`${game}.${key}`) ?? ''}
        values={values.map((value) => ({
          value,
          label: optionText(`${game}.${key}.${value}`) ?? value,
          note: optionText(`${game}.${key}.${value}.note`),
        }))}
        value={option}
        onChoose={setOption}
      />
      <Button kind="primary" icon="play" class="wide" disabled={busy || chosen === undefined} autofocus onClick={() => void start()}>
        {busy ? words['play.starting'] : words['play.start']}
      </Button>
    </Sheet>
  );
}
