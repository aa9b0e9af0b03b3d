import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DRAWINGS, SYMBOL_IDS } from '../src/symbols/drawings.ts';

const FOLDER = new URL('../src/symbols/', import.meta.url);

test('every drawing of every table is the one that its name stands for: no table takes a name of another', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && file !== 'drawings.ts');
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, FOLDER).href)) as Readonly<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((table): table is Readonly<Record<string, string>> => typeof table === 'object' && !Array.isArray(table)),
  );
  const drawn = tables.flatMap((table) => Object.entries(table)).filter(([, drawing]) => drawing.startsWith('<'));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter(([id, drawing]) => (DRAWINGS as Readonly<Record<string, string>>)[id] !== drawing)).toEqual([]);
  expect(drawn.map(([id]) => id).toSorted()).toEqual([...SYMBOL_IDS].toSorted());
});
