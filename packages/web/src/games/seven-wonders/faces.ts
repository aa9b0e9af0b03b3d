// The cards and boards of 7 Wonders and Cities as drawings: no words.
import './black-cards.css';
import {
  BOARDS,
  type BoardId,
  type CardDef,
  CARDS,
  type CardId,
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
import { chainSymbol } from './chain-signs.ts';
import { SCENE_OF } from './scenes.ts';
import { effectGlyphs, shortEffectGlyphs, stageGlyphs } from './faces-effects.ts';

/** Glyphs that have room in the band of the phone's card. */
const TINY_ROOM = 4;

interface SevenWondersCardFace extends CardFaceData {
  /** The effect for narrow places: the strips of a full city. */
  readonly short: readonly Glyph[];
}

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
