// What each piece of Architects shows, as glyphs: no words, no rules.
import {
  CARDS,
  type CardDef,
  type CardId,
  type Effect,
  effectIn,
  type Resource,
  type ScoreRow,
  sumIn,
  type TokenId,
  type WonderId,
  WONDERS,
} from '@maravilha/architects';
import type { SymbolId } from '../../../symbols/drawings.ts';
import type { CardColour, ResourceName } from '../../../symbols/marks.ts';
import type { Glyph } from '../../../components/types.ts';

/** Bricks are drawn as the clay of the other games. */
const CHIP = { wood: 'wood', stone: 'stone', brick: 'clay', papyrus: 'papyrus', glass: 'glass' } as const satisfies Record<
  Resource,
  ResourceName
>;

export const chipOf = (resource: Resource): ResourceName => CHIP[resource];

export interface CardFace {
  readonly colour: CardColour;
  readonly glyph: Glyph;
  readonly horns: number;
  readonly cat: boolean;
}

/** What a card is for; horns and the Cat are drawn beside it. */
const glyphOf = (effect: Effect): readonly Glyph[] => {
  switch (effect.kind) {
    case 'resource':
      return [chip(effect.resource)];
    case 'coin':
      return [coin(1)];
    case 'symbol':
      return [{ kind: 'science', symbol: effect.symbol }];
    case 'shields':
      return [{ kind: 'shields', n: effect.count }];
    case 'points':
      return [points(effect.count)];
    default:
      return [];
  }
};

export const cardFace = (id: CardId): CardFace => {
  const { colour, effects }: CardDef = CARDS[id];
  const [glyph = slash] = effects.flatMap(glyphOf);
  return { colour, glyph, horns: sumIn(effects, 'horns'), cat: effectIn(effects, 'cat') !== undefined };
};

const chip = (resource: Resource): Glyph => ({ kind: 'chip', resource: chipOf(resource) });
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
  const effects: readonly (typeof WONDERS)[WonderId]['effects'][number][] = WONDERS[wonder].effects;
  switch (effects[0]?.kind) {
    case undefined:
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
    case 'shields':
      return 'shield';
  }
};

/** What points come from. */
export const ROW_SIGNS: Readonly<Record<ScoreRow, SymbolId>> = {
  wonder: 'stage',
  blue: 'mk-blue',
  cat: 'cat',
  military: 'battle',
  progress: 'progress',
};
