export const SCENE_IDS = [
  'giza',
  'rhodes',
  'babylon',
  'alexandria',
  'ephesus',
  'olympia',
  'halicarnassus',
  'sphinx',
  'library',
  'circus',
  'appia',
  'piraeus',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];
export const renderPictures = (): ReadonlyMap<string, string> => new Map();
