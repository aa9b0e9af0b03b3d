// What every answer says of itself: where its parts may come from, and who may do what with it.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { FileEntry, Files } from './files.ts';

/** What runs while the document is read stands in it. */
const INLINE = /<script>([^]*?)<\/script>/g;

const scriptsIn = (page: FileEntry | undefined): readonly string[] =>
  [...(page?.body.toString() ?? '').matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const NONE = ["'none'"];
const OWN = ["'self'"];

/** Nobody heeds them any more. */
const GONE = { xDnsPrefetchControl: false, xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false } as const;
/** These are for documents: a page is made of a dozen files, and what each of them says of itself takes longer than its content. */
const FOR_DOCUMENTS = { crossOriginOpenerPolicy: false, originAgentCluster: false, referrerPolicy: false, xFrameOptions: false } as const;

/** Everything comes from this server or stands in the built document, and nobody may frame it. */
export const headersFor = (files: Files): MiddlewareHandler => {
  const policy = {
    contentSecurityPolicy: {
      defaultSrc: NONE,
      scriptSrc: [...OWN, ...scriptsIn(files.get('/index.html'))],
      styleSrc: OWN,
      imgSrc: [...OWN, 'data:'],
      fontSrc: OWN,
      connectSrc: OWN,
      manifestSrc: OWN,
      workerSrc: OWN,
      mediaSrc: OWN,
      baseUri: NONE,
      formAction: NONE,
      frameAncestors: NONE,
    },
    // The proxy that ends TLS decides on this; sent over plain HTTP it means nothing.
    strictTransportSecurity: false,
    ...GONE,
  };
  const ofFile = secureHeaders({ ...policy, ...FOR_DOCUMENTS });
  const ofDocument = secureHeaders({
    ...policy,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  return (c, next) => (c.req.path.startsWith('/assets/') ? ofFile(c, next) : ofDocument(c, next));
};
