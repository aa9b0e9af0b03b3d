import { runSuite } from './suite-runner.ts';
import { storeSuite } from './store-suite.ts';

await runSuite(storeSuite);
