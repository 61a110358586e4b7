import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../apps/api/src/db/pool.ts';
import { reason } from '../../apps/api/src/startup-error.ts';
import { type Drill, unless } from '../drill.ts';
import { call, type Person } from '../scene/client.ts';
import { openPooler, type Pooler } from '../scene/pgbouncer.ts';
import { ask } from '../scene/postgres.ts';
import type { Product } from '../scene/product.ts';
import type { Scene } from '../scene/scene.ts';
import { createOffer, gatherPeople, type People, startLoad } from '../scene/work.ts';
import { logOut, mails, sendMails } from './all-cores.ts';

const web = 3;
/** Connections that are open to the pooler at once, each at work. */
const clients = 500;
/** People who use the product meanwhile, each asking anew as soon as they are answered. */
const people = 100;
/** What deploy/pgbouncer/pgbouncer.ini allows. */
const servers = 20;
const writers = 10;

export const pooler: Drill = {
  name: 'pooler',
  what: `${clients} clients share ${servers} connections of the server through PgBouncer in transaction mode: no error, migrations, jobs and announcements work`,
  async run(scene) {
    const migrated = await startOnEmpty(scene);
    if (migrated === null) return { impossible: 'PgBouncer is not installed (Debian: apt-get install pgbouncer)' };
    const stage = await scene.open('drill_pooler');
    const between = await openPooler(stage.folder, stage.databaseUrl);
    if (!between) throw new Error('PgBouncer was there a moment ago');
    try {
      const product = await stage.startCrew({
        ...{ DATABASE_URL: between.url, DATABASE_DIRECT_URL: stage.databaseUrl },
        ...{ WEB_PROCESSES: String(web), DATABASE_POOL_SIZE: '50' },
      });
      const gathered = await gatherPeople(product.origin, stage.databaseUrl, 20);
      const load = await workAtOnce(
        product,
        gathered,
        { between, databaseUrl: stage.databaseUrl },
        scene.short ? 5 : 30,
      );
      const sent = await sendMails(product, stage.databaseUrl);
      const letIn = await logOut(product);
      const rows = await ask<{ id: string }>(stage.databaseUrl, `select id from offers where name like 'Simulacro %'`);
      const there = new Set(rows.map(({ id }) => id));
      const lost = load.written.filter((id) => !there.has(id)).length;
      return {
        tried: `${clients} connections at work and ${people} people over ${web} processes for ${load.seconds.toFixed(0)} s, ${between.version}`,
        acknowledged: `${load.answers} answers to people (${Math.round(load.answers / load.seconds)} a second), ${load.written.length} of them writes; ${load.transactions} transactions of the others (${Math.round(load.transactions / load.seconds)} a second)`,
        found: `${load.most.clients} connections to the pooler, ${load.most.servers} to the server at most; errors: ${load.failed.join(', ') || 'none'}; ${sent} mails; ${migrated} migrations on an empty database`,
        problems: unless([
          [load.failed.length === 0, 'requests failed'],
          [load.most.clients >= clients, `only ${load.most.clients} connections were open at once`],
          [load.most.servers <= servers, `${load.most.servers} connections to the server`],
          [lost === 0, `${lost} acknowledged writes are not there`],
          [sent === mails, `${sent} mails instead of ${mails}`],
          [letIn === 0, `${letIn} requests were let in a second after the session had ended`],
          [migrated > 0, 'an empty database was not migrated'],
        ]),
      };
    } finally {
      await stage.close();
      await between.stop();
    }
  },
};

/** The number of migrations that a first start applied; null without a pooler. */
async function startOnEmpty(scene: Scene): Promise<number | null> {
  const stage = await scene.openEmpty('drill_pooler_empty');
  const between = await openPooler(stage.folder, stage.databaseUrl);
  try {
    if (!between) return null;
    const way = { DATABASE_URL: between.url, DATABASE_DIRECT_URL: stage.databaseUrl, DEMO: 'false' };
    const { origin } = await stage.start(way);
    const { status } = await call(origin, 'GET', '/ready');
    const counted = 'select count(*)::int n from drizzle.__drizzle_migrations';
    return status === 200 ? ((await ask<{ n: number }>(stage.databaseUrl, counted))[0]?.n ?? 0) : 0;
  } finally {
    await stage.close();
    await between?.stop();
  }
}

const words = ['guardias', 'urgencias', 'quirófano', 'residencia', 'consulta'];

type Way = { between: Pooler; databaseUrl: string };

/** Searches, dashboards and lists, each asked anew as soon as it was answered, and some who write. */
async function workAtOnce(product: Product, { hospital, doctors }: People, way: Way, seconds: number) {
  const failed: string[] = [];
  const written: string[] = [];
  const most = { clients: 0, servers: 0 };
  let answers = 0;
  let transactions = 0;
  const note = (what: string, status: number, wanted: number) => {
    if (status === wanted) answers += 1;
    else failed.push(`${what}: ${status}`);
    return status === wanted;
  };
  const read = async (person: Person, turn: number) => {
    const path = [`/offers?search=${words[turn % words.length]}`, '/dashboards/doctor', '/notifications?limit=20'][
      turn % 3
    ];
    note(path ?? '', (await call(product.origin, 'GET', path ?? '', { person })).status, 200);
  };
  const write = async () => {
    const id = randomUUID();
    const { status } = await createOffer(product.origin, hospital, `Simulacro ${id}`, id);
    if (note('write', status, 201)) written.push(id);
  };
  const work = async (number: number, goesOn: () => boolean) => {
    for (let turn = number; goesOn(); turn += 1) {
      if (number < writers) await write();
      else await read(doctors[number % doctors.length] ?? hospital, turn);
    }
  };
  const started = performance.now();
  const { between, databaseUrl } = way;
  const { pool, close } = await openPool({
    ...{ databaseUrl: between.url, databaseDirectUrl: databaseUrl, databasePoolSize: clients, dataDir: '' },
  });
  const hold = async (goesOn: () => boolean) => {
    const client = await pool.connect();
    // All of them at once, before the first one is given back.
    for (let turn = 0; goesOn() || turn === 0; turn += 1) {
      await client.query('begin');
      await client.query('select id, name from offers where salary_max > $1 order by id limit 20', [turn]);
      await client.query('select pg_notify($1, $2)', ['drill', String(turn)]);
      await client.query('commit');
      transactions += 1;
      await sleep(500);
    }
    client.release();
  };
  await using load = startLoad((goesOn) =>
    Promise.all([
      ...Array.from({ length: clients }, () => hold(goesOn).catch((error) => failed.push(reason(error)))),
      ...Array.from({ length: people }, (_, number) => work(number, goesOn)),
    ]),
  );
  while (performance.now() - started < seconds * 1000) {
    await sleep(250);
    const now = await between.count();
    most.clients = Math.max(most.clients, now.clients);
    most.servers = Math.max(most.servers, now.servers);
  }
  await load.stop();
  await close();
  return { failed, written, most, answers, transactions, seconds: (performance.now() - started) / 1000 };
}
