// Parts of a table that are not needed for a turn: fetched while the table is idle, or when they are first drawn, so that it stands sooner.
import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { door, noteBroken } from '../base/door.ts';
import { loadWords, type Words } from '../base/i18n.ts';
import { Boundary } from '../base/ui/boundary.tsx';
import { lazy } from '../base/ui/lazy.tsx';

const Nothing = (): null => null;

/** Says that something here broke. */
const Broken = (): null => {
  useEffect(noteBroken, []);
  return null;
};

/**
 * A component that comes with its words; until then, and if it breaks, nothing stands in its place. With `late` it comes after all that a
 * turn needs, even where it is drawn at once.
 */
export const part = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  words: readonly Words<unknown>[] = [],
  when: { readonly late?: boolean } = {},
): FunctionComponent<P> => {
  const Part = lazy(
    door(async () => (await Promise.all([load(), loadWords(words)]))[0]),
    Nothing,
    when,
  );
  return (props) => h(Boundary, { instead: () => h(Broken, null), children: h(Part, props) });
};
