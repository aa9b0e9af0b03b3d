import { test } from 'vitest';
import { MemoryStore } from '../testing/memory-store.ts';
import { storeContract } from '../testing/store-contract.ts';

storeContract({ test }, async () => {
  const store = new MemoryStore();
  return { store, reopen: async () => store.copy() };
});
