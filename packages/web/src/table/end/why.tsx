// Why these points? For a row of the pad: what of each city gave them, as the engine counts it.
import './why.css';
import type { ComponentChildren } from 'preact';
import { asideWords } from '../../base/i18n.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { ButtonLink } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { signed } from './bars.ts';
import { rowClass, type Scored } from './scored.ts';

/** Something that gave points: a card, a token, a stage, a number of coins. */
export interface Source {
  readonly drawing: ComponentChildren;
  /** What the drawing does not say: a name, or how the number came about. */
  readonly says?: string | undefined;
  readonly points: number;
}

/** What a game says of the rows of its pad. */
export interface Why<Id extends string> {
  /** The rule of a row, and the book that it stands in. */
  rule(row: Id): { readonly book: string; readonly id: string };
  sources(seat: number, row: Id): readonly Source[];
}

interface WhyProps<Id extends string> {
  readonly why: Why<Id>;
  readonly scored: Scored<Id>;
  readonly seats: readonly number[];
  readonly row: Id;
  /** Whose score pad for a real table is one of the ways on. */
  readonly book: string;
  nameOf(seat: number): string;
  onRow(row: Id): void;
  onClose(): void;
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ drawing, says, points }, i) => (
        <li key={i} class="row">
          <span class="why-drawing row">{drawing}</span>
          {says !== undefined && <small>{says}</small>}
          <b class="numerals">{points > 0 ? `+${points}` : signed(points)}</b>
        </li>
      ))}
    </ul>
  );
}

export function WhySheet<Id extends string>({ why, scored, seats, row, book, nameOf, onRow, onClose }: WhyProps<Id>) {
  const words = asideWords();
  const { rows, pointsOf } = scored;
  const rule = why.rule(row);
  return (
    <Sheet title={words['end.why']} onClose={onClose}>
      <div class="why column">
        <div class="why-rows row" role="group" aria-label={words['end.why.rows']}>
          {rows.map((one) => (
            <button
              key={one.id}
              type="button"
              class={rowClass(one)}
              title={one.name}
              aria-label={one.name}
              aria-pressed={one.id === row}
              onClick={() => onRow(one.id)}
            >
              <Icon id={one.icon} class="" />
            </button>
          ))}
        </div>
        <h3>{rows.find(({ id }) => id === row)?.name}</h3>
        <div class="why-seats">
          {seats.map((seat) => {
            const sources = why.sources(seat, row);
            return (
              <section key={seat} data-why={pointsOf(seat, row)}>
                <h4 class="row">
                  <span class="one-line">{nameOf(seat)}</span>
                  <b class="numerals">{signed(pointsOf(seat, row))}</b>
                </h4>
                {sources.length === 0 ? <p>{words['end.why.none']}</p> : <Sources sources={sources} />}
              </section>
            );
          })}
        </div>
        <div class="why-ways row">
          <ButtonLink icon="ch-book" href={`/rules/${rule.book}#${rule.id}`}>
            {words['end.why.rule']({ id: rule.id })}
          </ButtonLink>
          <ButtonLink icon="edit" href={`/score/${book}`}>
            {words['menu.score']}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}
