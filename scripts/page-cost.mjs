// `npm run page-cost`: what a round of 7 Wonders with seven seats costs the page, and what games leave behind in it, by the DevTools
// protocol. On a quiet machine, and of an older page too: WEB_DIR is the folder of another build.
import './lib/require-node.mjs';

const { runTool } = await import('./lib/browser-tool.mjs');
process.exitCode = await runTool('page-cost');
