export { prepareTable, type PreparedTable } from './prepared.ts';
