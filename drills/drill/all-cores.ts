import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Drill, unless } from '../drill.ts';
import { type Person, signIn, until } from '../scene/client.ts';
import { ask } from '../scene/postgres.ts';
import type { Product } from '../scene/product.ts';

const web = 2;
const told = 6;
export const mails = 5;
/** Longer than the supervisor gives its processes. */
const endLimitMs = 30_000;

export const allCores: Drill = {
  name: 'all-cores',
  what: 'npm start with several processes: all answer, one that dies comes back, streams and sessions follow every process, jobs run once',
  async run({ open }) {
    const stage = await open('drill_cores');
    try {
      const product = await stage.startCrew({ WEB_PROCESSES: String(web) });
      const pids = () => processesOf(product.output());
      await until(
        'not all are up',
        60,
        async () => pids(),
        ({ listening, jobs }) => listening.length === web && jobs.length === 1,
      );
      const answered = await answeringPids(product);
      const heard = await hearAcross(product, stage.databaseUrl);
      const sent = await sendMails(product, stage.databaseUrl);
      const letIn = await logOut(product);
      const back = await killOne(product, pids().listening[0] ?? 0);
      const all = [...pids().listening, ...pids().jobs];
      const started = performance.now();
      const how = await product.end('SIGTERM');
      const endedMs = performance.now() - started;
      const stopped = linesOf(product.output()).filter(({ msg }) => msg === 'stopped').length;
      const messages = product.output().match(/Fonendo is ready/g)?.length ?? 0;
      return {
        tried: `${web} processes behind one port and one for jobs; ${told} changes, ${mails} mails, one process killed`,
        acknowledged: `${answered.size} processes answered, ${heard.changed.size} of them made the changes`,
        found: `${heard.late} changes not heard, ${sent} mails, ${back.failed} of ${back.asked} requests failed after the kill, ended with ${how} after ${(endedMs / 1000).toFixed(1)} s`,
        problems: unless([
          [answered.size === web, 'not every process answers'],
          [heard.late === 0, 'a stream did not hear a change'],
          [
            heard.streaming.size === web && heard.changed.size === web,
            'streams and changes were not in both processes',
          ],
          [letIn === 0, `${letIn} requests were let in a second after the session had ended`],
          [sent === mails, `${sent} mails instead of ${mails}`],
          [back.failed === 0, 'requests failed while one process was away'],
          [how === 0 && endedMs < endLimitMs, 'the end was not clean'],
          [stopped === web + 1, `${stopped} processes closed what they had open`],
          [all.every((pid) => !isAlive(pid)), 'a process was left behind'],
          [messages === 1, `the start message came ${messages} times`],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};

type Line = { pid?: number; path?: string; msg?: string };

/** What is no whole line yet, or no line of the log, is passed over. */
const linesOf = (output: string): Line[] =>
  output.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });

function processesOf(output: string): { listening: number[]; jobs: number[] } {
  const saying = (text: string) => linesOf(output).flatMap(({ msg, pid }) => (msg === text && pid ? [pid] : []));
  return { listening: saying('listening'), jobs: saying('working on jobs') };
}

/** Who has answered this path so far. */
const pidsAt = (product: Product, wanted: string): Set<number> =>
  new Set(linesOf(product.output()).flatMap(({ path, pid }) => (path === wanted && pid ? [pid] : [])));

/** Each on a connection of its own: connections go to the processes in turn. */
async function askOnce(product: Product, path: string, person?: Person, body?: unknown): Promise<IncomingMessage> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const asked = request(`${product.origin}/api${path}`, {
    agent: false,
    method: sent === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'close',
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(person && { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address }),
    },
  });
  asked.end(sent);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

async function statusOf(answer: Promise<IncomingMessage>): Promise<number> {
  try {
    const { statusCode = 0 } = (await answer).resume();
    return statusCode;
  } catch {
    return 0;
  }
}

async function answeringPids(product: Product): Promise<Set<number>> {
  for (let turn = 0; turn < 4 * web; turn += 1) await statusOf(askOnce(product, '/settings/about'));
  return until(
    'not every process answered',
    20,
    async () => pidsAt(product, '/api/settings/about'),
    ({ size }) => size >= web,
  );
}

/** Streams in both processes, and changes made by both: each stream has to hear each of them. */
async function hearAcross(product: Product, databaseUrl: string) {
  const doctor = await signIn(product.origin, 'doctor@fonendo.test');
  const added = await ask<{ id: string }>(
    databaseUrl,
    `insert into notifications (id, user_id, at, kind, link) select gen_random_uuid(), users.id, now(), 'candidacySubmitted', '/offers'
       from users, generate_series(1, ${told}) where email = $1 returning id`,
    [doctor.email],
  );
  const streams = await Promise.all(Array.from({ length: web }, () => openStream(product, doctor)));
  const atFirst = await until(
    'a stream says nothing',
    20,
    async () => streams.map(({ unread }) => unread()),
    (seen) => !seen.includes(null),
  );
  let late = 0;
  for (const [index, { id }] of added.entries()) {
    await statusOf(askOnce(product, '/notifications/read', doctor, { ids: [id] }));
    const left = (atFirst[0] ?? 0) - index - 1;
    const isThere = async () => streams.every(({ unread }) => unread() === left);
    // Sooner than a stream asks by itself.
    await until('not heard', 10, isThere, Boolean).catch(() => (late += 1));
  }
  for (const { end } of streams) end();
  const streaming = await until(
    'no stream was logged',
    20,
    async () => pidsAt(product, '/api/notifications/stream'),
    ({ size }) => size >= web,
  ).catch(() => new Set<number>());
  return { late, streaming, changed: pidsAt(product, '/api/notifications/read') };
}

async function openStream(product: Product, person: Person) {
  const answer = await askOnce(product, '/notifications/stream', person);
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('error', () => undefined);
  const unread = () => {
    const last = [...text.matchAll(/"unread":(\d+)/g)].at(-1)?.[1];
    return last === undefined ? null : Number(last);
  };
  return { unread, end: () => answer.destroy() };
}

/** Mails that several processes ask for, and how many of them came. */
export async function sendMails(product: Product, databaseUrl: string): Promise<number> {
  const people = await ask<{ email: string }>(
    databaseUrl,
    `select email from users where verified_at is not null and blocked_at is null and deleted_at is null order by email limit ${mails}`,
  );
  const emails = people.map(({ email }) => email);
  await ask(databaseUrl, 'delete from mailbox');
  for (const [index, email] of emails.entries()) {
    const person = { email, token: '', address: `203.0.113.${index + 1}` };
    await statusOf(askOnce(product, `/auth/forgot-password/?email=${encodeURIComponent(email)}`, person));
  }
  const count = (table: string, where: string) => async () =>
    (await ask<{ n: number }>(databaseUrl, `select count(*)::int n from ${table} where ${where}`))[0]?.n ?? 0;
  const waiting = count('pgboss.job', `name in ('mail', 'urgent-mail') and state < 'completed'`);
  const arrived = count('mailbox', 'true');
  await until(
    'mails are still on their way',
    60,
    async () => [await waiting(), await arrived()],
    ([left = 1, come = 0]) => left === 0 && come >= mails,
  ).catch(() => undefined);
  return arrived();
}

/** Every process has met the session before it ends in one of them. Answers with how often it was let in afterwards. */
export async function logOut(product: Product): Promise<number> {
  const person = await signIn(product.origin, 'recruiter@fonendo.test');
  const askAll = async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 4 * web; turn += 1) {
      statuses.push(await statusOf(askOnce(product, '/auth/session', person)));
    }
    return statuses;
  };
  const before = await askAll();
  const ended = await statusOf(askOnce(product, '/auth/logout', person, {}));
  if (before.some((status) => status !== 200) || ended !== 204) throw new Error(`not signed in, or not out: ${ended}`);
  await sleep(1_000);
  return (await askAll()).filter((status) => status !== 401).length;
}

/** New connections go to those that are there; the one that died is back soon. */
async function killOne(product: Product, pid: number): Promise<{ asked: number; failed: number }> {
  process.kill(pid, 'SIGKILL');
  await until(
    'it did not die',
    10,
    async () => isAlive(pid),
    (alive) => !alive,
  );
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) statuses.push(await statusOf(askOnce(product, '/settings/about')));
  await until(
    'it did not come back',
    60,
    async () => processesOf(product.output()).listening.length,
    (up) => up > web,
  );
  return { asked: statuses.length, failed: statuses.filter((status) => status !== 200).length };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
