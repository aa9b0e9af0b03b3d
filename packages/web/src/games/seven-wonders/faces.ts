// The cards and boards of 7 Wonders and Cities as drawings: no words.
import './black-cards.css';
import {
  BOARDS,
  type BoardId,
  type CardDef,
  CARDS,
  type CardId,
  type Chain,
  type Cost,
  RESOURCES,
  type SeatView,
  type Side,
  type StageDef,
} from '@maravilha/seven-wonders';
import { glyphRoom } from '../../components/glyphs.tsx';
import { kept } from '../../components/faces.ts';
import type { CardFaceData, FaceCost, Glyph } from '../../components/types.ts';
import type { BoardFace, StageFace } from './pieces/wonder-board.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';
import { SCENE_OF } from './scenes.ts';
import { effectGlyphs, shortEffectGlyphs, stageGlyphs } from './faces-effects.ts';

/** Glyphs that have room in the band of the phone's card. */
const TINY_ROOM = 4;

interface SevenWondersCardFace extends CardFaceData {
  /** The effect for narrow places: the strips of a full city. */
  readonly short: readonly Glyph[];
}

/** Chains share the pictograms of the other games; the scales are also a symbol of science there. */
const CHAIN_SYMBOL = {
  barrel: 'ch-barrel',
  bolt: 'ch-bolt',
  book: 'ch-book',
  bowl: 'ch-bowl',
  camel: 'ch-camel',
  castle: 'ch-tower',
  feather: 'ch-feather',
  hammer: 'ch-hammer',
  harp: 'ch-lyre',
  helmet: 'ch-helmet',
  horseshoe: 'ch-horseshoe',
  lamp: 'ch-lamp',
  lighthouse: 'ch-lighthouse',
  market: 'ch-market',
  mask: 'ch-mask',
  planets: 'ch-planets',
  saw: 'ch-saw',
  scales: 'sci-scales',
  scroll: 'ch-scroll',
  star: 'ch-star',
  target: 'ch-target',
  temple: 'ch-temple',
  torch: 'ch-torch',
  waterdrop: 'ch-drop',
} as const satisfies Record<Chain, SymbolId>;

export const chainSymbol = (chain: Chain): SymbolId => CHAIN_SYMBOL[chain];

const faceCost = (cost: Cost): FaceCost => ({
  coins: cost.coins ?? 0,
  resources: RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, () => resource)),
});

const drawCard = (card: CardDef): SevenWondersCardFace => ({
  colour: card.colour,
  cost: faceCost(card.cost),
  glyphs: effectGlyphs(card.effects),
  short: shortEffectGlyphs(card.effects),
  chainIn: card.chainIn ? [chainSymbol(card.chainIn)] : [],
  chainOut: (card.chainOut ?? []).map(chainSymbol),
});

const drawStage = (stage: StageDef): StageFace => ({ cost: faceCost(stage.cost), glyphs: stageGlyphs(stage.effects) });

const drawBoard = (id: BoardId, side: Side): BoardFace => ({
  scene: SCENE_OF[id],
  time: side,
  initial: BOARDS[id].initial,
  stages: BOARDS[id][side].map(drawStage),
});

export const cardFace = kept((id: CardId) => drawCard(CARDS[id]));

/** The phone's card: where the band is too narrow, the sign of a loss stands without its number. */
export const tinyFace = kept((id: CardId): SevenWondersCardFace => {
  const face = cardFace(id);
  if (glyphRoom(face.glyphs) <= TINY_ROOM) return face;
  return { ...face, glyphs: face.glyphs.filter((glyph) => glyph.kind !== 'coin' || glyph.n > 0) };
});

const BOARD_FACES = {
  day: kept((id: BoardId) => drawBoard(id, 'day')),
  night: kept((id: BoardId) => drawBoard(id, 'night')),
} as const satisfies Record<Side, (id: BoardId) => BoardFace>;

export const boardFace = (id: BoardId, side: Side): BoardFace => BOARD_FACES[side](id);

/** The stage that would be built next, if one is left. */
export const nextFace = ({ board, side, stages }: SeatView): StageFace | undefined =>
  board !== undefined && side !== undefined ? boardFace(board, side).stages[stages.length] : undefined;
