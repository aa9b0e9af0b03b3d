import type { TableSummary } from '@maravilha/protocol';
import { list } from '@maravilha/words';
import { Icon } from '../../components/icon.tsx';
import { language, homeWords } from '../../base/i18n.ts';
import { gameName } from '../games.ts';
import { tablePath } from '../../base/router.ts';
import { sitOnArrival } from '../arrival.ts';

export function OpenTables(props: { readonly tables: readonly TableSummary[] | undefined }) {
  const words = homeWords();
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
