import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '../../apps/api/src/config.ts';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { openPool } from '../../apps/api/src/db/pool.ts';
import { examineReplica } from '../../apps/api/src/operations/doctor/way-to-replica.ts';
import { type Drill, unless } from '../drill.ts';
import { call, type Person, signIn, until } from '../scene/client.ts';
import { ask, openReplicaOf } from '../scene/postgres.ts';
import type { Product } from '../scene/product.ts';
import { createOffer, gatherPeople, type Load, type People, startLoad } from '../scene/work.ts';

const web = 2;
/** So old is what the replica answers: far older than any that works, and within what is allowed. */
const delaySeconds = 5;

export const replica: Drill = {
  name: 'replica',
  what: `a replica that is ${delaySeconds} s behind answers searches, lists and dashboards: nobody misses what they changed or were told of, and without it all goes on`,
  async run(scene) {
    const stage = await scene.open('drill_replica');
    const settings = { recovery_min_apply_delay: `${delaySeconds}s` };
    const follower = await openReplicaOf(scene.postgres, join(stage.folder, 'replica'), settings);
    if (!follower) throw new Error('the programs of the server are gone');
    const replicaUrl = follower.url('drill_replica');
    try {
      const product = await stage.startCrew({ DATABASE_REPLICA_URL: replicaUrl, WEB_PROCESSES: String(web) });
      const people = await gatherPeople(product.origin, stage.databaseUrl, 6);
      const watcher = await signIn(product.origin, 'doctor@fonendo.test');
      await untilReplicaIs(product, 'ok');
      // Whoever signed in changed something: until the replica has it, the primary answers them.
      await sleep((delaySeconds + 1) * 1000);
      const before = { ...(await readsOf(product)), statements: await statementsOf(replicaUrl) };
      const load = await work(product, people, scene.short ? 5 : 20);
      const live = await followChanges(product, stage.databaseUrl, watcher);
      const after = { ...(await readsOf(product)), statements: await statementsOf(replicaUrl) };
      const doctor = await askDoctor(stage.databaseUrl, [replicaUrl, follower.url('postgres')]);
      const away = await loseReplica(product, people, {
        ...{ lose: follower.stopAtOnce, bring: follower.start },
      });
      const hung = await loseReplica(product, people, {
        lose: async () => follower.freeze(),
        bring: async () => follower.thaw(),
      });
      const stuck = await hangReads(product, people, replicaUrl);
      const rows = await ask<{ id: string }>(stage.databaseUrl, `select id from offers where name like 'Simulacro %'`);
      const there = new Set(rows.map(({ id }) => id));
      const lost = load.written.filter((id) => !there.has(id)).length;
      const byReplica = after.replica - before.replica;
      return {
        tried: `${load.written.length} changes, each read back at once, ${live.told} told by the stream, ${load.others} reads of others in ${web} processes; the replica stopped at once and started again; frozen with its connections open; only its reads frozen`,
        acknowledged: `${byReplica} reads by the replica (${after.statements - before.statements} transactions there), ${after.primary - before.primary} by the primary`,
        found: `${load.missed} own changes missed, ${live.old} refreshes older than what they were told; stopped: ${told(away)}; frozen: ${told(hung)}; reads frozen: ${told(stuck)}`,
        problems: unless([
          [load.failed.length === 0, `requests failed: ${load.failed.join(', ')}`],
          [load.missed === 0, `${load.missed} own changes were missed`],
          [live.old === 0, `${live.old} refreshes were older than what they were told`],
          [byReplica > load.others / 2, 'most reads of others did not go to the replica'],
          [after.statements - before.statements >= byReplica, 'the replica itself knows of fewer reads'],
          [away.failed === 0, `${away.failed} reads failed without the replica`],
          [hung.failed + stuck.failed === 0, `${hung.failed + stuck.failed} reads failed while the replica hung`],
          [Math.max(hung.slowestMs, stuck.slowestMs) < 6_000, 'somebody waited six seconds for a replica that hung'],
          [
            Math.max(hung.slow, stuck.slow) <= 2 * people.doctors.length,
            'people waited again and again for a replica that hung',
          ],
          [doctor === 'ok, problem', `the doctor says ${doctor} of the replica and of another database there`],
          [lost === 0, `${lost} acknowledged writes are not there`],
        ]),
      };
    } finally {
      // Its files lie in the stage's folder.
      await follower.stop().catch(() => undefined);
      await stage.close();
    }
  },
};

