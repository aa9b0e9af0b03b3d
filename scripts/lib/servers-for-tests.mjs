// For the tests of one run: a PostgreSQL server that starts when the first of them asks for one, and ends with the run. Tests that kill theirs
// get one of their own, and so does whoever needs a Redis server. They ask over HTTP, since they run in processes of their own.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

export default async function setup(project) {
  const servers = [];
  let shared;

  const add = async (start) => {
    const server = await start();
    return { id: servers.push(server) - 1, url: server.url };
  };

  const answer = async (what, id) => {
    switch (what) {
      case 'shared':
        shared ??= add(startPostgres);
        return shared;
      case 'own':
        return add(startPostgres);
      case 'redis':
        return add(startRedis);
      case 'kill':
      case 'start':
      case 'pause':
      case 'goOn':
        await servers[id][what]();
        return {};
      default:
        throw new Error(`nothing is known of '${what}'`);
    }
  };

  const service = createServer(async (request, response) => {
    const [, what, id] = request.url.split('/');
    try {
      response.end(JSON.stringify(await answer(what, id)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  project.provide('servers', `http://127.0.0.1:${service.address().port}`);

  return async () => {
    service.close();
    service.closeAllConnections();
    // One that is starting is among them once it has.
    await shared?.catch(() => undefined);
    await Promise.all(servers.map((server) => server.stop()));
  };
}
