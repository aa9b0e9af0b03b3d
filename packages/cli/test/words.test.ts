import { CLI_WORDS } from '@maravilha/words/cli';
import { describe, expect, test } from 'vitest';

type Message = string | ((parts: Record<string, string>) => string);

/** The text with its parts filled in by their names, and the names that were asked for. */
const spoken = (message: Message): { text: string; parts: readonly string[] } => {
  if (typeof message === 'string') return { text: message, parts: [] };
  const asked = new Set<string>();
  const parts = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return `<${String(name)}>`;
      },
    },
  );
  return { text: message(parts), parts: [...asked].sort() };
};

const optionsIn = (text: string): readonly string[] => text.match(/--[a-z]+/g) ?? [];

describe('words of the command line', () => {
  const portuguese = CLI_WORDS['pt-BR'] as unknown as Record<string, Message>;
  test('every message is said in both languages, with the same parts', () => {
    for (const [key, message] of Object.entries(CLI_WORDS.en as unknown as Record<string, Message>)) {
      const here = spoken(message);
      const there = spoken(portuguese[key]!);
      expect(here.text.trim(), key).not.toBe('');
      expect(there.text.trim(), key).not.toBe('');
      expect(there.parts, key).toEqual(here.parts);
    }
  });

  test('the usage names the same options in both languages', () => {
    expect(optionsIn(CLI_WORDS['pt-BR'].usage)).toEqual(optionsIn(CLI_WORDS.en.usage));
  });
});