/** Everybody of the hospitals writes and looks at once; doctors read all along. */
async function work(product: Product, { hospitals, doctors }: People, seconds: number) {
  const failed: string[] = [];
  const written: string[] = [];
  const ends = performance.now() + seconds * 1000;
  let missed = 0;
  let others = 0;
  const writer = async (person: Person) => {
    while (performance.now() < ends) {
      const id = randomUUID();
      const { status } = await createOffer(product.origin, person, `Simulacro ${id}`, id);
      if (status !== 201) failed.push(`write: ${status}`);
      else written.push(id);
      // Two at once: they go to different processes.
      const looks = ['', '&view=draft'].map((view) =>
        call(product.origin, 'GET', `/offers/managed?limit=25${view}`, { person }),
      );
      for (const { status: read, body } of await Promise.all(looks)) {
        if (read !== 200) failed.push(`read: ${read}`);
        else if (!(body as { items: { id: string }[] }).items.some((offer) => offer.id === id)) missed += 1;
      }
    }
  };
  const reader = async (person: Person) => {
    for (let turn = 0; performance.now() < ends; turn += 1) {
      const path = ['/offers?search=guardias', '/dashboards/doctor', '/notifications?limit=20'][turn % 3] ?? '';
      const { status } = await call(product.origin, 'GET', path, { person });
      if (status === 200) others += 1;
      else failed.push(`${path}: ${status}`);
    }
  };
  await Promise.all([...hospitals.map(writer), ...doctors.map(reader)]);
  return { failed, written, missed, others };
}

/** One device changes something; another one, whose last change is long ago, is told by the stream and reads. */
async function followChanges(product: Product, databaseUrl: string, watcher: Person) {
  const added = await ask<{ id: string }>(
    databaseUrl,
    `insert into notifications (id, user_id, at, kind, link) select gen_random_uuid(), users.id, now(), 'candidacySubmitted', '/offers'
       from users, generate_series(1, 6) where email = $1 returning id`,
    [watcher.email],
  );
  const other = { ...watcher };
  const stop = new AbortController();
  const answer = await fetch(`${product.origin}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${watcher.token}`, 'x-forwarded-for': watcher.address },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
  })().catch(() => undefined);
  const heard = () => [...text.matchAll(/id: (\S+)\nevent: standing\ndata: .*"unread":(\d+)/g)].at(-1);
  const first = await until('the stream says nothing', 10, async () => heard(), Boolean);
  const unreadAtFirst = Number(first?.[2]);
  let old = 0;
  for (const [index, { id }] of added.entries()) {
    await call(product.origin, 'POST', '/notifications/read', { person: other, body: { ids: [id] } });
    const left = unreadAtFirst - index - 1;
    const event = await until(
      'not heard',
      10,
      async () => heard(),
      (last) => Number(last?.[2]) === left,
    );
    const { body } = await call(product.origin, 'GET', '/notifications?limit=1', {
      person: { ...watcher, position: event?.[1] ?? null },
    });
    if ((body as { unread: number }).unread !== left) old += 1;
  }
  stop.abort();
  await reading;
  return { told: added.length, old };
}

type Loss = { reads: number; failed: number; slow: number; slowestMs: number; namedMs: number; backMs: number };

const told = ({ reads, failed, slow, slowestMs, namedMs, backMs }: Loss) =>
  `${reads} reads, ${failed} failed, ${slow} over a second, the slowest ${seconds(slowestMs)}, named after ${seconds(namedMs)}, at work again ${seconds(backMs)} after it was there`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Doctors read all along. */
