// What the drawings of all games are made of: no words, no rules, only what to show.
import type { ComponentChildren, CSSProperties, HTMLAttributes } from 'preact';
import type { CardColour, ResourceName, ScienceName } from '../symbols/marks.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import type { SceneId } from '../../scenes/index.ts';

/** One piece of an effect, as it is drawn. */
export type Glyph =
  | { readonly kind: 'chip'; readonly resource: ResourceName }
  | { readonly kind: 'coin'; readonly n: number }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'shields'; readonly n: number }
  | { readonly kind: 'science'; readonly symbol: ScienceName }
  | { readonly kind: 'mark'; readonly colour: CardColour }
  | { readonly kind: 'destroy'; readonly colour: CardColour }
  | { readonly kind: 'symbol'; readonly symbol: SymbolId }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slash' }
  | { readonly kind: 'equals' };

export interface FaceCost {
  readonly coins: number;
  /** One entry per unit, in the common order of resources. */
  readonly resources: readonly ResourceName[];
}

export interface CardFaceData {
  readonly colour: CardColour;
  readonly cost: FaceCost;
  readonly glyphs: readonly Glyph[];
  /** What makes the card free, and what it makes free. */
  readonly chainIn: readonly SymbolId[];
  readonly chainOut: readonly SymbolId[];
}

export interface WonderFaceData {
  readonly scene: SceneId;
  readonly cost: FaceCost;
  readonly glyphs: readonly Glyph[];
}

export interface TokenFaceData {
  /** Drawn one above the other. */
  readonly rows: readonly (readonly Glyph[])[];
}

/** What a thing costs me now. `text` is the word beside the sign; small places leave it out. */
export type Price =
  | { readonly kind: 'free'; readonly text?: string }
  | { readonly kind: 'chain'; readonly symbol?: SymbolId; readonly text?: string }
  | { readonly kind: 'coins'; readonly n: number; readonly text?: string }
  /** Coins to the left and to the right neighbour. */
  | { readonly kind: 'trade'; readonly left: number; readonly right: number }
  /** Not possible: the reason in words, with the missing coins or resource if that is the reason. */
  | { readonly kind: 'no'; readonly text?: string; readonly coins?: number; readonly resource?: ResourceName };

export type BackKind = 'age-1' | 'age-2' | 'age-3' | 'guild';

/** The attributes a component hands on to its outer element, whichever element that is. */
export type Outer = Omit<HTMLAttributes<HTMLElement>, 'class' | 'className' | 'style' | 'children' | 'name'> & {
  readonly class?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ComponentChildren;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
};
