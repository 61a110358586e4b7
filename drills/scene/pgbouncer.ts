import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './client.ts';
import { ask, asServerOwner, freePort, repositoryRoot } from './postgres.ts';

export type Pooler = {
  /** The same database through the pooler. */
  url: string;
  version: string;
  /** How many are connected to it, and how many connections it has to the server. */
  count: () => Promise<{ clients: number; servers: number }>;
  stop: () => Promise<void>;
};

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);

/** PgBouncer with the file that operators are given, on ports and in a folder of its own. Null where it is not installed. */
export async function openPooler(folder: string, databaseUrl: string): Promise<Pooler | null> {
  if (!program) return null;
  const server = new URL(databaseUrl);
  const port = await freePort();
  const owner = asServerOwner();
  const own = join(folder, 'pgbouncer');
  mkdirSync(own, { recursive: true });
  const file = join(own, 'pgbouncer.ini');
  const given = readFileSync(join(repositoryRoot, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const settings: Record<string, string> = {
    fonendo: '',
    ...{ listen_port: String(port), auth_type: 'trust', admin_users: server.username },
    ...{ auth_file: join(own, 'users'), logfile: join(own, 'log'), pidfile: join(own, 'pid') },
  };
  const kept = given.split('\n').filter((line) => !((line.split(' =')[0] as string) in settings));
  const [, connectQuery] = /connect_query=('[^']+')/.exec(given) ?? [];
  const { fonendo: _database, ...others } = settings;
  const database = `${server.pathname.slice(1)} = host=127.0.0.1 port=${server.port} connect_query=${connectQuery}`;
  writeFileSync(
    file,
    [...kept.join('\n').replace('[databases]', `[databases]\n${database}`).split('\n')]
      .concat(Object.entries(others).map(([name, value]) => `${name} = ${value}`))
      .join('\n'),
  );
  writeFileSync(join(own, 'users'), `"${server.username}" ""\n`);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(own, owner.uid, owner.gid);
  // Its folder lies in one of ours, which others may pass through.
  const child = spawn(program, ['-q', file], { ...owner, cwd: own, stdio: 'ignore', env: {} });
  const ended = once(child, 'exit');
  const address = (name: string) => `postgres://${server.username}@127.0.0.1:${port}/${name}`;
  const console = <Row extends Record<string, unknown>>(command: string) => ask<Row>(address('pgbouncer'), command);
  const [{ version = '' } = {}] = await until(
    'PgBouncer does not answer',
    10,
    () => console<{ version: string }>('show version').catch(() => []),
    ({ length }) => length > 0,
  );
  return {
    url: address(server.pathname.slice(1)),
    version,
    async count() {
      const [clients, servers] = [await console<{ database: string }>('show clients'), await console('show servers')];
      return { clients: clients.filter(({ database }) => database !== 'pgbouncer').length, servers: servers.length };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
