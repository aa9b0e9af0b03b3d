import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { Button, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';
import { homeWords, lobbyWords } from '../../base/i18n.ts';
import type { LiveTable } from '../../net/live-table.ts';
import { botName } from '../../base/bot-names.ts';
import { levelName, levelNote, usualLevel } from '../../base/names.ts';
import { closedDoor } from '../../base/door.ts';
import { lazy } from '../../base/ui/lazy.tsx';
import { Strength } from '../../base/ui/strength.tsx';
import { avatarIn } from '../../table/seats.ts';
import { togetherWords } from '../together/words.ts';
import { isRematch } from './standing.ts';

/** Fetched where several people of one device sit down. */
const PersonButton = lazy<{ readonly table: LiveTable; readonly seat: SeatInfo }>(
  closedDoor(async () => (await import('../together/setup.tsx')).PersonButton),
  () => null,
);

const signOf = (seat: SeatInfo, info: TableInfo): SymbolId => (seat.kind === 'open' ? 'plus' : avatarIn(info, seat.seat));

function Level(props: { readonly table: LiveTable; readonly seat: SeatInfo; readonly level: string; readonly levels: readonly string[] }) {
  const { table, seat, level, levels } = props;
  return (
    <label class="level row">
      <Strength level={level} />
      <select
        aria-label={homeWords()['level.label']}
        value={level}
        onChange={(event) => void table.ask({ t: 'bot', seat: seat.seat, level: event.currentTarget.value })}
      >
        {levels.map((id) => (
          <option key={id} value={id}>
            {levelName(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

const noteOf = (seat: SeatInfo, info: TableInfo): string => {
  const words = lobbyWords();
  if (seat.kind === 'open') return info.together ? togetherWords()['setup.open'] : words['lobby.open-how'];
  if (seat.kind === 'bot') return levelNote(seat.bot ?? '');
  if (info.together) return togetherWords()['setup.here'];
  const here = seat.online ? words['lobby.online'] : words['lobby.away'];
  const parts = seat.seat === info.you ? [words['lobby.you']] : [here];
  if (seat.seat === info.host) parts.push(words['lobby.owner']);
  if (isRematch(info)) parts.push(seat.ready === true ? words['lobby.ready'] : words['lobby.not-ready']);
  return parts.join(' · ');
};

/** The owner reads the level in the control beside the name. At a table of two the bot goes by its level. */
const titleOf = (seat: SeatInfo, seats: number, owner: boolean): string => {
  const bot = seats > 2 ? `${lobbyWords()['lobby.bot']} ${botName(seat.seat)}` : lobbyWords()['lobby.bot'];
  return owner || seat.bot === undefined ? bot : `${bot} · ${levelName(seat.bot)}`;
};

/** Which seat is about to swap, and how to say so. With two seats there is nothing to pick. */
export interface Swapping {
  readonly from: number | undefined;
  readonly pick: (seat: number) => void;
}

function SwapButton(props: { readonly seat: number; readonly seats: number; readonly swapping: Swapping }) {
  const words = lobbyWords();
  const { seat, seats, swapping } = props;
  const n = seat + 1;
  const { from } = swapping;
  if (seats === 2) {
    if (seat > 0) return null;
    return <IconButton icon="swap" label={words['lobby.swap']({ n, m: 2 })} onClick={() => swapping.pick(seat)} />;
  }
  const label =
    from === undefined
      ? words['lobby.swap-pick']({ n })
      : from === seat
        ? words['lobby.swap-cancel']
        : words['lobby.swap']({ n: from + 1, m: n });
  return (
    <IconButton
      icon="swap"
      class={from === undefined || from === seat ? 'swap' : 'swap target'}
      label={label}
      aria-pressed={from === seat}
      onClick={() => swapping.pick(seat)}
    />
  );
}

interface SeatProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly levels: readonly string[];
  readonly swapping: Swapping;
  /** The table may have one seat fewer. */
  readonly closable: boolean;
}

function OwnerControls(props: SeatProps & { readonly name: string }) {
  const words = lobbyWords();
  const { table, info, seat, levels } = props;
  const n = seat.seat + 1;
  const firstLevel = info.seats.find((other) => other.kind === 'bot')?.bot ?? usualLevel(levels);
  return (
    <>
      {seat.kind === 'bot' && seat.bot !== undefined && <Level table={table} seat={seat} level={seat.bot} levels={levels} />}
      {info.together && seat.kind !== 'bot' && <PersonButton table={table} seat={seat} />}
      {seat.kind === 'open' && firstLevel !== undefined && (
        <Button
          icon="bot"
          aria-label={words['lobby.add-bot']({ n })}
          onClick={() => void table.ask({ t: 'bot', seat: seat.seat, level: firstLevel })}
        >
          {words['lobby.bot']}
        </Button>
      )}
      <SwapButton seat={seat.seat} seats={info.seats.length} swapping={props.swapping} />
      {seat.kind !== 'open' && seat.seat !== info.you && (
        <IconButton
          icon="cross"
          label={words['lobby.remove']({ name: props.name })}
          onClick={() => void table.ask({ t: 'bot', seat: seat.seat })}
        />
      )}
      {seat.kind === 'open' && props.closable && (
        <IconButton icon="cross" label={words['lobby.close-seat']({ n })} onClick={() => void table.ask({ t: 'close', seat: seat.seat })} />
      )}
    </>
  );
}

export function Seat(props: SeatProps) {
  const words = lobbyWords();
  const { table, info, seat } = props;
  const n = seat.seat + 1;
  const owner = info.you !== undefined && info.you === info.host;
  const name = seat.kind === 'open' ? words['lobby.open-seat'] : (seat.name ?? titleOf(seat, info.seats.length, owner));
  const mine = seat.seat === info.you;
  return (
    <li
      class={`seat ${seat.kind}${mine ? ' mine' : ''}${props.swapping.from === seat.seat ? ' swapping' : ''}`}
      data-seat={seat.seat}
      data-kind={seat.kind}
      data-mine={mine}
    >
      <span class="refused numerals">
        <span class="visually-hidden">{words['lobby.seat']({ n })}</span>
        <span aria-hidden="true">{n}</span>
      </span>
      <span class="face centred">
        <Icon id={signOf(seat, info)} class="" />
      </span>
      <span class="who">
        <b>
          <span>{name}</span>
          {seat.kind === 'person' && seat.seat === info.host && <Icon id="crown" class="" />}
        </b>
        <small class={seat.kind === 'person' && seat.online && !mine ? 'here' : ''}>{noteOf(seat, info)}</small>
      </span>
      <span class="controls">
        {owner && <OwnerControls {...props} name={name} />}
        {info.you === undefined && seat.kind === 'open' && (
          <Button aria-label={words['lobby.sit-at']({ n })} onClick={() => table.sit(seat.seat)}>
            {words['lobby.sit-here']}
          </Button>
        )}
      </span>
    </li>
  );
}
