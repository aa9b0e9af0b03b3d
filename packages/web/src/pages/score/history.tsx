// Games of the past on this device, and what they say of people.
import { useState } from 'preact/hooks';
import { language } from '../../base/i18n.ts';
import { scoreWords } from '../../base/score-words.ts';
import type { PadRow, ScorePad } from '../../base/score-pad.ts';
import { toastWithUndo } from '../../base/toasts.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { standingOf } from './model.ts';
import { dayOf, nameOf, signed } from './names.ts';
import { saveFile } from './share.ts';
import { past, type PastGame, removePast, statsOf, unread } from './store.ts';

interface HistoryProps {
  /** Of the pad. */
  readonly id: string;
  readonly pad: ScorePad;
  readonly rows: readonly PadRow[];
  readonly onAgain: (game: PastGame) => void;
}

const winnersIn = ({ sheet, winners }: PastGame): readonly string[] => winners.map((seat) => nameOf(sheet, seat));

interface GameProps extends Omit<HistoryProps, 'id'> {
  readonly game: PastGame;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A game as it was kept. */
function Game({ pad, rows, game, onAgain, onRemove, onClose }: GameProps) {
  const words = scoreWords();
  const { sheet, totals, winners } = game;
  const { points } = standingOf(pad, sheet);
  return (
    <Sheet title={dayOf(game.at)} onClose={onClose}>
      <div class="past-game" role="region" aria-label={words.pad} tabIndex={0}>
        <table class="numerals">
          <thead>
            <tr>
              <td />
              {totals.map((_, seat) => (
                <th key={seat} scope="col">
                  {nameOf(sheet, seat)}
                  {winners.includes(seat) && <Icon id="crown" class="" />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ tieOnly }) => tieOnly !== true)
              .map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {totals.map((_, seat) => (
                    <td key={seat}>{signed(points[seat]?.[id] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            <tr class="sum">
              <th scope="row">{words.total}</th>
              {totals.map((total, seat) => (
                <td key={seat}>{signed(total)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>{words['history.again.note']}</p>
      <div class="score-tools row">
        <Button icon="undo" onClick={() => onAgain(game)}>
          {words['history.again']}
        </Button>
        <Button icon="cross" onClick={onRemove}>
          {words['history.remove']}
        </Button>
      </div>
    </Sheet>
  );
}

function Unread({ text }: { readonly text: string }) {
  const words = scoreWords();
  return (
    <p class="unread" role="status">
      {words['history.unread']}{' '}
      <Button icon="download" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'maravilha.txt')}>
        {words['history.unread.save']}
      </Button>
    </p>
  );
}

function Stats({ games }: { readonly games: readonly PastGame[] }) {
  const words = scoreWords();
  const mean = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const players = statsOf(games);
  if (players.length === 0) return null;
  return (
    <table class="score-stats numerals">
      <caption>{words.stats}</caption>
      <thead>
        <tr>
          <th scope="col">{words['stats.name']}</th>
          <th scope="col">{words['stats.games']}</th>
          <th scope="col">{words['stats.wins']}</th>
          <th scope="col">{words['stats.best']}</th>
          <th scope="col">{words['stats.mean']}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.name}>
            <th scope="row">{player.name}</th>
            <td>{player.games}</td>
            <td>{player.wins}</td>
            <td>{signed(player.best)}</td>
            <td>{mean.format(player.mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function History({ id, pad, rows, onAgain }: HistoryProps) {
  const words = scoreWords();
  const [open, setOpen] = useState<string | undefined>(undefined);
  /** Removed, until the message that tells of it has gone. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const games = past.value.filter((game) => game.pad === id && !hidden.includes(game.id));
  const shown = games.find((game) => game.id === open);
  const remove = (game: PastGame): void => {
    setOpen(undefined);
    setHidden((all) => [...all, game.id]);
    toastWithUndo(
      () => scoreWords()['history.removed'],
      () => removePast(game.id),
      () => setHidden((all) => all.filter((one) => one !== game.id)),
    );
  };
  return (
    <section class="score-history" aria-labelledby="score-history">
      <h2 id="score-history">{words.history}</h2>
      {unread.value !== undefined && <Unread text={unread.value} />}
      {games.length === 0 && <p>{words['history.none']}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => setOpen(game.id)}>
              <span>{dayOf(game.at)}</span>
              <b class="row">
                <Icon id="crown" class="" />
                {winnersIn(game).join(' · ')} {signed(Math.max(...game.winners.map((seat) => game.totals[seat] ?? 0)))}
              </b>
              <small>{words['history.players']({ n: game.sheet.seats })}</small>
            </button>
          </li>
        ))}
      </ul>
      <Stats games={games} />
      {shown !== undefined && (
        <Game
          pad={pad}
          rows={rows}
          game={shown}
          onAgain={(game) => {
            setOpen(undefined);
            onAgain(game);
          }}
          onRemove={() => remove(shown)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
