import './card.css';
import './strip.css';
import { colourMark } from '../symbols/marks.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import { CostRow, Glyphs, glyphRoom } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import { PriceTag } from './price-tag.tsx';
import type { CardFaceData, Outer, Price } from './types.ts';
import { Vignette } from './vignette.tsx';

export interface CardFaceProps extends CardFaceData, Outer {
  readonly name: string;
  /** The tag on the lower edge; a refusal also mutes the picture. */
  readonly tag?: Price | undefined;
  /** Another card lies on it. */
  readonly covered?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** Chosen in secret, until all have chosen. */
  readonly sealed?: boolean | undefined;
  /** Muted as not possible, also without a tag. */
  readonly off?: boolean | undefined;
  /** The phone form: band, cost row, name; no vignette. */
  readonly tiny?: boolean | undefined;
}

const longestWord = (name: string, sizeOf: (word: string) => number): number => Math.max(...name.split(/[\s-]/).map(sizeOf));

/** Roughly the width of a word, in letters of middle width. */
const widthOf = (word: string): number => {
  let width = 0;
  for (const letter of word) width += /[mwMW]/.test(letter) ? 1.5 : /[fijlrtI]/.test(letter) ? 0.6 : 1;
  return width;
};

const nameClass = (name: string): string => {
  const wide = longestWord(name, (word) => word.length) >= 12;
  return `name${longestWord(name, widthOf) > 10.2 ? ' long' : ''}${wide ? ' wide' : ''}`;
};

/** The more there is to draw, the smaller: room-2 … room-6 add up. */
const bandClass = (room: number): string => `band${[2, 3, 4, 5, 6].map((n) => (room >= n ? ` room-${n}` : '')).join('')}`;

/** The chain counts for more than one chip: its disc is larger and stands under a rule. */
const spineClass = ({ cost, chainIn }: CardFaceData): string => {
  const units = cost.resources.length + (cost.coins > 0 ? 1 : 0);
  const linked = chainIn.length > 0;
  return `spine units-${units}${linked ? ' linked' : ''}${units + (linked ? 1.4 : 0) > 5 ? ' dense' : ''}`;
};

function Discs(props: { readonly symbols: readonly SymbolId[] }) {
  return (
    <>
      {props.symbols.map((symbol) => (
        <i key={symbol} class="disc">
          <Icon id={symbol} class="" />
        </i>
      ))}
    </>
  );
}

/** A card. Its width is `--w`; all inner sizes follow. It is a button when `onClick` is given. */
export function CardFace(props: CardFaceProps) {
  const {
    colour,
    cost,
    glyphs,
    chainIn,
    chainOut,
    name,
    tag,
    covered,
    selected,
    sealed,
    off,
    tiny,
    class: more,
    children,
    ...rest
  } = props;
  const states = [
    covered && 'covered',
    selected && 'selected',
    sealed && 'sealed',
    (off || tag?.kind === 'no') && 'unavailable',
    tiny && 'tiny',
    more,
  ].filter(Boolean);
  return (
    <Block {...rest} base={`card c-${colour}`} class={states.join(' ')}>
      <span class={spineClass(props)}>
        <Icon id={colourMark(colour)} class="colour-mark" />
        <CostRow cost={cost} />
        {chainIn.length > 0 && (
          <span class="chain-in column">
            <Discs symbols={chainIn} />
          </span>
        )}
      </span>
      <span class={bandClass(glyphRoom(glyphs))}>
        <Glyphs glyphs={glyphs} />
      </span>
      <span class={nameClass(name)}>{name}</span>
      {!tiny && <Vignette colour={colour} />}
      {chainOut.length > 0 && (
        <span class="cout">
          <Discs symbols={chainOut} />
        </span>
      )}
      {sealed && (
        <span class="seal">
          <Icon id="seal" class="" />
          <Icon id="stage" class="" />
        </span>
      )}
      {tag && <PriceTag price={tag} />}
      {children}
    </Block>
  );
}

export interface CardStripProps extends Pick<CardFaceData, 'colour' | 'glyphs'>, Outer {
  readonly name: string;
}

/** A built card as one line of a city. */
export function CardStrip(props: CardStripProps) {
  const { colour, glyphs, name, children, ...rest } = props;
  return (
    <Block {...rest} base={`strip c-${colour}`}>
      <span class="colour-cell centred">
        <Icon id={colourMark(colour)} class="" />
      </span>
      <span class="effects">
        <Glyphs glyphs={glyphs} />
      </span>
      <span class="title">{name}</span>
      {children}
    </Block>
  );
}
