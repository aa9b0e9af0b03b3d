// Analyses that this browser has made, so that each is computed once. They have a database of their own: losing it loses nothing but time.
import { type AnalysisId, type Judgement, nameOfAnalysis, type Outline } from '@maravilha/bots/analysis';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Kept {
  readonly id: string;
  /** When it was last begun or looked at. */
  readonly used: number;
  readonly outline: Outline;
}

interface KeptJudgement extends Judgement {
  readonly id: string;
}

interface Shape extends DBSchema {
  analyses: { key: string; value: Kept; indexes: { used: number } };
  judgements: { key: [string, number, number]; value: KeptJudgement };
}

export interface KeptAnalysis {
  readonly outline: Outline;
  readonly judgements: readonly Judgement[];
}

const NAME = 'maravilha-analyses';
/** So many are kept; the one that was looked at longest ago goes first. */
const MOST = 40;

const ofOne = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

export class AnalysisStore {
  readonly #db: IDBPDatabase<Shape>;

  private constructor(db: IDBPDatabase<Shape>) {
    this.#db = db;
  }

  /** Fails where the browser keeps nothing. */
  static async open(): Promise<AnalysisStore> {
    const db = await openDB<Shape>(NAME, 1, {
      upgrade: (made) => {
        made.createObjectStore('analyses', { keyPath: 'id' }).createIndex('used', 'used');
        made.createObjectStore('judgements', { keyPath: ['id', 'moment', 'seat'] });
      },
      // A page of a newer version wants to change it: this one goes on without.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return new AnalysisStore(db);
  }

  async read(of: AnalysisId): Promise<KeptAnalysis | undefined> {
    const id = nameOfAnalysis(of);
    const change = this.#db.transaction(['analyses', 'judgements'], 'readwrite');
    const kept = await change.objectStore('analyses').get(id);
    if (kept === undefined) return undefined;
    await change.objectStore('analyses').put({ ...kept, used: Date.now() });
    const judgements = await change.objectStore('judgements').getAll(ofOne(id));
    await change.done;
    return { outline: kept.outline, judgements: judgements.map(({ moment, seat, decisions }) => ({ moment, seat, decisions })) };
  }

  async begin(of: AnalysisId, outline: Outline): Promise<void> {
    const change = this.#db.transaction(['analyses', 'judgements'], 'readwrite');
    const analyses = change.objectStore('analyses');
    await analyses.put({ id: nameOfAnalysis(of), used: Date.now(), outline });
    const ids = await analyses.index('used').getAllKeys();
    for (const old of ids.slice(0, Math.max(0, ids.length - MOST))) {
      await analyses.delete(old);
      await change.objectStore('judgements').delete(ofOne(old));
    }
    await change.done;
  }

  async keep(of: AnalysisId, judgement: Judgement): Promise<void> {
    await this.#db.put('judgements', { ...judgement, id: nameOfAnalysis(of) });
  }

  close(): void {
    this.#db.close();
  }
}
