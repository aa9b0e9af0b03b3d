// Takes the pictures of the README anew, at prepared moments: `node scripts/pictures.mjs`, or only one, as in `node scripts/pictures.mjs home`.
import './lib/require-node.mjs';

const { runTool } = await import('./lib/browser-tool.mjs');
process.exitCode = await runTool('pictures', { only: process.argv[2] });
