// Where the drawings are served. The folder carries a hash of its content, so that it can be cached for ever.
import type { MonumentPart } from '../../scenes/architects/index.ts';
import type { MonumentId } from '../../scenes/architects/layers.ts';
import type { SceneId } from '../../scenes/index.ts';
import type { SymbolId } from './drawings.ts';
import type { CardColour } from './marks.ts';

export type TimeOfDay = 'day' | 'night';
/** 0 is the dashed plan, 3 the finished wonder. */
export type SceneStage = 0 | 1 | 2 | 3;
export type PictureId = 'skyline' | 'tile-base' | 'tile-cities' | 'tile-duel' | 'tile-architects' | 'tile-dice';

const ART = import.meta.env.ART;

export const symbolUrl = (id: SymbolId): string => `${ART}/symbols.svg#${id}`;
export const vignetteUrl = (colour: CardColour): string => `${ART}/symbols.svg#vignette-${colour}`;
export const sceneUrl = (id: SceneId, time: TimeOfDay, stage: SceneStage): string => `${ART}/scenes/${id}-${time}-${stage}.svg`;
export const pictureUrl = (id: PictureId, time: TimeOfDay): string => `${ART}/scenes/${id}-${time}.svg`;

/** A wonder of Architects, finished. */
export const buildingUrl = (id: MonumentId, time: TimeOfDay): string => `${ART}/scenes/architects-${id}-${time}.svg`;

/** A part of an Architects wonder; it takes day or night from `--night` of the place that uses it. */
export const monumentUrl = (wonder: string, part: MonumentPart): string => `${ART}/architects/${wonder}.svg#${part}`;
