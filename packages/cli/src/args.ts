import { parseArgs } from 'node:util';
import type { Result } from '@maravilha/kernel';
import type { CliWords } from '@maravilha/words/cli';

/** A sentence for the person who typed the command, in that person's language. */
export type Complaint = string;
export type Answer<T> = Result<T, Complaint>;

export const refuse = (complaint: Complaint): { readonly ok: false; readonly error: Complaint } => ({ ok: false, error: complaint });
export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The options of a command: those that take a value, and those that do not. */
export interface OptionNames {
  readonly texts: readonly string[];
  readonly flags?: readonly string[];
}

export interface Arguments {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
}

/** Reads the arguments of a command by its list of options; the first thing that does not fit is the complaint. */
export const readArguments = (
  command: string,
  argv: readonly string[],
  { texts: textNames, flags: flagNames = [] }: OptionNames,
  most: number,
  words: CliWords,
): Answer<Arguments> => {
  const options = Object.fromEntries([
    ...textNames.map((name) => [name, { type: 'string' }] as const),
    ...flagNames.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  // Not strict, because the messages of a strict parser are neither short nor in the person's language.
  const { tokens, positionals } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = token.rawName;
    const isFlag = flagNames.includes(token.name);
    if (!isFlag && !textNames.includes(token.name)) return refuse(words.unknownOption({ command, option }));
    if (texts.has(token.name) || flags.has(token.name)) return refuse(words.optionTwice({ option }));
    if (isFlag) {
      if (token.value !== undefined) return refuse(words.optionWithValue({ option }));
      flags.add(token.name);
    } else {
      if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
        return refuse(words.optionWithoutValue({ option }));
      }
      texts.set(token.name, token.value);
    }
  }
  const surplus = positionals[most];
  if (surplus !== undefined) return refuse(words.surplusArgument({ argument: surplus }));
  return accept({ positionals, text: (name) => texts.get(name), flag: (name) => flags.has(name) });
};

/** A whole number from `from` to `to`, written in decimal digits alone. */
export const readNumber = (args: Arguments, name: string, fallback: number, from: number, to: number, words: CliWords): Answer<number> => {
  const value = args.text(name);
  if (value === undefined) return accept(fallback);
  const number = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  return number >= from && number <= to ? accept(number) : refuse(words.badNumber({ option: `--${name}`, value, from, to }));
};

export const readJson = (text: string, where: string, words: CliWords): Answer<unknown> => {
  try {
    return accept(JSON.parse(text) as unknown);
  } catch (error) {
    return refuse(words.badJson({ where, detail: error instanceof Error ? error.message : String(error) }));
  }
};
