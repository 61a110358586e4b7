import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildPdf } from '../apps/api/src/testing/files/pdf-files.ts';
import { type Person, signInAll } from './scene/client.ts';
import { ask } from './scene/postgres.ts';
import { openFiles, type Product } from './scene/product.ts';
import { openScene, type Stage } from './scene/scene.ts';
import { choose, habitsOf, type Kind } from './soak/habits.ts';

/** `npm run soak -- [--minutes 10] [--people 300]`: a working day of many people in a few minutes, on this machine only. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, people: { type: 'string', default: '300' } },
});
const minutes = Math.min(30, Number(values.minutes));
const count = Math.min(1_000, Number(values.people));
const thinkMs = { least: 1_000, most: 5_000 };
/** The process has met every kind of work by then, and its memory has found its size. */
const warmUpShare = 0.3;
const growthBar = 1.1;

const folder = await mkdtemp(join(tmpdir(), 'fonendo-soak-'));
await chmod(folder, 0o711);
let problems: string[] = [];
try {
  const scene = await openScene(folder, false);
  if (!scene) throw new Error('No PostgreSQL server was found. Install it (Debian: apt-get install postgresql).');
  try {
    const stage = await scene.open('soak');
    try {
      problems = await soak(stage);
    } finally {
      await stage.close();
    }
  } finally {
    await scene.postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(`PROBLEM ${problem}`);
console.log(`\n${problems.length === 0 ? 1 : 0} passed, ${problems.length === 0 ? 0 : 1} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;

type Tally = { answers: number; refused: Map<number, number>; milliseconds: number[] };

async function soak(stage: Stage): Promise<string[]> {
  const product = await stage.start();
  const people = await gather(product.origin, stage.databaseUrl);
  const habits = habitsOf(await buildPdf());
  const tallies = new Map<string, Tally>();
  const end = performance.now() + minutes * 60_000;

  const live = async ({ person, kind }: { person: Person; kind: Kind }) => {
    await sleep(Math.random() * thinkMs.most);
    while (performance.now() < end && product.isRunning()) {
      const habit = choose(habits[kind]);
      const started = performance.now();
      const status = await habit.act(product.origin, person);
      note(tallies, habit.name, status, performance.now() - started);
      await sleep(thinkMs.least + Math.random() * (thinkMs.most - thinkMs.least));
    }
  };
  const memory = watchMemory(product, end);
  await Promise.all(people.map(live));
  const samples = await memory;
  // What people left behind has a moment to be closed.
  await sleep(3_000);
  return report(tallies, samples, product.isRunning() ? await openFiles(product.pid) : null, people.length);
}

async function gather(origin: string, databaseUrl: string): Promise<{ person: Person; kind: Kind }[]> {
  const rows = await ask<{ email: string; kind: Kind }>(
    databaseUrl,
    `select email, case when policy_groups && '{superadmin,admin}' then 'administrator'
       when policy_groups && '{hospital,recruiter}' then 'hospital' else 'doctor' end as kind
     from users where deleted_at is null and blocked_at is null and verified_at is not null order by email`,
  );
  const chosen = Array.from({ length: count }, (_, index) => rows[index % rows.length]).filter(
    (row) => row !== undefined,
  );
  const signedIn = await signInAll(
    origin,
    chosen.map(({ email }) => email),
  );
  return signedIn.map((person, index) => ({ person, kind: chosen[index]?.kind ?? 'doctor' }));
}

function note(tallies: Map<string, Tally>, name: string, status: number, milliseconds: number): void {
  const tally: Tally = tallies.get(name) ?? { answers: 0, refused: new Map(), milliseconds: [] };
  tallies.set(name, tally);
  tally.answers += 1;
  tally.milliseconds.push(milliseconds);
  if (status < 200 || status >= 300) tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
}

async function watchMemory({ pid, isRunning }: Product, end: number): Promise<number[]> {
  const samples: number[] = [];
  while (performance.now() < end && isRunning()) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    if (kilobytes) samples.push(Math.round(Number(kilobytes) / 1024));
    await sleep(2_000);
  }
  return samples;
}

function middle(numbers: readonly number[], share = 0.5): number {
  return numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length * share)] ?? 0;
}

function report(
  tallies: Map<string, Tally>,
  memory: readonly number[],
  open: string[] | null,
  people: number,
): string[] {
  console.log(`${people} people, ${minutes} minutes\n`);
  let answers = 0;
  const broken: string[] = [];
  for (const [name, tally] of [...tallies].toSorted(([one], [two]) => one.localeCompare(two))) {
    answers += tally.answers;
    const refused = [...tally.refused].map(([status, times]) => `${status} ${times} times`).join(', ');
    const times = `${middle(tally.milliseconds).toFixed(0)} ms, 95 of 100 within ${middle(tally.milliseconds, 0.95).toFixed(0)}`;
    console.log(`  ${name.padEnd(32)} ${String(tally.answers).padStart(6)}  ${times}${refused && `  (${refused})`}`);
    if ([...tally.refused.keys()].some((status) => status === 0 || status >= 500)) broken.push(`${name}: ${refused}`);
  }
  const warm = memory.slice(Math.floor(memory.length * warmUpShare));
  const [early, late] = [warm.slice(0, Math.ceil(warm.length / 4)), warm.slice(-Math.ceil(warm.length / 4))].map(
    (part) => middle(part),
  );
  console.log(
    `\n  ${answers} answers; memory ${early} MB after warming up, ${late} MB at the end, ${Math.max(...memory)} MB at most`,
  );
  console.log(`  files still open: ${open?.length ?? 'the process ended'}`);
  return [
    ...broken,
    ...((late ?? 0) > (early ?? 0) * growthBar ? [`memory grew from ${early} to ${late} MB`] : []),
    ...(open === null ? ['the process ended'] : []),
    ...(open && open.length > 2 ? [`files still open: ${open.slice(0, 5).join(', ')}`] : []),
  ];
}
