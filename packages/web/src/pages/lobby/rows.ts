// What the table has agreed on, row by row, in words, with the way to change it.
import type { OptionSpec } from '@maravilha/kernel';
import type { TableInfo } from '@maravilha/protocol';
import { lobbyWords } from '../../base/i18n.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import type { LiveTable } from '../../net/live-table.ts';
import type { OptionValues } from '../../base/names.ts';
import type { GameLobby, GameOptions, GamePlug } from '../../table/plug.ts';
import { optionText } from '../games.ts';
import { gameInfo } from '../../net/server.ts';

interface RowValue {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type Choice =
  | {
      readonly kind: 'switch';
      readonly on: boolean;
      readonly set: (on: boolean) => void;
      /** It cannot be turned on with the present options: what has to be chosen with it. */
      readonly needs?: { readonly line: string; readonly answers: readonly RowValue[]; readonly choose: (value: string) => void };
    }
  | { readonly kind: 'values'; readonly value: string; readonly values: readonly RowValue[]; readonly set: (value: string) => void };

export interface Row {
  readonly key: string;
  readonly icon: SymbolId;
  readonly label: string;
  readonly note: string;
  /** How it stands now, in a word or two that make sense alone: for the chips of the phone. Without it there is no chip. */
  readonly now: string | undefined;
  readonly choice: Choice;
}

/** Everything that the rows are made of. */
interface Source {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly game: GamePlug;
  readonly lobby: GameLobby;
  /** `undefined` while the game's own list is on its way. */
  readonly options: GameOptions | undefined;
}

const peopleAt = (info: TableInfo): number => info.seats.filter((seat) => seat.kind === 'person').length;

export const setOptions = (table: LiveTable, options: OptionValues): void => void table.ask({ t: 'options', options });

/** Seat counts that go together with the other options. */
const seatCountsWith = (info: TableInfo, chosen: OptionValues, options: GameOptions | undefined): readonly number[] => {
  const counts = gameInfo(info.game)?.seatCounts ?? [];
  return options === undefined ? counts : counts.filter((seats) => options.fits({ ...chosen, seats }));
};

export const seatCountsOf = (info: TableInfo, options: GameOptions | undefined): readonly number[] =>
  seatCountsWith(info, info.options, options);

/** Teams go with some numbers of seats alone: with another number the person chooses one of them, which is never refused. */
const seatNeeds = ({ table, info, options }: Source, key: string) => {
  const words = lobbyWords();
  const people = peopleAt(info);
  const counts = seatCountsWith(info, { ...info.options, [key]: true }, options);
  const answers = counts.map((n) => ({ value: `${n}`, label: words['lobby.teams-seats']({ n }), disabled: n < people }));
  const full = answers.every((answer) => answer.disabled);
  return {
    line: full ? words['lobby.teams-full']({ n: people }) : words['lobby.teams-need'],
    answers: full ? [] : answers,
    choose: (value: string) => setOptions(table, { [key]: true, seats: Number(value) }),
  };
};

const gameRow = (source: Source, spec: OptionSpec): Row | undefined => {
  const { table, info, game, options } = source;
  const label = optionText(game, spec.key);
  if (label === undefined) return undefined;
  const value = info.options[spec.key] ?? spec.default;
  const set = (next: string | boolean): void => setOptions(table, { [spec.key]: next });
  const icon = source.lobby.optionIcons[spec.key] ?? 'info';
  if (spec.kind === 'switch') {
    const fits = options === undefined || options.fits({ ...info.options, [spec.key]: true, seats: info.seats.length });
    return {
      key: spec.key,
      icon,
      label,
      note: optionText(game, `${spec.key}.note`) ?? '',
      now: value === true ? (optionText(game, `${spec.key}.now`) ?? label) : undefined,
      choice: { kind: 'switch', on: value === true, set, ...(fits ? {} : { needs: seatNeeds(source, spec.key) }) },
    };
  }
  const chosen = String(value);
  return {
    key: spec.key,
    icon,
    label,
    note: optionText(game, `${spec.key}.${chosen}.note`) ?? '',
    now: optionText(game, `${spec.key}.${chosen}`) ?? chosen,
    choice: {
      kind: 'values',
      value: chosen,
      values: spec.values.map((v) => ({ value: v, label: optionText(game, `${spec.key}.${v}`) ?? v })),
      set,
    },
  };
};

const seatsRow = ({ table, info, options }: Source): Row | undefined => {
  const words = lobbyWords();
  const counts = gameInfo(info.game)?.seatCounts ?? [];
  if (counts.length < 2) return undefined;
  const fitting = seatCountsOf(info, options);
  const people = peopleAt(info);
  const range = { least: Math.min(...counts), most: Math.max(...counts) };
  return {
    key: 'seats',
    icon: 'person',
    label: words['setting.seats'],
    note: fitting.length < counts.length ? words['setting.seats.team-note'] : words['setting.seats.note'](range),
    now: words['setting.seats.now']({ n: info.seats.length }),
    choice: {
      kind: 'values',
      value: `${info.seats.length}`,
      values: counts.map((n) => ({ value: `${n}`, label: `${n}`, disabled: n < people || !fitting.includes(n) })),
      set: (value) => setOptions(table, { seats: Number(value) }),
    },
  };
};

const CLOCK_KINDS = ['none', 'turn', 'fast', 'calm'] as const;

const clockRow = ({ table, info }: Source): Row => {
  const words = lobbyWords();
  const { clock } = info.settings;
  return {
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
  };
};

/** Clocks run for all who are to choose; where people have the device one after the other, they would run for whoever waits for it. */
const hasClock = ({ info, game }: Source): boolean => info.together !== true || game.oneByOne === true;

const settingRows = (source: Source): readonly Row[] => {
  const words = lobbyWords();
  const { table, info } = source;
  const { spectators, listed } = info.settings;
  const clocks = hasClock(source) ? [clockRow(source)] : [];
  if (info.together) return clocks;
  return [
    ...clocks,
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

/** While the game's own list is on its way there are the settings of every table. */
export const rowsOf = (source: Source): readonly Row[] => {
  const { options } = source;
  const games = (options?.specs ?? []).flatMap((spec) => gameRow(source, spec) ?? []);
  const seats = options === undefined ? undefined : seatsRow(source);
  return [...(seats === undefined ? [] : [seats]), ...games, ...settingRows(source)];
};
