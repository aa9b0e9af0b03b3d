import { test } from 'vitest';
import { ManualTime } from '../testing/manual-time.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { storeContract } from '../testing/store-contract.ts';

storeContract({ test }, async () => {
  const store = new MemoryStore(new ManualTime());
  return { store, reopen: async () => store.copy() };
});
