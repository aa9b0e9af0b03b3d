// What whoever runs a server does with its data: move it, copy it, check it.
import type * as Data from '@maravilha/server/data';
import { accept, type Answer, type Arguments, readArguments, refuse } from './args.ts';
import { type Command, type Context, DOES_NOT_HOLD, OK } from './context.ts';
import { Progress } from './progress.ts';

type Action = (
  data: typeof Data,
  args: Arguments,
  given: (name: 'from' | 'to') => string,
  tell: Data.Tell,
  context: Context,
) => Promise<number>;

const notice = (said: string | undefined, { io }: Context): void => {
  if (said !== undefined) io.err(`${said}\n`);
};

const ACTIONS: Readonly<Record<string, { readonly act: Action; readonly needs: readonly ('from' | 'to')[]; readonly replaces?: true }>> = {
  export: {
    needs: ['from', 'to'],
    act: async (data, _, given, tell, context) => {
      const moved = await data.exportData(given('from'), given('to'), tell);
      notice(moved.notice, context);
      context.io.out(`${context.words['data.exported']({ rows: moved.rows, path: given('to') })}\n`);
      return OK;
    },
  },
  import: {
    needs: ['from', 'to'],
    replaces: true,
    act: async (data, args, given, tell, context) => {
      const moved = await data.importData(given('from'), given('to'), args.flag('replace'), tell);
      notice(moved.notice, context);
      context.io.out(`${context.words['data.imported']({ rows: moved.rows })}\n`);
      return OK;
    },
  },
  backup: {
    needs: ['from', 'to'],
    act: async (data, _, given, __, context) => {
      await data.backUp(given('from'), given('to'));
      context.io.out(`${context.words['data.backedUp']({ path: given('to') })}\n`);
      return OK;
    },
  },
  check: {
    needs: ['from'],
    act: async (data, _, given, tell, context) => {
      const { io, words, family } = context;
      const { tables, faults, unknown, digest, notice: said } = await data.checkData(given('from'), family, tell);
      notice(said, context);
      for (const fault of faults) io.out(`${words['data.fault'](fault)}\n`);
      if (unknown.length > 0) io.out(`${words['data.unknown']({ tables: unknown.join(', ') })}\n`);
      const told = { tables, faults: faults.length, digest };
      io.out(`${faults.length === 0 ? words['data.whole'](told) : words['data.faulty'](told)}\n`);
      return faults.length === 0 && said === undefined ? OK : DOES_NOT_HOLD;
    },
  },
};

const sentenceOf = ({ problem, where, detail }: Data.DataError, { words }: Context): string =>
  problem === 'no-pg-dump' ? words['data.no-pg-dump'] : words[`data.${problem}`]({ where, detail });

/** What went wrong outside of the program: a disk, a network, a database. */
const isOutside = (error: unknown): error is Error => error instanceof Error && 'code' in error && typeof error.code === 'string';

export const data: Command = async ([name = '', ...rest], context): Promise<Answer<number>> => {
  const { io, words } = context;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) return refuse(words['data.action']({ known: Object.keys(ACTIONS).join(', ') }));
  const command = `data ${name}`;
  const options = { texts: [...action.needs, 'lang'], flags: action.replaces === true ? ['replace'] : [] };
  const args = readArguments(command, rest, options, 0, words);
  if (!args.ok) return args;
  for (const need of action.needs)
    if ((args.value.text(need) ?? '') === '') return refuse(words.missingOption({ command, option: `--${need}` }));
  const progress = new Progress(io);
  const tell: Data.Tell = (done, total) =>
    progress.tell(() => (total === undefined ? words['data.lineOpen']({ done }) : words['data.line']({ done, total })));
  // Its drivers are of no use to the other commands.
  const module = await import('@maravilha/server/data');
  try {
    return accept(await action.act(module, args.value, (option) => args.value.text(option) ?? '', tell, context));
  } catch (error) {
    if (error instanceof module.DataError) return refuse(sentenceOf(error, context));
    if (error instanceof module.StartError) return refuse(error.message);
    if (isOutside(error)) return refuse(words['data.failed']({ detail: error.message }));
    throw error;
  } finally {
    progress.end();
  }
};
