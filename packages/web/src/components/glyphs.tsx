import './glyphs.css';
import { type CardColour, colourMark, isMade, resourceMark, type ResourceName, scienceMark } from '../symbols/marks.ts';
import { Icon } from './icon.tsx';
import type { FaceCost, Glyph } from './types.ts';

/** A resource in its chip: round for raw materials, square for made goods. */
export function Chip(props: { readonly resource: ResourceName; readonly class?: string | undefined }) {
  return (
    <i class={`chip r-${props.resource}${isMade(props.resource) ? ' made' : ''}${props.class ? ` ${props.class}` : ''}`}>
      <Icon id={resourceMark(props.resource)} class="" />
    </i>
  );
}

const signed = (n: number | string): string => (typeof n === 'number' && n < 0 ? `−${-n}` : String(n));

/** A coin with its number; a loss carries a true minus sign. */
export function Coin(props: { readonly n: number | string; readonly class?: string | undefined }) {
  return <i class={props.class ? `coin ${props.class}` : 'coin'}>{signed(props.n)}</i>;
}

/** Victory points: a number in a laurel. */
function Points(props: { readonly n: number | string }) {
  return (
    <i class="points">
      <Icon id="points" class="" />
      <b>{signed(props.n)}</b>
    </i>
  );
}

/** The mark of a card colour on its pigment. */
export function Mark(props: { readonly colour: CardColour }) {
  return (
    <i class={`mark c-${props.colour}`}>
      <Icon id={colourMark(props.colour)} class="" />
    </i>
  );
}

const SHIELDS_DRAWN = 3;

function GlyphView(props: { readonly glyph: Glyph }) {
  const g = props.glyph;
  switch (g.kind) {
    case 'chip':
      return <Chip resource={g.resource} />;
    case 'coin':
      return <Coin n={g.n} />;
    case 'points':
      return <Points n={g.n} />;
    case 'shields':
      return g.n > SHIELDS_DRAWN ? (
        <>
          <Icon id="shield" class="symbol shield" />
          <b class="times">×{g.n}</b>
        </>
      ) : (
        <>
          {Array.from({ length: g.n }, (_, i) => (
            <Icon key={i} id="shield" class="symbol shield" />
          ))}
        </>
      );
    case 'science':
      return <Icon id={scienceMark(g.symbol)} class="symbol" />;
    case 'mark':
      return <Mark colour={g.colour} />;
    case 'destroy':
      return (
        <i class="struck">
          <Mark colour={g.colour} />
          <Icon id="cross" class="" />
        </i>
      );
    case 'symbol':
      return <Icon id={g.symbol} class="symbol" />;
    case 'text':
      return <b class="times">{g.text}</b>;
    case 'slash':
      return <span class="separator">/</span>;
    case 'equals':
      return <span class="separator">=</span>;
  }
}

export function Glyphs(props: { readonly glyphs: readonly Glyph[] }) {
  return (
    <>
      {props.glyphs.map((glyph, i) => (
        <GlyphView key={i} glyph={glyph} />
      ))}
    </>
  );
}

/** Coins first, then one chip per unit; a repeated one is marked, so that narrow places can let equal chips overlap. */
export function CostRow(props: { readonly cost: FaceCost }) {
  const { coins, resources } = props.cost;
  return (
    <span class={resources.length > 4 ? 'cost many' : 'cost'}>
      {coins > 0 && <Coin n={coins} />}
      {resources.map((resource, i) => (
        <Chip key={i} resource={resource} class={resource === resources[i - 1] ? 'same' : undefined} />
      ))}
    </span>
  );
}

/** Room the glyphs take, in symbols: separators count half. */
export const glyphRoom = (glyphs: readonly Glyph[]): number => {
  let room = 0;
  for (const g of glyphs) {
    if (g.kind === 'slash' || g.kind === 'equals') room += 0.5;
    else if (g.kind === 'shields') room += g.n > SHIELDS_DRAWN ? 2 : g.n;
    else room += 1;
  }
  return Math.ceil(room);
};
