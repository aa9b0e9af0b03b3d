import { readFileSync } from 'node:fs';

/** As whom servers run that refuse to do so as root: the first of these users that there is. For anybody but root nothing changes. */
export const unprivileged = (...names) => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = names.map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error(`There is no user ${names.map((name) => `\`${name}\``).join(' or ')} as whom to run a server.`);
  return { uid: Number(user[2]), gid: Number(user[3]) };
};
