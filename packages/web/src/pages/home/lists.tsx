import type { TableSummary } from '@maravilha/protocol';
import { list } from '@maravilha/words';
import { Icon } from '../../components/icon.tsx';
import { WonderScene } from '../../components/wonder.tsx';
import { language, lobbyWords } from '../../base/i18n.ts';
import { gameName } from '../games.ts';
import { myName } from '../../net/server.ts';
import { tablePath } from '../../base/router.ts';
import { theme } from '../../base/settings.ts';
import { sceneOf } from '../scene-of.ts';
import { sitOnArrival } from '../arrival.ts';

/** Everyone at the table but me; two people may share a name, so only one of mine is left out. */
const othersAt = (table: TableSummary): readonly string[] => {
  const mine = table.names.indexOf(myName() ?? '');
  return table.names.filter((_, i) => i !== mine);
};

const titleOf = (table: TableSummary): string => {
  const words = lobbyWords();
  const game = gameName(table.game, table.options);
  const others = othersAt(table);
  if (others.length > 0) return words['home.game-with']({ game, names: list(language.value, others) });
  return table.taken === table.seats ? words['home.game-bots']({ game, n: table.seats - 1 }) : words['home.game-alone']({ game });
};

export function YourTables(props: { readonly tables: readonly TableSummary[] | undefined }) {
  const words = lobbyWords();
  const { tables } = props;
  const sorted = [...(tables ?? [])].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  return (
    <section class={sorted.length === 0 ? 'yours none' : 'yours'} aria-labelledby="yours">
      <h2 id="yours">{words['home.yours']}</h2>
      {sorted.length === 0 ? (
        <p class="empty">{tables === undefined ? words['home.no-server'] : words['home.yours-none']}</p>
      ) : (
        <div class="run">
          {sorted.map((table) => (
            <a key={table.code} class={table.yourTurn ? 'row now' : 'row'} href={tablePath(table.code)}>
              <WonderScene scene={sceneOf(table.code)} time={theme.value} built />
              <span class="what">
                <b>{titleOf(table)}</b>
                <small>{table.yourTurn ? table.code : `${table.code} · ${words[`home.status-${table.status}`]}`}</small>
              </span>
              {table.yourTurn && <span class="button primary">{words['home.your-turn']}</span>}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

export function OpenTables(props: { readonly tables: readonly TableSummary[] | undefined }) {
  const words = lobbyWords();
  const { tables } = props;
  return (
    <section class="open" aria-labelledby="open-tables">
      <h2 id="open-tables">{words['home.open']}</h2>
      {tables === undefined || tables.length === 0 ? (
        <p class="empty">{tables === undefined ? words['home.no-server'] : words['home.open-none']}</p>
      ) : (
        <div class="rows">
          {tables.map((table) => {
            const game = gameName(table.game, table.options);
            const names = list(language.value, table.names);
            return (
              <div key={table.code} class="line">
                <span class="what">
                  <b>{game}</b> · {names}
                </span>
                <span class="seats">
                  <span class="visually-hidden">{words['home.taken']({ taken: table.taken, seats: table.seats })}</span>
                  {Array.from({ length: table.seats }, (_, i) => (
                    <Icon key={i} id="person" class={i < table.taken ? '' : 'empty-seat'} />
                  ))}
                </span>
                <a
                  class="button"
                  href={tablePath(table.code)}
                  aria-label={words['home.sit-at']({ game, names })}
                  onClick={() => {
                    sitOnArrival.value = table.code;
                  }}
                >
                  {words['home.sit']}
                </a>
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
