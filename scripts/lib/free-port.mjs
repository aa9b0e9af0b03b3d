import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine on which nobody listens now. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};
