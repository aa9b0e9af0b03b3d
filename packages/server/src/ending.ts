// How the process ends: when it is told to, cleanly where that is possible, and soon in any case.

/** As init systems and people at a terminal say it. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const WITHIN_SECONDS = 5;
/** One press of Ctrl+C comes twice: from the terminal, and from npm, which hands its own on. */
const ONE_PRESS = 500;

/** One clear sentence, and out. */
export const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** `running` is nothing as long as the start goes on. Then there is nobody to say goodbye to, and what is on the disk is whole at any time. */
export const endOnSignals = (running: () => { close(): Promise<void> } | undefined): void => {
  let toldAt: number | undefined;
  const end = (): void => {
    const now = performance.now();
    if (toldAt !== undefined) {
      if (now - toldAt > ONE_PRESS) fail('Maravilha ended at once, because it was told to a second time.');
      return;
    }
    toldAt = now;
    const server = running();
    if (server === undefined) process.exit(0);
    setTimeout(
      () => fail(`Maravilha did not come to a clean end within ${WITHIN_SECONDS} seconds, and ended all the same.`),
      WITHIN_SECONDS * 1000,
    );
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`Maravilha did not come to a clean end (${error instanceof Error ? error.message : String(error)}).`),
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
};
