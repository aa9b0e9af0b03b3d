// What a process that works for another does: the plan comes first, then one number after the other.
import type { FromWorker, ToWorker } from './crew.ts';

export const work = <Plan, Made>(begin: (plan: Plan) => Promise<(n: number) => Made>): void => {
  let make: Promise<(n: number) => Made> | undefined;

  const answer = async (message: ToWorker<Plan>): Promise<FromWorker<Made> | undefined> => {
    if ('plan' in message) {
      make = begin(message.plan);
      return undefined;
    }
    if (make === undefined) throw new Error('a number came before there was a plan');
    return { made: (await make)(message.n) };
  };

  const reply = async (message: ToWorker<Plan>): Promise<void> => {
    let said: FromWorker<Made> | undefined;
    try {
      said = await answer(message);
    } catch (error) {
      said = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    if (said !== undefined) process.send?.(said);
  };

  process.on('message', (message: ToWorker<Plan>) => void reply(message));

  // An interrupt from the keyboard reaches every process; the one that asked decides what becomes of them.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
};
