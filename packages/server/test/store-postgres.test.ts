import { storeContract } from '@maravilha/host/testing';
import { describe, test } from 'vitest';
import { freshDatabase, openPostgres } from './kit/postgres.ts';
import { sessionContract } from './session-contract.ts';

const openAnew = async () => {
  const url = await freshDatabase();
  let store = await openPostgres(url);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openPostgres(url);
      return store;
    },
  };
};

describe('postgres', () => storeContract({ test }, openAnew));
sessionContract('postgres', openAnew);
