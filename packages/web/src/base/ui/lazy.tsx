import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Door, door, quiet, want } from '../door.ts';
import { Loading } from './loading.tsx';

/** What is behind a door; the component that asks is drawn again when it has come. With `late` it is asked for when the page stands. */
export const useDoor = <Part,>(behind: Door<Part>, { late = false } = {}): Part | undefined => {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (behind.part() !== undefined) return undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const ask = (): void => {
      if (!over) stop = want(behind, () => redraw((n) => n + 1));
    };
    if (late) void quiet().then(ask);
    else ask();
    return () => {
      over = true;
      stop?.();
    };
  }, []);
  return behind.part();
};

/** A component behind a door. Until it comes, and when it cannot be fetched, `Waiting` stands in its place. */
export const lazy = <P extends object = object>(
  behind: Door<ComponentType<P>>,
  Waiting: ComponentType = Loading,
  when: { readonly late?: boolean } = {},
) =>
  function Lazy(props: P) {
    const Part = useDoor(behind, when);
    return Part === undefined ? <Waiting /> : h(Part, props);
  };

/** A sheet that few open: what lies under it stays as it is until the sheet has come. */
export const lazySheet = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(door(load), () => null);
