// What is said at tables.
import type { NumberedWord, Word } from '@maravilha/host';
import { readWord, wordRow } from './rows.ts';
import { all, query, run, type Work } from './work.ts';

export function* say(code: string, word: Word, keep: number): Work<{ readonly n: number; readonly known: boolean }> {
  const words = query.selectFrom('words').where('code', '=', code);
  const [known] = yield* all(words.select('n').where('player', '=', word.player).where('client', '=', word.client));
  if (known !== undefined) return { n: known.n, known: true };
  const [last] = yield* all(words.select((eb) => eb.fn.max('n').as('n')));
  const n = (last?.n ?? 0) + 1;
  yield* run(query.insertInto('words').values(wordRow(code, n, word)));
  const oldest = n - keep;
  yield* run(query.deleteFrom('words').where('code', '=', code).where('n', '<=', oldest));
  return { n, known: false };
}

export function* words(code: string, after: number): Work<readonly NumberedWord[]> {
  const rows = yield* all(query.selectFrom('words').selectAll().where('code', '=', code).where('n', '>', after).orderBy('n'));
  return rows.map(readWord);
}
