import { useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { lobbyWords } from '../../base/i18n.ts';
import type { LiveTable } from '../../net/live-table.ts';
import type { GameLobby, GameOptions, GamePlug } from '../../table/plug.ts';
import { Segments, Switch } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { type Row, rowsOf, setOptions } from './rows.ts';

/** Beside its label, a value needs no more than its own word. */
const valueOf = (row: Row): string => {
  const { choice } = row;
  if (choice.kind === 'switch') return lobbyWords()[choice.on ? 'setting.on' : 'setting.off'];
  return choice.values.find((value) => value.value === choice.value)?.label ?? row.now ?? '';
};

/** A switch that needs another choice to go with it asks for that first. */
function SwitchControl(props: { readonly row: Row; readonly choice: Extract<Row['choice'], { kind: 'switch' }> }) {
  const { row, choice } = props;
  const { needs } = choice;
  const [asking, setAsking] = useState(false);
  const turn = (on: boolean): void => {
    if (on && needs !== undefined) setAsking(!asking);
    else choice.set(on);
  };
  return (
    <>
      <Switch label={row.label} on={choice.on} onChange={turn} />
      {asking && needs !== undefined && (
        <div class="needs row" role="group" aria-label={needs.line}>
          <span role="status">{needs.line}</span>
          {needs.answers.map((answer) => (
            <Button
              key={answer.value}
              disabled={answer.disabled}
              onClick={() => {
                setAsking(false);
                needs.choose(answer.value);
              }}
            >
              {answer.label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function RowView(props: { readonly row: Row; readonly mine: boolean }) {
  const { row, mine } = props;
  const { choice } = row;
  return (
    <div class="option" data-option={row.key}>
      <div>
        <b>{row.label}</b>
        <p>{row.note}</p>
      </div>
      {!mine && <span class="stands">{valueOf(row)}</span>}
      {mine && choice.kind === 'switch' && <SwitchControl row={row} choice={choice} />}
      {mine && choice.kind === 'values' && <Segments label={row.label} values={choice.values} value={choice.value} onChoose={choice.set} />}
    </div>
  );
}

/** All that is advised for a first game, in one press. */
function FirstGame(props: {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly firstGame: NonNullable<GameOptions['firstGame']>;
}) {
  const words = lobbyWords();
  const { table, info, firstGame } = props;
  const used = Object.entries(firstGame.options).every(([key, value]) => info.options[key] === value);
  return (
    <div class="option preset" data-option="first-game">
      <div>
        <b>{words['preset.first-game']}</b>
        <p>{firstGame.note()}</p>
      </div>
      <Button
        icon={used ? 'check' : undefined}
        aria-pressed={used}
        aria-label={`${words['preset.first-game']}: ${words[used ? 'preset.in-use' : 'preset.use']}`}
        onClick={() => {
          if (!used) setOptions(table, firstGame.options);
        }}
      >
        {words[used ? 'preset.in-use' : 'preset.use']}
      </Button>
    </div>
  );
}

export function Options(props: {
  readonly table: LiveTable;
  readonly game: GamePlug;
  readonly lobby: GameLobby;
  readonly options: GameOptions | undefined;
}) {
  const words = lobbyWords();
  const [open, setOpen] = useState(false);
  const { table, game, lobby, options } = props;
  const info = table.info.value;
  const mine = info.you !== undefined && info.you === info.host;
  const rows = rowsOf({ table, info, game, lobby, options });
  const list = (
    <>
      {mine && options?.firstGame !== undefined && <FirstGame table={table} info={info} firstGame={options.firstGame} />}
      {rows.map((row) => (
        <RowView key={row.key} row={row} mine={mine} />
      ))}
    </>
  );
  return (
    <section class="options" aria-labelledby="options" aria-busy={options === undefined}>
      <div class="head">
        <h2 id="options">{words['lobby.options']}</h2>
        <small>{mine ? words['lobby.options-note'] : words['lobby.options-guest']}</small>
        {mine && (
          <Button class="change" onClick={() => setOpen(true)}>
            {words['lobby.change']}
          </Button>
        )}
      </div>
      {lobby.note !== undefined && <p class="game-note">{lobby.note()}</p>}
      <div class="list">{list}</div>
      <ul class="chips">
        {rows.map(
          (row) =>
            row.now !== undefined && (
              <li key={row.key}>
                <Icon id={row.icon} class="" />
                {!row.now.startsWith(row.label) && <span class="visually-hidden">{row.label}: </span>}
                {row.now}
              </li>
            ),
        )}
      </ul>
      {open && (
        <Sheet title={words['lobby.options']} onClose={() => setOpen(false)}>
          <div class="options in-sheet">{list}</div>
        </Sheet>
      )}
    </section>
  );
}
