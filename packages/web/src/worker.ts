// The one program of all Workers, so that what several of them need is fetched once. A Worker's name says what it is for.

const programOf = (name: string): Promise<{ hear(data: unknown): void }> => {
  switch (name) {
    case 'host':
      return import('./local/host-program.ts');
    case 'lesson':
      return import('./local/lesson-program.ts');
    case 'review':
      return import('./local/review-program.ts');
    default:
      return import('./net/thinking.ts');
  }
};

const program = programOf(self.name);

// What comes before the program does waits for it.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  program.then(({ hear }) => hear(data)).catch(reportError);
});
