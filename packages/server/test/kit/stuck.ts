// A process whose server never comes to its end.
import { endOnSignals } from '../../src/ending.ts';

endOnSignals(() => ({ close: () => new Promise(() => undefined) }));
setInterval(() => undefined, 1000);
process.stdout.write('stuck\n');
