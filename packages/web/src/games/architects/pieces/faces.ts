// What each piece of Architects shows, as glyphs: no words, no rules.
import { CARDS, type CardDef, type CardId, type Resource, type TokenId, type WonderId, WONDERS } from '@maravilha/architects';
import type { SymbolId } from '../../../symbols/drawings.ts';
import type { CardColour, ResourceName } from '../../../symbols/marks.ts';
import type { Glyph } from '../../../components/types.ts';

/** Bricks are drawn as the clay of the other games. */
const CHIP = { wood: 'wood', stone: 'stone', brick: 'clay', papyrus: 'papyrus', glass: 'glass' } as const satisfies Record<
  Resource,
  ResourceName
>;

export interface CardFace {
  readonly colour: CardColour;
  readonly glyph: Glyph;
  readonly horns: number;
  readonly cat: boolean;
}

const glyphOf = (card: CardDef): Glyph => {
  switch (card.colour) {
    case 'grey':
      return { kind: 'chip', resource: CHIP[card.resource] };
    case 'yellow':
      return { kind: 'coin', n: 1 };
    case 'green':
      return { kind: 'science', symbol: card.symbol };
    case 'red':
      return { kind: 'shields', n: 1 };
    case 'blue':
      return { kind: 'points', n: card.points };
  }
};

export const cardFace = (id: CardId): CardFace => {
  const card: CardDef = CARDS[id];
  return {
    colour: card.colour,
    glyph: glyphOf(card),
    horns: card.colour === 'red' ? card.horns : 0,
    cat: card.colour === 'blue' && card.cat,
  };
};

const chip = (resource: Resource): Glyph => ({ kind: 'chip', resource: CHIP[resource] });
const sign = (symbol: SymbolId): Glyph => ({ kind: 'symbol', symbol });
const points = (n: number): Glyph => ({ kind: 'points', n });
const coin = (n: number): Glyph => ({ kind: 'coin', n });
const text = (words: string): Glyph => ({ kind: 'text', text: words });
const slash: Glyph = { kind: 'slash' };
const extra: readonly Glyph[] = [sign('extra-card')];

/** Above what brings a token about, below what it gives. */
const TOKEN_ROWS = {
  urbanism: [[chip('wood'), chip('brick')], extra],
  crafts: [[chip('papyrus'), chip('glass')], extra],
  jewellery: [[chip('stone'), coin(1)], extra],
  science: [[sign('sci-any')], extra],
  propaganda: [[sign('horn')], extra],
  architecture: [[sign('stage')], extra],
  economy: [[coin(1), { kind: 'equals' }, coin(2)]],
  engineering: [[sign('any-match')]],
  tactics: [[text('+2'), sign('shield')]],
  decor: [[text('4')], [sign('stage-whole'), text('6')]],
  politics: [[points(1)], [slash, sign('cat')]],
  strategy: [[points(1)], [slash, sign('battle')]],
  education: [[points(2)], [slash, sign('progress')]],
  culture: [[text('4')], [text('2×'), text('12')]],
} as const satisfies Record<TokenId, readonly (readonly Glyph[])[]>;

export const tokenRows = (id: TokenId): readonly (readonly Glyph[])[] => TOKEN_ROWS[id];

/** What the effect of a wonder looks like; Giza has none. */
export const effectSign = (wonder: WonderId): SymbolId | undefined => {
  const { effect } = WONDERS[wonder];
  switch (effect) {
    case 'none':
      return undefined;
    case 'any-deck':
      return 'any-deck';
    case 'central':
      return 'central-deck';
    case 'left-and-right':
      return 'both-decks';
    case 'search':
      return 'search-deck';
    case 'progress':
      return 'progress';
    case 'shield':
      return 'shield';
  }
};
