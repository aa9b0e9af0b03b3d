import { useState } from 'preact/hooks';
import type { OptionSpec } from '@maravilha/kernel';
import type { TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { lobbyWords } from '../../i18n/index.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import type { LiveTable } from '../../table/live-table.ts';
import type { PlayableId } from '../games.ts';
import { optionText } from '../names.ts';
import { Segments, Switch } from '../ui/choice.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** One thing that the table has agreed on, in words, with the way to change it. */
interface Row {
  readonly key: string;
  readonly icon: SymbolId;
  readonly label: string;
  readonly note: string;
  /** How it stands now, in a word or two that make sense alone: for the chips of the phone. */
  readonly now: string;
  readonly choice:
    | { readonly kind: 'switch'; readonly on: boolean; readonly set: (on: boolean) => void }
    | {
        readonly kind: 'values';
        readonly value: string;
        readonly values: readonly { readonly value: string; readonly label: string }[];
        readonly set: (value: string) => void;
      };
}

const OPTION_ICONS: Readonly<Record<string, SymbolId>> = { wonders: 'stage', starter: 'flag' };

const gameRow = (table: LiveTable, info: TableInfo, game: PlayableId, spec: OptionSpec): Row | undefined => {
  const path = `${game}.${spec.key}`;
  const label = optionText(path);
  if (label === undefined) return undefined;
  const value = info.options[spec.key] ?? spec.default;
  const set = (next: string | boolean): void => void table.ask({ t: 'options', options: { [spec.key]: next } });
  const icon = OPTION_ICONS[spec.key] ?? 'info';
  if (spec.kind === 'switch') {
    return {
      key: spec.key,
      icon,
      label,
      note: optionText(`${path}.note`) ?? '',
      now: label,
      choice: { kind: 'switch', on: value === true, set },
    };
  }
  const chosen = String(value);
  return {
    key: spec.key,
    icon,
    label,
    note: optionText(`${path}.${chosen}.note`) ?? '',
    now: optionText(`${path}.${chosen}`) ?? chosen,
    choice: { kind: 'values', value: chosen, values: spec.values.map((v) => ({ value: v, label: optionText(`${path}.${v}`) ?? v })), set },
  };
};

const CLOCK_KINDS = ['none', 'fast', 'calm'] as const;

const settingRows = (table: LiveTable, info: TableInfo): readonly Row[] => {
  const words = lobbyWords();
  const { clock, spectators, listed } = info.settings;
  return [
    {
      key: 'clock',
      icon: 'clock',
      label: words['setting.clock'],
      note: words[`setting.clock.${clock}.note`],
      now: `${words['setting.clock']}: ${words[`setting.clock.${clock}`]}`,
      choice: {
        kind: 'values',
        value: clock,
        values: CLOCK_KINDS.map((value) => ({ value, label: words[`setting.clock.${value}`] })),
        set: (value) => {
          const kind = CLOCK_KINDS.find((known) => known === value);
          if (kind !== undefined) void table.ask({ t: 'options', settings: { clock: kind } });
        },
      },
    },
    {
      key: 'spectators',
      icon: 'spectator',
      label: words['setting.spectators'],
      note: words['setting.spectators.note'],
      now: spectators ? words['setting.spectators'] : words['setting.spectators.off'],
      choice: { kind: 'switch', on: spectators, set: (on) => void table.ask({ t: 'options', settings: { spectators: on } }) },
    },
    {
      key: 'listed',
      icon: 'eye',
      label: words['setting.listed'],
      note: words['setting.listed.note'],
      now: listed ? words['setting.listed'] : words['setting.listed.off'],
      choice: { kind: 'switch', on: listed, set: (on) => void table.ask({ t: 'options', settings: { listed: on } }) },
    },
  ];
};

/** Beside its label, a value needs no more than its own word. */
const valueOf = (row: Row): string => {
  const { choice } = row;
  if (choice.kind === 'switch') return lobbyWords()[choice.on ? 'setting.on' : 'setting.off'];
  return choice.values.find((value) => value.value === choice.value)?.label ?? row.now;
};

function RowView(props: { readonly row: Row; readonly mine: boolean }) {
  const { row, mine } = props;
  const { choice } = row;
  return (
    <div class="option">
      <div>
        <b>{row.label}</b>
        <p>{row.note}</p>
      </div>
      {!mine && <span class="stands">{valueOf(row)}</span>}
      {mine && choice.kind === 'switch' && <Switch label={row.label} on={choice.on} onChange={choice.set} />}
      {mine && choice.kind === 'values' && <Segments label={row.label} values={choice.values} value={choice.value} onChoose={choice.set} />}
    </div>
  );
}

export function Options(props: {
  readonly table: LiveTable;
  readonly game: PlayableId;
  readonly specs: readonly OptionSpec[] | undefined;
}) {
  const words = lobbyWords();
  const [open, setOpen] = useState(false);
  const { table, game, specs } = props;
  const info = table.info.value;
  const mine = info.you !== undefined && info.you === info.owner;
  const gameRows = (specs ?? []).flatMap((spec) => gameRow(table, info, game, spec) ?? []);
  const rows = [...gameRows, ...settingRows(table, info)];
  const list = rows.map((row) => <RowView key={row.key} row={row} mine={mine} />);
  return (
    <section class="options" aria-labelledby="options" aria-busy={specs === undefined}>
      <h2 id="options">
        {words['lobby.options']}
        <small>{mine ? words['lobby.options-note'] : words['lobby.options-guest']}</small>
        {mine && (
          <Button class="change" onClick={() => setOpen(true)}>
            {words['lobby.change']}
          </Button>
        )}
      </h2>
      <div class="list">{list}</div>
      <ul class="chips">
        {rows.map((row) => (
          <li key={row.key}>
            <Icon id={row.icon} class="" />
            <span class="vh">{row.label}: </span>
            {row.now}
          </li>
        ))}
      </ul>
      {open && (
        <Sheet title={words['lobby.options']} onClose={() => setOpen(false)}>
          <div class="options in-sheet">{list}</div>
        </Sheet>
      )}
    </section>
  );
}
