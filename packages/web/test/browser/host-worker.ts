import { hostSuite } from '@maravilha/host/testing';
import { runSuite } from './suite-runner.ts';

await runSuite(hostSuite);
