import { useState } from 'preact/hooks';
import type { TableSummary } from '@maravilha/protocol';
import { list } from '@maravilha/words';
import { Button, IconButton } from '../../components/controls.tsx';
import { language, homeWords } from '../../base/i18n.ts';
import { link, myName } from '../../net/server.ts';
import { tablePath } from '../../base/router.ts';
import { localPath } from '../../local/able.ts';
import { lazySheet } from '../../base/ui/lazy.tsx';
import { gameName } from '../games.ts';
import { TablePicture } from '../table-picture.tsx';
import { Due } from './due.tsx';
import type { HomeTile } from './home-tiles.ts';
import { isOurs, leave, thrownAway } from './leave.ts';
import type { ListedTable } from './lobbies.ts';

const GiveUpSheet = lazySheet(async () => (await import('../sheets/give-up.tsx')).GiveUpSheet);

const NEVER = Number.MAX_SAFE_INTEGER;
/** As many as are shown until somebody asks for all. */
const FIRST = 4;
const NUMERALS = ['I', 'II', 'III'] as const;

/** Everyone at the table but me; two people may share a name, so only one of mine is left out. On this device none of them is more me than others. */
const namesAt = (table: TableSummary, isHere: boolean): readonly string[] => {
  if (table.solo || isHere) return table.solo ? [] : table.names;
  const mine = table.names.indexOf(myName() ?? '');
  return table.names.filter((_, i) => i !== mine);
};

const titleOf = (table: TableSummary, isHere: boolean): string => {
  const words = homeWords();
  const game = gameName(table.game, table.options);
  const others = namesAt(table, isHere);
  if (others.length > 0) return words['home.game-with']({ game, names: list(language.value, others) });
  return table.taken === table.seats ? words['home.game-bots']({ game, n: table.seats - 1 }) : words['home.game-alone']({ game });
};

/** How far it is, and for whom it waits. */
const stateOf = (table: TableSummary): string => {
  const words = homeWords();
  const numeral = table.age === undefined ? undefined : NUMERALS[table.age - 1];
  const parts = numeral === undefined ? [] : [words['home.age']({ age: numeral })];
  if (table.status === 'waiting') parts.push(words['home.status-waiting']);
  else if (table.yourTurn) parts.push(words['home.your-turn']);
  else if (table.waitingFor.length > 0) parts.push(words['home.waits-for']({ names: list(language.value, table.waitingFor) }));
  else parts.push(words['home.status-playing']);
  return parts.join(' · ');
};

interface CardProps {
  readonly listed: ListedTable;
  readonly tiles: readonly HomeTile[];
}

function Card({ listed, tiles }: CardProps) {
  const words = homeWords();
  const { table, at, over } = listed;
  const isHere = over !== link;
  const [givingUp, setGivingUp] = useState(false);
  const title = titleOf(table, isHere);
  const away = isOurs(table, over) ? words['home.throw-away'] : table.status === 'waiting' ? words['home.leave'] : words['home.give-up'];
  return (
    <li class={table.yourTurn ? 'card now' : 'card'} data-table={table.code}>
      <a class="way" href={isHere ? localPath(table.code) : tablePath(table.code)}>
        <TablePicture table={table} tiles={tiles} />
        <span class="what">
          <b>{title}</b>{' '}
          <small>
            {stateOf(table)}
            {isHere && ` · ${words['home.on-device']}`}
          </small>
          {table.due !== undefined && <Due until={at + table.due} mine={table.yourTurn} />}
        </span>
      </a>
      <IconButton
        icon={isOurs(table, over) || table.status === 'waiting' ? 'cross' : 'flag'}
        label={words['home.leave-at']({ how: away, title })}
        onClick={() => (isOurs(table, over) || table.status === 'waiting' ? leave(table, over) : setGivingUp(true))}
      />
      {givingUp && <GiveUpSheet table={table} title={title} onClose={() => setGivingUp(false)} />}
    </li>
  );
}

/** The tables where I sit, those that wait for me first. Nobody who has none is told so. */
export function YourTables({ listed, tiles }: { readonly listed: readonly ListedTable[]; readonly tiles: readonly HomeTile[] }) {
  const words = homeWords();
  const [all, setAll] = useState(false);
  const away = thrownAway.value;
  const tables = listed
    .filter(({ table }) => !away.has(table.code))
    .toSorted(({ table: a }, { table: b }) => Number(b.yourTurn) - Number(a.yourTurn) || (a.due ?? NEVER) - (b.due ?? NEVER));
  if (tables.length === 0) return null;
  const rest = tables.length - FIRST;
  return (
    <section class="yours" aria-labelledby="yours">
      <div class="head row">
        <h2 id="yours">{words['home.yours']}</h2>
        {rest > 0 && !all && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {words['home.yours-all']({ n: tables.length })}
          </Button>
        )}
      </div>
      <ul>
        {(all ? tables : tables.slice(0, FIRST)).map((one) => (
          <Card key={one.table.code} listed={one} tiles={tiles} />
        ))}
      </ul>
    </section>
  );
}
