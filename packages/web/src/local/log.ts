// Where a host on a device writes its log: nobody watches over it but whoever opens the console.
import type { Log } from '@maravilha/host';

export const consoleLog: Log = {
  info: (data, message) => console.info(message, data),
  warn: (data, message) => console.warn(message, data),
  error: (data, message) => console.error(message, data),
};
