// The whole graph of chains, drawn across the ages: on a desk as columns with lines, on a phone as nested lists.
import './chain-graph.css';
import { useMemo } from 'preact/hooks';
import type { Piece } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Icon } from '../../components/icon.tsx';
import { familyOf, type Graph, graphOf, type Node } from './chain-layout.ts';
import { type Pieces, saidOf } from './piece-detail.tsx';

/** In the units of the drawing: hundredths of a rem. */
const ROW = 240;
const STRIP = 1250;
const HIGH = 190;
const GAP = 610;

const leftOf = ({ age }: Node): number => (age - 1) * (STRIP + GAP);
const middleOf = ({ row }: Node): number => row * ROW + HIGH / 2;

/** Past a column the line goes straight, and bends before its end. */
const pathOf = (from: Node, to: Node): string => {
  const [x1, y1, x2, y2] = [leftOf(from) + STRIP, middleOf(from), leftOf(to), middleOf(to)];
  const bend = x2 - GAP;
  return `M${x1} ${y1}H${bend}C${bend + GAP / 2} ${y1} ${x2 - GAP / 2} ${y2} ${x2} ${y2}`;
};

const rem = (units: number): string => `${units / 100}rem`;

interface GraphProps {
  readonly pieces: Pieces;
  readonly selected: string | undefined;
}

function Drawn({ graph, family, pieces, selected }: GraphProps & { readonly graph: Graph; readonly family: ReadonlySet<string> }) {
  const words = readingWords();
  const ages = [...new Set(graph.nodes.map(({ age }) => age))].sort();
  const width = ages.length * STRIP + (ages.length - 1) * GAP;
  const height = graph.rows * ROW;
  const on = ([from, to]: readonly [Node, Node]): boolean => family.has(from.piece.id) && family.has(to.piece.id);
  return (
    <div class="chain-graph" tabIndex={0} role="region" aria-label={words['cards.chains']}>
      <div class="chain-ages" style={{ width: rem(width) }}>
        {ages.map((age) => (
          <h3 key={age} style={{ width: rem(STRIP) }}>
            {words['cards.age-n']({ age })}
          </h3>
        ))}
      </div>
      <div class="chain-field" style={{ width: rem(width), height: rem(height) }}>
        <svg viewBox={`0 0 ${width} ${height}`} style={{ width: rem(width), height: rem(height) }} aria-hidden="true" focusable="false">
          {[...graph.links]
            .sort((a, b) => Number(on(a)) - Number(on(b)))
            .map((link) => (
              <path key={`${link[0].piece.id} ${link[1].piece.id}`} class={on(link) ? 'active' : ''} d={pathOf(...link)} />
            ))}
        </svg>
        {ages.map((age) => (
          <ul key={age}>
            {graph.nodes
              .filter((node) => node.age === age)
              .sort((a, b) => a.row - b.row)
              .map((node) => {
                const { id, card } = node.piece;
                return (
                  <li key={id} style={{ left: rem(leftOf(node)), top: rem(node.row * ROW), width: rem(STRIP), height: rem(HIGH) }}>
                    {card?.sign !== undefined && card.from.length > 0 && (
                      <i class={family.has(id) ? 'chain-disc active' : 'chain-disc'} aria-hidden="true">
                        <Icon id={card.sign} class="" />
                      </i>
                    )}
                    <a
                      href={`#${id}`}
                      class={`${id === selected ? 'selected' : ''}${family.has(id) ? ' family' : ''}`}
                      aria-label={saidOf(node.piece, pieces)}
                      aria-current={id === selected ? 'true' : undefined}
                    >
                      {card?.strip()}
                    </a>
                  </li>
                );
              })}
          </ul>
        ))}
      </div>
    </div>
  );
}

function Branch({ piece, pieces }: { readonly piece: Piece; readonly pieces: Pieces }) {
  const { card } = piece;
  const into = (card?.into ?? []).flatMap((id) => pieces.get(id) ?? []);
  return (
    <li>
      {card?.sign !== undefined && card.from.length > 0 && (
        <i class="chain-disc" aria-hidden="true">
          <Icon id={card.sign} class="" />
        </i>
      )}
      <a href={`#${piece.id}`} aria-label={saidOf(piece, pieces)}>
        {card?.strip()}
      </a>
      {into.length > 0 && (
        <ul>
          {into.map((one) => (
            <Branch key={one.id} piece={one} pieces={pieces} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function ChainGraph({ pieces, selected }: GraphProps) {
  const graph = useMemo(() => graphOf([...pieces.values()]), [pieces]);
  const family = selected === undefined ? new Set<string>() : familyOf(selected, pieces);
  const roots = graph.nodes.filter(({ piece }) => piece.card?.from.length === 0);
  return (
    <>
      <Drawn graph={graph} family={family} pieces={pieces} selected={selected} />
      <ul class="chain-trees">
        {roots.map(({ piece }) => (
          <Branch key={piece.id} piece={piece} pieces={pieces} />
        ))}
      </ul>
    </>
  );
}
