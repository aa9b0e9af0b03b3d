import type { BoardId } from '@maravilha/seven-wonders';
import type { SceneId } from '../../../scenes/index.ts';

/** The picture of each wonder. */
export const SCENE_OF: Readonly<Record<BoardId, SceneId>> = {
  alexandria: 'alexandria',
  babylon: 'babylon',
  ephesus: 'ephesus',
  gizah: 'giza',
  halicarnassus: 'halicarnassus',
  olympia: 'olympia',
  rhodes: 'rhodes',
  byzantium: 'byzantium',
  petra: 'petra',
};
