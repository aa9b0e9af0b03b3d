// A copy of everything, made while a server goes on.
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { openDatabase } from '../store/driver.ts';
import { fileIn, isDatabase, nameOf } from './place.ts';
import { DataError } from './problem.ts';

/** A whole file, as after a clean end. */
const copyFile = async (from: string, to: string): Promise<void> => {
  const path = fileIn(from);
  if (!existsSync(path)) throw new DataError('no-data', from);
  const db = await openDatabase(path, true);
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
};

/** The form that `pg_restore` reads. The password goes by the environment: others can see arguments. */
const dumpDatabase = (url: string, to: string): Promise<void> => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const args = ['--format=custom', '--no-owner', '--file', to, '--dbname', address.href];
  return new Promise((resolve, reject) => {
    const child = spawn('pg_dump', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new DataError('no-pg-dump', nameOf(url)) : error));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new DataError('pg-dump-failed', nameOf(url), said.trim().split('\n').at(-1)));
    });
  });
};

/** The whole copy or none. */
export const backUp = async (from: string, to: string): Promise<void> => {
  if (existsSync(to)) throw new DataError('exists', to);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await (isDatabase(from) ? dumpDatabase(from, part) : copyFile(from, part));
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
};
