// All symbols of what is played, with what of each is at this table.
import type { SymbolGroup } from '../../base/book.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { CountColumns, type Here, RuleLink } from './look-up.tsx';
import { nameIn } from '../seats.ts';
import { sheetOpen } from './model.ts';

interface SheetProps {
  readonly title: string;
  readonly groups: readonly SymbolGroup[];
  readonly here: Here;
}

export function SymbolSheet({ title, groups, here }: SheetProps) {
  return (
    <div data-look-up="sheet">
      <Sheet title={title} onClose={() => (sheetOpen.value = false)}>
        <div class="all-symbols">
          {here.table !== undefined && (
            <ul class="look-up-columns names" aria-hidden="true">
              {here.info.seats.map(({ seat }) => (
                <li key={seat} class={seat === here.info.you ? 'mine' : ''}>
                  {nameIn(here.info, seat)}
                </li>
              ))}
            </ul>
          )}
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3>{group.title}</h3>
              <dl>
                {group.symbols.map((entry) => (
                  <div key={entry.id}>
                    <dt>
                      <span class="symbol-drawing" aria-hidden="true">
                        {entry.drawing}
                      </span>
                      {entry.name}
                    </dt>
                    <dd>
                      <p>{entry.says}</p>
                      <CountColumns symbol={entry.id} here={here} />
                      <RuleLink rule={entry.rule} here={here} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
