import type { Context } from './context.ts';

/** One sentence: why the server cannot do its work, or nothing. Asked more often than that may cost, the last answer counts. */
export const healthOf = ({ store, time, limits, log, metrics }: Context, isEnding: () => boolean): (() => Promise<string | undefined>) => {
  const check = async (): Promise<string | undefined> => {
    try {
      await store.check();
      return undefined;
    } catch (error) {
      metrics.errors.inc();
      log.error({ err: error }, 'the store does not answer');
      return `The data cannot be written and read (${error instanceof Error ? error.message : String(error)}).`;
    }
  };
  let last: { readonly at: number; readonly answer: Promise<string | undefined> } | undefined;
  return async () => {
    if (isEnding()) return 'The server is ending.';
    const now = time.now();
    if (last === undefined || Math.abs(now - last.at) >= limits.health) last = { at: now, answer: check() };
    return last.answer;
  };
};
