// Parts of a table that are not needed for a turn: fetched when they are first drawn, or right after the table, so that it stands sooner.
import type { ComponentType } from 'preact';
import { loadWords, type Words } from '../base/i18n.ts';
import { lazy } from '../base/ui/lazy.tsx';

/** A component that comes with its words; until then nothing stands in its place. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>, words: readonly Words<unknown>[] = []) =>
  lazy(
    async () => ({ default: (await Promise.all([load(), loadWords(words)]))[0] }),
    () => null,
  );
