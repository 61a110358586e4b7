import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export type Postgres = {
  port: number;
  url: (database: string) => string;
  /** An empty database, or a copy of another one that nobody is using. */
  createDatabase: (name: string, template?: string) => Promise<string>;
  /** As a crash of the server would: nobody is asked to finish. */
  stopAtOnce: () => Promise<void>;
  /** Its processes end as if somebody had pulled the plug: nothing is written any more. */
  kill: () => void;
  /** They stand still, keep their connections and say nothing, until they go on. */
  freeze: () => void;
  thaw: () => void;
  /** A replica that no longer follows anybody becomes a primary. */
  promote: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A PostgreSQL server of our own in a folder that goes with it, with other settings as well. Null where the machine has none. */
export const openPostgres = (folder: string, others: Record<string, string> = {}): Promise<Postgres | null> =>
  openServer(folder, others, (as, data) =>
    as('initdb', ['-D', data, '-U', 'fonendo', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']),
  );

/** A replica that follows it by streaming, under a name by which a primary can wait for it. */
export const openReplicaOf = (
  primary: Postgres,
  folder: string,
  others: Record<string, string> = {},
): Promise<Postgres | null> =>
  openServer(folder, others, async (as, data) => {
    const from = `host=127.0.0.1 port=${primary.port} user=fonendo application_name=replica`;
    await as('pg_basebackup', ['-D', data, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  });

type As = (program: string, args: readonly string[]) => Promise<unknown>;

async function openServer(
  folder: string,
  others: Record<string, string>,
  make: (as: As, data: string) => Promise<unknown>,
): Promise<Postgres | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const data = join(folder, 'postgres');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const owner = serverOwner();
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(data, owner.uid, owner.gid);
  }
  const as = (program: string, args: readonly string[]) =>
    run(join(programs, program), [...args], { ...(owner && { uid: owner.uid, gid: owner.gid }), cwd: folder, env: {} });

  await make(as, data);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: "''",
    max_connections: '200',
    // A stopped server keeps what it wrote; only a power cut would lose it, and none is rehearsed here.
    fsync: 'off',
    ...others,
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const start = async () => {
    await as('pg_ctl', ['-D', data, '-l', join(folder, 'postgres.log'), '-w', '-t', '60', '-o', options, 'start']);
  };
  const stop = async (mode: 'fast' | 'immediate') => {
    await as('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);
  };
  /** To all of them, as with the machine: the first one alone would leave the others to end in order. */
  const signal = (name: NodeJS.Signals) => {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
    for (const pid of [first, ...others.map(Number)]) process.kill(pid, name);
  };
  await start();
  const url = (database: string) => `postgres://fonendo@127.0.0.1:${port}/${database}`;

  return {
    ...{ port, url },
    async createDatabase(name, template) {
      await ask(url('postgres'), `create database ${name} ${template ? `template ${template}` : ''}`);
      return url(name);
    },
    stopAtOnce: () => stop('immediate'),
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async promote() {
      await as('pg_ctl', ['-D', data, '-w', 'promote']);
    },
    start,
    stop: () => stop('fast'),
  };
}

/** One question on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Programs of the server refuse to run as root; Debian brings a user for them. */
export const asServerOwner = (): { uid?: number; gid?: number } => serverOwner() ?? {};

function findPrograms(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...folders, ...onPath].find((folder) => folder !== '' && existsSync(join(folder, 'pg_ctl')));
}

function serverOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

export const repositoryRoot = dirname(dirname(import.meta.dirname));
