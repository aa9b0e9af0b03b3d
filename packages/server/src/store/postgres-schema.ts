// As in SQLite (schema.ts), so that both share their queries. Plain SQL for whatever speaks PostgreSQL's: no sequences, and keys that spread.
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL);
  CREATE TABLE sessions (id_hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), seen_at BIGINT NOT NULL);
  CREATE INDEX sessions_player ON sessions (player);
  CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY, player TEXT NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE, until BIGINT NOT NULL
  );
  CREATE TABLE tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, owner TEXT, seed TEXT, next TEXT, next_by TEXT,
    created_at BIGINT NOT NULL, started_at BIGINT, touched_at BIGINT NOT NULL, version INTEGER NOT NULL,
    length INTEGER NOT NULL, pending INTEGER NOT NULL, held INTEGER NOT NULL, wake INTEGER NOT NULL,
    elapsed BIGINT NOT NULL, due BIGINT, brief TEXT, seen_at BIGINT NOT NULL
  );
  CREATE INDEX tables_open ON tables (created_at) WHERE status = 'waiting' AND listed = 1;
  CREATE INDEX tables_wake ON tables (code) WHERE wake = 1;
  CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL, player TEXT, level TEXT,
    ready INTEGER NOT NULL, PRIMARY KEY (code, seat)
  );
  CREATE INDEX seats_player ON seats (player) WHERE player IS NOT NULL;
  CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, n INTEGER NOT NULL, at BIGINT NOT NULL, elapsed BIGINT NOT NULL,
    seat INTEGER NOT NULL, kind TEXT NOT NULL, move TEXT, client TEXT, PRIMARY KEY (code, n)
  );
  CREATE UNIQUE INDEX entries_client ON entries (code, seat, client) WHERE client IS NOT NULL;
  CREATE TABLE words (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, n INTEGER NOT NULL, at BIGINT NOT NULL, player TEXT NOT NULL,
    name TEXT NOT NULL, seat INTEGER, audience TEXT NOT NULL, body TEXT NOT NULL, client TEXT NOT NULL, PRIMARY KEY (code, n)
  );
  CREATE UNIQUE INDEX words_client ON words (code, player, client);
  CREATE TABLE clocks (
    code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE, elapsed BIGINT NOT NULL, holder TEXT NOT NULL, until BIGINT NOT NULL
  );
  `,
  `
  ALTER TABLE tables ADD COLUMN sent_away TEXT;
  CREATE TABLE requests (
    player TEXT NOT NULL, id TEXT NOT NULL, code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE, digest TEXT NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (player, id)
  );
  CREATE INDEX requests_code ON requests (code);
  `,
  `
  ALTER TABLE tables ADD COLUMN origin TEXT;
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
  `,
];
