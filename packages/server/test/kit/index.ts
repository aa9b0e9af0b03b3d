// A real server for tests of other packages.
export { WebSocket } from 'ws';
export { TestClient } from './client.ts';
export { playOut } from './player.ts';
export { freshDatabase } from './postgres.ts';
export { serve, type TestServer } from './server.ts';
export { startRedis } from './servers.ts';
