// `npm run lighthouse`: Lighthouse over the home page and a table of each game, on the built page with a real server; fails under the bars.
// The best of three runs counts, `RUNS=5` makes more. It measures this machine too, so let nothing else run beside it. Reports lie in
// .cache/lighthouse. Only one page with `npm run lighthouse -- Duel`.
import './lib/require-node.mjs';

const { runTool } = await import('./lib/browser-tool.mjs');
process.exitCode = await runTool('lighthouse', { only: process.argv[2] });
