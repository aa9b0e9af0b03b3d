// For whoever looks after the data: to move it, to copy it, to check it.
export { StartError } from '../start-error.ts';
export { backUp } from './backup.ts';
export { type Checked, checkData, type Fault } from './check.ts';
export { exportData, importData, type Moved, type Tell } from './copy.ts';
export { DataError, type Problem } from './problem.ts';
