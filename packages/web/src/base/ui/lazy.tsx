import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './message-page.tsx';

/** A component that is fetched when it is first drawn. A failed fetch reaches the error boundary, which offers a reload. */
export const lazy = <P extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Waiting: ComponentType = Loading,
) => {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [state, setState] = useState<{ readonly failed?: unknown; readonly ready: boolean }>({ ready: known !== undefined });
    useEffect(() => {
      if (known !== undefined) return;
      const fetch = async (): Promise<void> => {
        known = (await load()).default;
        setState({ ready: true });
      };
      fetch().catch((failed: unknown) => setState({ ready: false, failed }));
    }, []);
    if (state.failed !== undefined) throw state.failed;
    return known === undefined ? <Waiting /> : h(known, props);
  };
};

/** A sheet that few open: what lies under it stays as it is until the sheet has come. */
export const lazySheet = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) => lazy(load, () => null);
