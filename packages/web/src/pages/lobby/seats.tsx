import { useLayoutEffect, useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { lobbyWords } from '../../base/i18n.ts';
import type { LiveTable } from '../../net/live-table.ts';
import type { GameOptions } from '../../table/plug.ts';
import { gameInfo } from '../../net/server.ts';
import { togetherWords } from '../together/words.ts';
import { seatCountsOf, setOptions } from './rows.ts';
import { Seat, type Swapping } from './seat.tsx';

/** Press one seat, then another: they change places. */
const useSwapping = (table: LiveTable, info: TableInfo): Swapping => {
  const [from, setFrom] = useState<number | undefined>(undefined);
  // Somebody may have closed the seat meanwhile.
  const known = from !== undefined && from < info.seats.length ? from : undefined;
  // Before the choice is seen: a key may follow at once.
  useLayoutEffect(() => {
    if (known === undefined) return;
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFrom(undefined);
    };
    addEventListener('keydown', end);
    return () => removeEventListener('keydown', end);
  }, [known]);
  return {
    from: known,
    pick: (seat) => {
      if (info.seats.length === 2) return void table.ask({ t: 'swap', a: 0, b: 1 });
      if (known === undefined) return setFrom(seat);
      setFrom(undefined);
      if (known !== seat) void table.ask({ t: 'swap', a: known, b: seat });
    },
  };
};

/** One more place, for the owner; a game for teams gets two at a time. */
function ClosedSeat(props: { readonly table: LiveTable; readonly info: TableInfo; readonly options: GameOptions | undefined }) {
  const words = lobbyWords();
  const { table, info, options } = props;
  const counts = seatCountsOf(info, options);
  const next = counts.find((n) => n > info.seats.length);
  if (next === undefined) return null;
  return (
    <div class="seat open shut">
      <span class="refused numerals" aria-hidden="true">
        {info.seats.length + 1}
      </span>
      <span class="face centred">
        <Icon id="lock" class="" />
      </span>
      <span class="who">
        <b>{words['lobby.closed-seat']}</b>
        <small>{words['lobby.closed-how']({ least: Math.min(...counts), most: Math.max(...counts) })}</small>
      </span>
      <span class="controls">
        <Button icon="plus" aria-label={words['lobby.open-more-label']({ n: next })} onClick={() => setOptions(table, { seats: next })}>
          {words['lobby.open-more']}
        </Button>
      </span>
    </div>
  );
}

/** The seats in teams, or `undefined` where each plays alone. */
const teamsOf = (info: TableInfo, options: GameOptions | undefined): readonly (readonly SeatInfo[])[] | undefined => {
  const teams = info.seats.flatMap((one, seat) => {
    const partner = options?.partnerOf?.(info.options, seat);
    const other = partner === undefined || partner < seat ? undefined : info.seats[partner];
    return other === undefined ? [] : [[one, other]];
  });
  return teams.length === 0 ? undefined : teams;
};

export function Seats(props: { readonly table: LiveTable; readonly options: GameOptions | undefined }) {
  const words = lobbyWords();
  const { table, options } = props;
  const info = table.info.value;
  const swapping = useSwapping(table, info);
  const owner = info.you !== undefined && info.you === info.host;
  const teams = teamsOf(info, options);
  const taken = info.seats.filter((seat) => seat.kind !== 'open').length;
  const levels = gameInfo(info.game)?.bots ?? [];
  const closable = seatCountsOf(info, options).includes(info.seats.length - 1);
  const list = (seats: readonly SeatInfo[]) =>
    seats.map((seat) => (
      <Seat key={seat.seat} table={table} info={info} seat={seat} levels={levels} swapping={swapping} closable={closable} />
    ));
  return (
    <section class={teams === undefined ? 'seats' : 'seats in-teams'} aria-labelledby="seats">
      <div class="head">
        <h2 id="seats">{info.together ? togetherWords()['setup.people'] : words['lobby.seats']}</h2>
        <small role="status">
          {swapping.from === undefined
            ? words['lobby.seats-count']({ taken, open: info.seats.length - taken })
            : words['lobby.swap-now']({ n: swapping.from + 1 })}
        </small>
      </div>
      {teams !== undefined ? (
        teams.map((pair, n) => {
          const mine = pair.some((seat) => seat.seat === info.you);
          return (
            <div key={n} class={mine ? 'pair mine' : 'pair'} role="group" aria-labelledby={`team-${n}`}>
              <h3 id={`team-${n}`}>
                <Icon id="team" class="" />
                {words['lobby.team']({ n: n + 1 })} {mine && <small>{words['lobby.team-mine']}</small>}
              </h3>
              <ul>{list(pair)}</ul>
            </div>
          );
        })
      ) : (
        <ul>{list(info.seats)}</ul>
      )}
      {owner && <ClosedSeat table={table} info={info} options={options} />}
      {info.spectators > 0 && (
        <p class="watching row">
          <Icon id="spectator" class="" />
          {words['lobby.spectators']({ n: info.spectators })}
        </p>
      )}
    </section>
  );
}
