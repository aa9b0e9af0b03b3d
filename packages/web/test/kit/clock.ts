/** Time that passes only when a test says so. */
export class HandClock {
  now = 0;
  private due: { readonly at: number; readonly n: number; readonly run: () => void }[] = [];
  private count = 0;

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, n: this.count++, run };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((other) => other !== entry);
    };
  };

  /** Lets pass the time, running what falls due in order, and lets promises settle after each. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    await settle();
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      this.due = this.due.filter((entry) => entry !== next);
      this.now = next.at;
      next.run();
      await settle();
    }
    this.now = until;
  }

  private next(until: number) {
    return this.due.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at || a.n - b.n)[0];
  }
}

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
