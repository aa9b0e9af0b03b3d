// Time goes on between two messages of the server.
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';

const SECOND = 1000;

/** When each table was told; whoever looks later counts from there, too. */
const heard = new WeakMap<TableInfo, number>();

/** Milliseconds since the table was told, counted on while somebody is away. */
export const useSince = (info: TableInfo): number => {
  const [, tick] = useState(0);
  const told = heard.get(info) ?? Date.now();
  heard.set(info, told);
  const someone = info.seats.some(({ awayFor }) => awayFor !== undefined);
  useEffect(() => {
    if (!someone) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [someone]);
  return Date.now() - told;
};
