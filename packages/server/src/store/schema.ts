// Rows as the typed query layer sees them. Migrations only ever grow; a released one is never edited.
export interface Tables {
  sessions: { id_hash: string; player: string; seen_at: number };
  players: { id: string; name: string; created_at: number };
  tables: {
    code: string;
    game: string;
    rules: number;
    options: string;
    settings: string;
    listed: number;
    status: string;
    owner: string | null;
    seed: string | null;
    next: string | null;
    next_by: string | null;
    created_at: number;
    started_at: number | null;
    touched_at: number;
    version: number;
    length: number;
    pending: number;
    held: number;
    wake: number;
    elapsed: number;
    due: number | null;
    brief: string | null;
    seen_at: number;
    sent_away: string | null;
    origin: string | null;
    deal: string | null;
  };
  seats: { code: string; seat: number; kind: string; player: string | null; level: string | null; ready: number };
  entries: { code: string; n: number; at: number; elapsed: number; seat: number; kind: string; move: string | null; client: string | null };
  words: {
    code: string;
    n: number;
    at: number;
    player: string;
    name: string;
    seat: number | null;
    audience: string;
    body: string;
    client: string;
  };
  devices: { token_hash: string; player: string; until: number };
  requests: { player: string; id: string; code: string; digest: string; at: number };
  /** How long matches have run, and who holds them until when: small rows, since they are written again and again while somebody plays. */
  clocks: { code: string; elapsed: number; holder: string; until: number };
  /** One row, to see that the file can be written. */
  alive: { one: number; at: number };
}

/**
 * How long a match had run at a time: without the times in which no server ran. Those were once kept for all tables together, and measured by
 * the machine's clock.
 */
const ranUntil = (time: string, started: string): string =>
  `MAX(0, MAX(0, ${time} - ${started}) - COALESCE((SELECT SUM(MAX(0, MIN(${time}, ended) - MAX(${started}, began))) FROM downtimes), 0))`;

const STARTED = 'COALESCE(tables.started_at, tables.created_at)';
const LAST_SIGN_OF_LIFE = 'MAX((SELECT at FROM alive), (SELECT COALESCE(MAX(at), 0) FROM entries))';

/** Migration n brings a file from version n to n + 1. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE sessions (id_hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), seen_at INTEGER NOT NULL);
  CREATE INDEX sessions_player ON sessions (player);
  CREATE INDEX sessions_seen ON sessions (seen_at);
  CREATE TABLE tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, owner TEXT, seed TEXT, next TEXT,
    created_at INTEGER NOT NULL, started_at INTEGER, touched_at INTEGER NOT NULL, version INTEGER NOT NULL,
    length INTEGER NOT NULL, pending INTEGER NOT NULL, held INTEGER NOT NULL, wake INTEGER NOT NULL
  );
  CREATE INDEX tables_open ON tables (created_at) WHERE status = 'waiting' AND listed = 1;
  CREATE INDEX tables_wake ON tables (code) WHERE wake = 1;
  CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL, player TEXT, level TEXT,
    PRIMARY KEY (code, seat)
  ) WITHOUT ROWID;
  CREATE INDEX seats_player ON seats (player) WHERE player IS NOT NULL;
  CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, move TEXT, client TEXT,
    PRIMARY KEY (code, n)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_client ON entries (code, seat, client) WHERE client IS NOT NULL;
  CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
  CREATE TABLE downtimes (began INTEGER NOT NULL, ended INTEGER NOT NULL);
  `,
  `
  ALTER TABLE tables ADD COLUMN next_by TEXT;
  ALTER TABLE tables ADD COLUMN due INTEGER;
  ALTER TABLE tables ADD COLUMN brief TEXT;
  ALTER TABLE tables ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE words (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, n INTEGER NOT NULL, at INTEGER NOT NULL, player TEXT NOT NULL,
    name TEXT NOT NULL, seat INTEGER, audience TEXT NOT NULL, body TEXT NOT NULL, client TEXT NOT NULL,
    PRIMARY KEY (code, n)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX words_client ON words (code, player, client);
  CREATE TABLE devices (token_hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, until INTEGER NOT NULL);
  CREATE UNIQUE INDEX devices_player ON devices (player);
  `,
  `
  ALTER TABLE entries ADD COLUMN elapsed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN elapsed INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE clocks (code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE, elapsed INTEGER NOT NULL) WITHOUT ROWID;
  UPDATE entries SET elapsed = (SELECT ${ranUntil('entries.at', STARTED)} FROM tables WHERE tables.code = entries.code);
  UPDATE tables SET
    elapsed = COALESCE((SELECT MAX(entries.elapsed) FROM entries WHERE entries.code = tables.code), 0),
    due = ${ranUntil('due', STARTED)}
    WHERE status != 'waiting';
  INSERT INTO clocks SELECT code, ${ranUntil(LAST_SIGN_OF_LIFE, STARTED)} FROM tables WHERE status = 'playing';
  DROP TABLE downtimes;
  `,
  `
  ALTER TABLE clocks ADD COLUMN holder TEXT NOT NULL DEFAULT '';
  ALTER TABLE clocks ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE tables ADD COLUMN sent_away TEXT;
  CREATE TABLE requests (
    player TEXT NOT NULL, id TEXT NOT NULL, code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, digest TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (player, id)
  ) WITHOUT ROWID;
  CREATE INDEX requests_code ON requests (code);
  `,
  `
  ALTER TABLE tables ADD COLUMN origin TEXT;
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
  `,
];
