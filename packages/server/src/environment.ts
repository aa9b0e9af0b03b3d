// What the environment says, read strictly: a value that cannot be meant ends the start with one sentence.
import { StartError } from './start-error.ts';

const isWhole = (text: string, most: number): boolean => /^\d+$/.test(text) && Number(text) <= most;

export const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return 8080;
  if (!isWhole(text, 65_535)) throw new StartError(`PORT is '${text}', but must be a number from 0 to 65535.`);
  return Number(text);
};

/** Milliseconds that a bot waits before it moves, for people to follow; the server's own default unless said. */
export const readPause = (text: string | undefined): { readonly botPause?: number } => {
  if (text === undefined || text === '') return {};
  if (!isWhole(text, 60_000)) throw new StartError(`BOT_PAUSE is '${text}', but must be a number of milliseconds from 0 to 60000.`);
  return { botPause: Number(text) };
};

/** Where the data lies, if not in a folder. It holds a password, so a wrong one is not repeated. */
export const readDatabaseUrl = (text: string | undefined): { readonly databaseUrl?: string } => {
  if (text === undefined || text === '') return {};
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hostname === '' || url.pathname.length < 2)
    throw new StartError('DATABASE_URL must be an address such as postgres://name:password@host:5432/maravilha.');
  return { databaseUrl: text };
};

/** Where nodes that share the database hear of each other. It may hold a password, so a wrong one is not repeated. */
export const readBusUrl = (text: string | undefined): { readonly busUrl?: string } => {
  if (text === undefined || text === '') return {};
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^(?:\/\d*)?$/.test(url.pathname))
    throw new StartError('BUS_URL must be an address such as redis://name:password@host:6379/0.');
  return { busUrl: text };
};

/** Parts between commas. */
export const readList = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Origins as browsers write them. */
export const readOrigins = (text: string | undefined): string[] => {
  const origins = readList(text);
  for (const origin of origins)
    if (!isOrigin(origin)) throw new StartError(`ALLOWED_ORIGINS holds '${origin}', but must hold origins such as https://play.example.`);
  return origins;
};

const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d+)?$/i;

/** Names or addresses under which the server is found. */
export const readHosts = (text: string | undefined): string[] => {
  const hosts = readList(text);
  for (const host of hosts)
    if (!HOST.test(host)) throw new StartError(`ALLOWED_HOSTS holds '${host}', but must hold names such as play.example.`);
  return hosts;
};
