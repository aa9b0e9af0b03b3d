/** Time as a host sees it; tests bring their own. */
export interface Time {
  /** Milliseconds since the epoch, as the machine's clock has it: it may be set forward or back. */
  now(): number;
  /** Milliseconds since some moment: for measuring. They only grow, as fast as time passes. */
  ticks(): number;
  /** Calls once, later. The returned function cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Calls repeatedly, until the returned function is called. */
export const every = (time: Time, milliseconds: number, call: () => void): (() => void) => {
  let cancel: (() => void) | undefined;
  const next = (): void => {
    cancel = time.after(milliseconds, () => {
      next();
      call();
    });
  };
  next();
  return () => cancel?.();
};
