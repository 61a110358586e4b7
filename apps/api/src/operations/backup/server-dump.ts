import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../startup-error.ts';

/** PostgreSQL's own tools, with everything about the connection in their environment: arguments are seen by everybody. */
async function runTool(tool: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...connectionOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = text(child.stderr);
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartupError(
      `${tool} was not found. Install the client programs of PostgreSQL, of the server's version or later (Debian: apt-get install postgresql-client).`,
    );
  });
  if (code === 0) return;
  const first = (await words).split('\n').find((line) => /error/i.test(line)) ?? `it ended with ${code}`;
  throw new StartupError(`${tool} failed: ${first.replace(/^\w+: error: /, '')}`);
}

/** Compressed, and only what the snapshot shows: rows that come meanwhile are in the next backup. */
export const dumpServer = (databaseUrl: string, file: string, snapshot: string): Promise<void> =>
  runTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`],
    databaseUrl,
  );

/** All of it or nothing. */
export const loadServer = (databaseUrl: string, file: string): Promise<void> =>
  runTool(
    'pg_restore',
    // The schema that every database has is in the dump as well.
    [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${nameOf(databaseUrl)}`,
      file,
    ],
    databaseUrl,
  );

const nameOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  const settings = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameOf(databaseUrl),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}
