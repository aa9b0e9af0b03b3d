// Keeps this page on the device, and says when the server has a newer one.
import { effect } from '@preact/signals';
import { isOutdated, noteUpdated } from '../base/door.ts';
import { route } from '../base/router.ts';
import { link } from '../net/server.ts';

/** It is said on the home page alone: at a table nobody is to be disturbed by it. */
const tellOfUpdate = (): void => {
  effect(() => (route.value.page === 'home' ? noteUpdated() : undefined));
};

/** Without a safe line there is none, and while the page is being written it would be in the way. */
const canKeepOffline = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether the page is kept from now on. */
export const keepOffline = async (): Promise<boolean> => {
  if (!canKeepOffline()) return false;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let told = false;
  const look = async (): Promise<void> => {
    if (told || !(await isOutdated())) return;
    told = true;
    tellOfUpdate();
  };
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    // Its files are all here, so that a reload costs nothing.
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed') void look();
    });
  });
  // A server that has been away may have come back with a newer page.
  link.onOnline(() => {
    registration.update().catch(() => undefined);
  });
  return true;
};
