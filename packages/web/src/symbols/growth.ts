// How far the picture of a wonder has grown. Boards have two to four stages, the drawings three steps.
import type { SceneStage } from './art.ts';

/** The first stage always shows, and the finished picture only comes with the last stage. */
export const growth = (built: number, total: number): SceneStage => {
  if (built <= 0) return 0;
  if (built >= total) return 3;
  return Math.round((built * 3) / total) <= 1 ? 1 : 2;
};
