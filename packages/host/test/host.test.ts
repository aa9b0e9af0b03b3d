import { test } from 'vitest';
import { hostSuite } from '../testing/host-suite.ts';

hostSuite({ test });
