export { Client, type Faults, type Fault, type Held, type OpenWire, type WireEvents, type Wire } from './client.ts';
export { hostSuite } from './host-suite.ts';
export { ManualTime } from './manual-time.ts';
export { MemoryStore } from './memory-store.ts';
export { familyWith, type Logged, memoryLog, quickBots, seedOf } from './parts.ts';
export { isAwaited, isOver, playOnce, playOut } from './play.ts';
export { prepareTable, type PreparedTable } from './prepared.ts';
export { storeContract, type StoreUnderTest } from './store-contract.ts';
export type { Suite } from './suite.ts';
