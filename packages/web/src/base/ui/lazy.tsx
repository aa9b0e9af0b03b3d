import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Door, door, want } from '../door.ts';
import { Loading } from './message-page.tsx';

/** What is behind a door; the component that asks is drawn again when it has come. */
export const useDoor = <Part,>(behind: Door<Part>): Part | undefined => {
  const [, redraw] = useState(0);
  useEffect(() => (behind.part() === undefined ? want(behind, () => redraw((n) => n + 1)) : undefined), []);
  return behind.part();
};

/** A component behind a door. Until it comes, and when it cannot be fetched, `Waiting` stands in its place. */
export const lazy = <P extends object = object>(behind: Door<ComponentType<P>>, Waiting: ComponentType = Loading) =>
  function Lazy(props: P) {
    const Part = useDoor(behind);
    return Part === undefined ? <Waiting /> : h(Part, props);
  };

/** A sheet that few open: what lies under it stays as it is until the sheet has come. */
export const lazySheet = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(door(load), () => null);
