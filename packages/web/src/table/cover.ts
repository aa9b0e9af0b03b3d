// At a table of several people on one device: how whoever has it in front of them covers what only they may see.
import { signal } from '@preact/signals';

interface Cover {
  readonly label: string;
  /** In a word. */
  readonly text: string;
  act(): void;
}

export const cover = signal<Cover | undefined>(undefined);
