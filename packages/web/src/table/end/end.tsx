// The result of a table: who won and how at the left; the pad, and beside it what else there is to read, at the right.
// On a phone one sheet after another. Fetched with the words `aside`.
import './end.css';
import './end-phone.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { asideWords } from '../../base/i18n.ts';
import { moveFocus } from '../focus.ts';
import type { TablePlay } from '../play.ts';
import { Shuffle } from '../shuffle.tsx';
import { Beyond, Origin } from './beyond.tsx';
import { Chart } from './chart.tsx';
import { NextSteps } from './next-steps.tsx';
import { Pad, type PadParts } from './pad.tsx';
import type { Scored } from './scored.ts';
import { ShareResult } from './share.tsx';
import { type Why, WhySheet } from './why.tsx';

/** One who won or lost, alone or together. */
export interface Ranked {
  readonly place: number;
  readonly name: string;
  readonly mine: boolean;
  /** Beside the name: that it is me, or what kind of player it is. */
  readonly role?: string | undefined;
  /** What decided between equals. */
  readonly decided?: string;
  readonly total: number;
}

function Rank({ ranking }: { readonly ranking: readonly Ranked[] }) {
  const words = asideWords();
  return (
    <ol class="rank" aria-label={words['end.rank']}>
      {ranking.map(({ place, name, mine, role, decided, total }) => (
        <li key={name} data-mine={mine}>
          <i>
            <span aria-hidden="true">{place}</span>
            <span class="visually-hidden">{words['end.place']({ place })}</span>
          </i>
          <span>
            {name}
            {role !== undefined && <small>{role}</small>}
          </span>
          <small>{decided}</small>
          <b class="numerals">{total}</b>
        </li>
      ))}
    </ol>
  );
}

/** Something to read beside the pad. */
export interface Leaf {
  readonly id: string;
  readonly title: string;
  /** For the narrow tab of a phone. */
  readonly short: string;
  /** Small print beside the tabs, on a desk. */
  readonly note?: string;
  draw(): ComponentChildren;
}

interface ResultProps<Row extends string> {
  readonly play: TablePlay;
  /** What was played, as people call it. */
  readonly game: string;
  /** Where its score pad for a real table is. */
  readonly book: string;
  readonly class?: string;
  readonly scored: Scored<Row>;
  /** In the order of the pad. */
  readonly seats: readonly number[];
  /** The picture of the winner. */
  readonly hero: ComponentChildren;
  readonly shared: boolean;
  /** "Lia wins", and her points if they decided. */
  readonly title: string;
  readonly total: number | undefined;
  readonly how: ComponentChildren;
  /** A table of two needs none. */
  readonly ranking?: readonly Ranked[];
  readonly pad: PadParts<Row>;
  readonly why: Why<Row>;
  /** Small print on the chart. */
  readonly note?: string;
  /** Beside the chart, which lies open on a desk. */
  readonly leaves: readonly Leaf[];
  /** On a phone the proof of the shuffle stands under this one. */
  readonly checks: string;
}

const wentBack = ({ session }: TablePlay): boolean => session.info.value.changes.some(({ kind }) => kind === 'undone');

export function Result<Row extends string>(props: ResultProps<Row>) {
  const { play, book, scored, seats, note, why } = props;
  const words = asideWords();
  const chart: Leaf = {
    id: 'chart',
    title: words['end.chart'],
    short: words['end.chart.tab'],
    ...(note !== undefined && { note }),
    draw: () => <Chart scored={scored} seats={seats} nameOf={play.nameOf} note={play.phone ? note : undefined} />,
  };
  const leaves = [chart, ...props.leaves];
  const [picked, pick] = useState('pad');
  const [asked, ask] = useState<Row | undefined>(undefined);
  const [first] = scored.rows;
  // On a desk the pad is always shown; beside it is the chart unless another was picked.
  const tab = play.phone || picked !== 'pad' ? picked : chart.id;
  const leaf = leaves.find(({ id }) => id === tab);
  const tabs = play.phone ? [{ id: 'pad', title: words['end.pad'] }, ...leaves.map(({ id, short }) => ({ id, title: short }))] : leaves;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current), []);
  return (
    <div class={`end many tab-${tab}${tab === props.checks ? ' checks' : ''} ${props.class ?? ''}`}>
      <aside class="win column">
        <div class="hero">
          {props.hero}
          <span class="laurel centred">
            <Icon id={props.shared ? 'equal' : 'crown'} class="" />
          </span>
          <ShareResult play={play} game={props.game} seats={seats} totalOf={scored.totalOf} />
        </div>
        <div class="text">
          <h2 ref={heading} tabIndex={-1}>
            {props.title} {props.total !== undefined && <b class="numerals">{props.total}</b>}
          </h2>
          <p>
            {props.how} {wentBack(play) && words['end.undone']}
          </p>
        </div>
        {props.ranking !== undefined && <Rank ranking={props.ranking} />}
        <Shuffle session={play.session} />
        <div class="beyond">
          <Origin info={play.session.info.value} />
          <Beyond play={play} />
        </div>
        <NextSteps play={play} book={book}>
          {/* Elsewhere the rows of the pad are large enough to be pressed. */}
          {play.phone && first !== undefined && (
            <Button icon="help" aria-label={words['end.why']} aria-haspopup="dialog" onClick={() => ask(() => first.id)} />
          )}
        </NextSteps>
      </aside>
      <main class="sheets column" tabIndex={-1}>
        {(!play.phone || tab === 'pad') && (
          <Pad play={play} scored={scored} seats={seats} onWhy={(row: Row) => ask(() => row)} {...props.pad} />
        )}
        <div class="more column">
          <nav class="endtabs" aria-label={words['end.more']} style={{ '--tabs': tabs.length }}>
            {tabs.map(({ id, title }) => (
              <button key={id} type="button" aria-pressed={tab === id} data-tab={id} onClick={() => pick(id)}>
                {title}
              </button>
            ))}
            {!play.phone && leaf?.note !== undefined && <small>{leaf.note}</small>}
          </nav>
          <div class="leaf column" role="region" aria-label={leaf?.title ?? words['end.pad']} tabIndex={0}>
            {leaf?.draw()}
          </div>
        </div>
      </main>
      {asked !== undefined && (
        <WhySheet
          why={why}
          scored={scored}
          seats={seats}
          row={asked}
          book={book}
          nameOf={play.nameOf}
          onRow={(row: Row) => ask(() => row)}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}
