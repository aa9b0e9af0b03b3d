import type { SceneId } from '../../scenes/index.ts';

const SCENES: readonly SceneId[] = ['alexandria', 'babylon', 'giza', 'rhodes', 'ephesus', 'olympia', 'halicarnassus'];

/** Every table has a picture of its own, the same on every visit. */
export const sceneOf = (code: string): SceneId => {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return SCENES[sum % SCENES.length] ?? 'alexandria';
};