async function loseReplica(
  product: Product,
  { doctors }: People,
  { lose, bring }: { lose: () => Promise<void>; bring: () => Promise<void> },
): Promise<Loss> {
  const took: number[] = [];
  let failed = 0;
  const reader = async (person: Person, goesOn: () => boolean) => {
    while (goesOn()) {
      const began = performance.now();
      const { status } = await call(product.origin, 'GET', '/offers?limit=20', { person });
      took.push(performance.now() - began);
      if (status !== 200) failed += 1;
    }
  };
  await using load = startLoad((goesOn) => Promise.all(doctors.map((doctor) => reader(doctor, goesOn))));
  const lost = performance.now();
  await lose();
  const namedMs = await untilReplicaIs(product, 'failed')
    .then(() => performance.now() - lost)
    .finally(() => sleep(2_000).then(bring));
  const brought = performance.now();
  await untilReplicaIs(product, 'ok');
  const { replica: before } = await readsOf(product);
  await until(
    'the replica is not read from again',
    30,
    () => readsOf(product),
    (now) => now.replica > before,
  );
  const backMs = performance.now() - brought;
  await load.stop();
  const slow = took.filter((ms) => ms > 1_000).length;
  return { reads: took.length, failed, slow, slowestMs: Math.max(...took), namedMs, backMs };
}

/** Those that answer requests stand still, also new ones, and whoever asks how far it is gets an answer. */
async function hangReads(product: Product, people: People, replicaUrl: string): Promise<Loss> {
  const frozen = new Set<number>();
  const freeze = async (goesOn: () => boolean) => {
    while (goesOn()) {
      const reading = `select pid from pg_stat_activity where application_name = 'fonendo'`;
      for (const { pid } of await ask<{ pid: number }>(replicaUrl, reading)) {
        if (!frozen.has(pid) && signal(pid, 'SIGSTOP')) frozen.add(pid);
      }
      await sleep(50);
    }
  };
  let freezing: Load | undefined;
  return loseReplica(product, people, {
    lose: async () => {
      freezing = startLoad(freeze);
    },
    // They end then: nobody is there any more.
    bring: async () => {
      await freezing?.stop();
      for (const pid of frozen) signal(pid, 'SIGCONT');
    },
  });
}

/** False if it has ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function askDoctor(databaseUrl: string, urls: readonly string[]): Promise<string> {
  const { pool, close } = await openPool({ databaseUrl, databasePoolSize: 2, dataDir: '' });
  const states: string[] = [];
  for (const url of urls) {
    const config = parseConfig({ DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: url }, '');
    states.push(...(await examineReplica(config, createDatabase(pool))).map(({ state }) => state));
  }
  await close();
  return states.join(', ');
}

/** As the processes say it, several times: each question goes to another one. */
const untilReplicaIs = (product: Product, wanted: 'ok' | 'failed') =>
  until(
    `the replica is not ${wanted}`,
    40,
    async () => {
      const answers = await Promise.all(Array.from({ length: 2 * web }, () => call(product.origin, 'GET', '/ready')));
      return answers.map(({ body }) => (body as { checks?: { replica?: string } } | null)?.checks?.replica);
    },
    (states) => states.every((state) => state === wanted),
  );

async function readsOf(product: Product) {
  const { body } = await call(product.origin, 'GET', '/metrics');
  const of = (server: string) =>
    [...String(body).matchAll(new RegExp(`^fonendo_replica_reads_total\\{.*server="${server}"\\} (\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0);
  return { replica: of('replica'), primary: of('primary') };
}

/** What the replica itself has answered. */
async function statementsOf(url: string): Promise<number> {
  // Counted a moment after they ended.
  await sleep(1_500);
  const [row] = await ask<{ n: number }>(
    url,
    'select xact_commit::int as n from pg_stat_database where datname = current_database()',
  );
  return row?.n ?? 0;
}
