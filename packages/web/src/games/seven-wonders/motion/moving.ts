// Motion comes after the table: it is fetched once the table stands. Until then, and if it cannot be fetched, nothing moves.
import type * as motion from './motion.ts';

let part: typeof motion | undefined;

export const fetchMotion = async (): Promise<void> => {
  part ??= await import('./motion.ts');
};

export const motionPart = (): typeof motion | undefined => part;
