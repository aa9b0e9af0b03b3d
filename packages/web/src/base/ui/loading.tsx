import './message-page.css';
import { useLayoutEffect } from 'preact/hooks';
import { waiting } from '../door.ts';
import { common } from '../i18n.ts';

export function Loading() {
  useLayoutEffect(() => {
    waiting.value++;
    return () => {
      waiting.value--;
    };
  }, []);
  return (
    <main id="main" class="message-page column" aria-busy="true">
      <p role="status">{common()['app.loading']}</p>
    </main>
  );
}
