// A cluster as `npm run cluster` makes it: a database, a bus, nodes, and a proxy in front of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface ClusterNode {
  readonly url: string;
  /** Pages that are connected there. */
  sockets(): Promise<number>;
  /** As `kill -9`. */
  kill(): void;
}

export interface Cluster {
  readonly url: string;
  readonly nodes: readonly ClusterNode[];
  end(): Promise<void>;
}

const nodeOf = (url: string, process_: number): ClusterNode => ({
  url,
  sockets: async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^maravilha_sockets (\d+)$/m.exec(metrics)?.[1]);
  },
  kill: () => void process.kill(process_, 'SIGKILL'),
});

export const startCluster = async (count: number): Promise<Cluster> => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cluster.mjs'), '--nodes', String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const nodes: ClusterNode[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, node, id] = /^Node \d+: (\S+), process (\d+)$/.exec(line) ?? [];
    if (node !== undefined) nodes.push(nodeOf(node, Number(id)));
    const url = /^Maravilha is open at (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      nodes,
      end: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('the cluster did not start');
};
