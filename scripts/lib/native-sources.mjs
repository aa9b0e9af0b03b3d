// Set-up of each process that runs tests. What is tested is loaded by Node itself: modules of a test runner read every imported name through an
// object, which costs the engines half of their speed.
import { register } from 'node:module';

// Files share a process.
if (globalThis.nativeSources !== true) {
  globalThis.nativeSources = true;
  process.setSourceMapsEnabled(true);
  register('./plain-types.mjs', import.meta.url);
}
