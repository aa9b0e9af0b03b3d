import { FAMILY } from '@maravilha/family';
import { languageFor } from '@maravilha/words';
import { CLI_WORDS } from '@maravilha/words/cli';
import { processIo } from './io.ts';
import { run } from './run.ts';

// A reader that closes its end early (`… | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2), processIo, FAMILY);
} catch (error) {
  const detail = error instanceof Error ? error.message : String(error);
  processIo.err(`${CLI_WORDS[languageFor(processIo.preferred)].bug({ detail })}\n`);
  process.exitCode = 70;
}
