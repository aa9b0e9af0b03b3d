export { type IdleResult, type LoadResult, runIdle, runLoad } from './load.ts';
export { runThinking, type ThinkingResult } from './thinking.ts';
