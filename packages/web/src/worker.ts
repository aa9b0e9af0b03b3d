// The one program of all Workers, so that what several of them need is fetched once. A Worker's name says what it is for.

const program = self.name === 'host' ? import('./local/host-program.ts') : import('./net/thinking.ts');

// What comes before the program does waits for it.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  program.then(({ hear }) => hear(data), reportError);
});
