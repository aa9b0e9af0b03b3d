export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { StartError } from './start-error.ts';
