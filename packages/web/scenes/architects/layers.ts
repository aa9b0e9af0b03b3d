export type MonumentStage = 1 | 2 | 3 | 4 | 5;

const UPWARDS: readonly MonumentStage[] = [1, 2, 3, 4, 5];

/** Which piece lies before which. The upper terraces of Babylon are behind the lower ones, Zeus sits before the back of his throne and behind its arms. */
export const LAYERS = {
  alexandria: UPWARDS,
  babylon: [4, 5, 3, 2, 1],
  ephesus: UPWARDS,
  giza: UPWARDS,
  halicarnassus: UPWARDS,
  olympia: [1, 4, 2, 3, 5],
  rhodes: UPWARDS,
} as const satisfies Record<string, readonly MonumentStage[]>;

export type MonumentId = keyof typeof LAYERS;
