// Runs a suite inside a Worker, and tells what came of each test.
import type { Suite } from '@maravilha/host/testing';

export interface Outcome {
  readonly name: string;
  /** Where and why it failed. */
  readonly failure?: string;
}

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const tell = (outcome: Outcome | 'done'): void => postMessage(outcome);

export const runSuite = async (suite: (runner: Suite) => void): Promise<void> => {
  const tests: { readonly name: string; readonly run: Parameters<Suite['test']>[1] }[] = [];
  suite({ test: (name, run) => tests.push({ name, run }) });
  addEventListener('unhandledrejection', ({ reason }) => tell({ name: 'a promise that nobody waited for', failure: told(reason) }));
  for (const { name, run } of tests) {
    try {
      await run();
      tell({ name });
    } catch (error) {
      tell({ name, failure: told(error) });
    }
  }
  tell('done');
};
