import { botsSuite } from './bots-suite.ts';
import { runSuite } from './suite-runner.ts';

await runSuite(botsSuite);
