// Appends to a table for as long as it lives, three entries at a time, and tells of each time that was answered.
import { IndexedStore } from '../../src/local/indexed-store.ts';
import { playing, threeFrom } from './stored.ts';

const store = await IndexedStore.open(self.name, { lost: () => undefined });
for (let length = 0; ; length += 3) {
  const written = await store.append('AAAAAA', length, threeFrom(length), playing);
  if (written !== 'done') throw new Error(`appending at ${length}: ${written}`);
  postMessage(length + 3);
}
