import './styles/tokens.css';
import './styles/base.css';
import './styles/forced-colors.css';
import { render } from 'preact';
import { startNet } from './net/server.ts';
import { startRouter } from './base/router.ts';
import { Shell } from './pages/shell.tsx';
import { common, loadWords } from './base/i18n.ts';

const start = async (): Promise<void> => {
  const place = document.getElementById('app');
  if (place === null) throw new Error('the page has no place for the app');
  startRouter();
  await loadWords([common]);
  render(<Shell />, place);
  startNet();
};

start().catch((error: unknown) => {
  // Without its words the page can say only what the document already holds.
  document.getElementById('trouble')?.removeAttribute('hidden');
  reportError(error);
});
