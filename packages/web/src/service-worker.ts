// Keeps the page on the device, so that it opens without a network. With one, the server's newest page is always what opens; the files of a
// page that is open stay until it is closed, whatever the server has by then.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Put in where the page is built. */
declare const PRECACHED: Parameters<typeof precacheAndRoute>[0];

precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const kept = createHandlerBoundToURL('/index.html');

/** What a proxy says whose server is away. */
const AWAY: readonly number[] = [502, 503, 504];

registerRoute(
  new NavigationRoute(async (asked) => {
    try {
      const answer = await fetch(asked.request);
      if (!AWAY.includes(answer.status)) return answer;
    } catch {
      // No network, or no server.
    }
    return kept(asked);
  }),
);
