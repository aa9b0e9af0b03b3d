// A loader for Node: TypeScript as it is, with its types taken away.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

export const load = async (url, context, next) => {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = await transform(path, await readFile(path, 'utf8'), { sourcemap: true });
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const lines = Buffer.from(JSON.stringify(map)).toString('base64');
  return { format: 'module', shortCircuit: true, source: `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}` };
};
