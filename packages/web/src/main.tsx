import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { startNet } from './app/net.ts';
import { startRouter } from './app/router.ts';
import { Shell } from './app/shell.tsx';
import { loadWords } from './i18n/index.ts';

const start = async (): Promise<void> => {
  const place = document.getElementById('app');
  if (place === null) throw new Error('the page has no place for the app');
  startRouter();
  await loadWords(['common']);
  startNet();
  render(<Shell />, place);
};

start().catch((error: unknown) => {
  // Without its words the page can say only what the document already holds.
  document.getElementById('trouble')?.removeAttribute('hidden');
  reportError(error);
});
