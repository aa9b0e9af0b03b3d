export { ManualTime } from './manual-time.ts';
export { prepareTable, type PreparedTable } from './prepared.ts';
