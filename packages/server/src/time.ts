/** Time as the server sees it; tests bring their own. */
export interface Time {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once, later. The returned function cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Timers take a signed 32-bit number of milliseconds; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, Math.ceil(milliseconds)), LONGEST));
    return () => clearTimeout(timer);
  },
};

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
