import { type Opened, openSqlite } from './open.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/** Keeps everything in one file. */
export class SqliteStore extends SqlStore {
  readonly #opened: Opened;

  private constructor(opened: Opened) {
    super(new SqliteDriver(opened));
    this.#opened = opened;
  }

  static async open(path: string): Promise<SqliteStore> {
    return new SqliteStore(await openSqlite(path));
  }

  /** What of the file cannot be used, in a sentence. */
  get damage(): string | undefined {
    return this.#opened.damage;
  }

  /** 2: every commit waits until the disk has it. */
  get synchronous(): number {
    const [row] = this.#opened.db.prepare('PRAGMA synchronous').all();
    return typeof row === 'object' && row !== null && 'synchronous' in row ? Number(row.synchronous) : 0;
  }

  /** For tests: the file cannot grow beyond so many pages, or beyond what it has, as on a disk that is full. */
  limitPages(pages = 4_294_967_294): void {
    this.#opened.db.exec(`PRAGMA max_page_count = ${pages}`);
  }
}
