import { expect, test } from 'vitest';
import { forRows } from '../testing/index.ts';

const check = async ([word, length]: readonly [string, number]): Promise<void> => expect(word).toHaveLength(length);

test('a row that does not hold is named, with what is wrong', async () => {
  await forRows([['two', 3]], check);
  const wrong = forRows(
    [
      ['two', 3],
      ['seven', 3],
    ],
    check,
  );
  await expect(wrong).rejects.toThrow(/^at \[ 'seven', 3 \]: expected .* length of 3 but got 5/);
});

test('no rows prove nothing', async () => {
  await expect(forRows([], () => undefined)).rejects.toThrow('no rows');
});
