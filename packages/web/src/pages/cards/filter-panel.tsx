import type { ComponentChildren } from 'preact';
import type { Filters } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Segments } from '../../base/ui/choice.tsx';
import { Button } from '../../components/controls.tsx';
import { Mark } from '../../components/glyphs.tsx';
import { Icon } from '../../components/icon.tsx';
import { EVERYTHING, inUse, type Wanted } from './filters.ts';

interface PanelProps {
  readonly filters: Filters;
  /** Ages of the cards; none in a game without. */
  readonly ages: readonly number[];
  /** Whether some card leads to another. */
  readonly chains: boolean;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

function Group(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{props.title}</legend>
      {props.children}
    </fieldset>
  );
}

function Toggle(props: { readonly on: boolean; readonly onChange: () => void; readonly children: ComponentChildren }) {
  return (
    <button type="button" class={props.on ? 'filter-chip row active' : 'filter-chip row'} aria-pressed={props.on} onClick={props.onChange}>
      {props.children}
    </button>
  );
}

const ROMAN = ['', 'I', 'II', 'III'] as const;

export function FilterPanel({ filters, ages, chains, wanted, onChange }: PanelProps) {
  const words = readingWords();
  return (
    <div class="filter-panel column">
      {ages.length > 0 && (
        <Group title={words['cards.age']}>
          <Segments
            label={words['cards.age']}
            values={[
              { value: '', label: words['cards.all-ages'] },
              ...ages.map((age) => ({ value: `${age}`, label: ROMAN[age] ?? `${age}` })),
            ]}
            value={`${wanted.age ?? ''}`}
            onChoose={(value) => onChange({ ...wanted, age: value === '' ? undefined : Number(value) })}
          />
        </Group>
      )}
      {filters.seats.length > 0 && (
        <Group title={words['cards.seats']}>
          <Segments
            label={words['cards.seats']}
            values={[{ value: '', label: words['cards.all'] }, ...filters.seats.map((seats) => ({ value: `${seats}`, label: `${seats}` }))]}
            value={`${wanted.seats ?? ''}`}
            onChoose={(value) => onChange({ ...wanted, seats: value === '' ? undefined : Number(value) })}
          />
        </Group>
      )}
      <Group title={words['cards.colour']}>
        <div class="filter-colours">
          {filters.colours.map(([colour, name]) => {
            const on = wanted.colours.includes(colour);
            return (
              <Toggle
                key={colour}
                on={on}
                onChange={() =>
                  onChange({ ...wanted, colours: on ? wanted.colours.filter((one) => one !== colour) : [...wanted.colours, colour] })
                }
              >
                <Mark colour={colour} />
                {name}
              </Toggle>
            );
          })}
        </div>
      </Group>
      {filters.effects.length > 0 && (
        <Group title={words['cards.effect']}>
          <div class="filter-chips">
            {filters.effects.map(([id, name]) => {
              const on = wanted.effect === id;
              return (
                <Toggle key={id} on={on} onChange={() => onChange({ ...wanted, effect: on ? undefined : id })}>
                  {name}
                </Toggle>
              );
            })}
          </div>
        </Group>
      )}
      {chains && (
        <Group title={words['cards.chain']}>
          <div class="filter-chips">
            {(['leads', 'free'] as const).map((chain) => {
              const on = wanted.chain === chain;
              return (
                <Toggle key={chain} on={on} onChange={() => onChange({ ...wanted, chain: on ? undefined : chain })}>
                  <Icon id="chain" class="" />
                  {words[`cards.${chain}`]}
                </Toggle>
              );
            })}
          </div>
        </Group>
      )}
      <Button kind="quiet" disabled={inUse(wanted) === 0} onClick={() => onChange({ ...EVERYTHING, text: wanted.text })}>
        {words['cards.clear']}
      </Button>
    </div>
  );
}
