import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuild } from '../scripts/web-build.ts';
import { whyFalse } from './scan/false-findings.ts';
import { type Gate, openGate } from './scan/gate.ts';
import { versionOf } from './scan/scanner.ts';
import { runSqlmap } from './scan/sqlmap.ts';
import { type CallerKind, findTargets, type Target } from './scan/targets.ts';
import { runWapiti } from './scan/wapiti.ts';
import { inTurns, signIn } from './scene/client.ts';
import { repositoryRoot } from './scene/postgres.ts';
import { openScene, type Stage } from './scene/scene.ts';

/**
 * `npm run scan -- [requests] [sqlmap] [wapiti] [--only /offers] [--level 2] [--seconds 60]`: foreign scanners against the product, on this machine
 * only, with its demo data on a PostgreSQL server of its own.
 */
const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** What sqlmap calls level and risk, and how long each module of wapiti may take. */
    level: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
  },
  allowPositionals: true,
});
const asked = (name: string) => positionals.length === 0 || positionals.includes(name);
const level = Math.min(3, Number(values.level));
const secondsEach = Number(values.seconds);
/** No address and no caller takes longer. */
const limits = { sqlmap: 300, wapiti: 1_200 };
const problems: string[] = [];
const absent: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'fonendo-scan-'));
await chmod(folder, 0o711);
try {
  if (asked('requests')) sendDescribedRequests();
  const programs = ['sqlmap', 'wapiti'].filter(asked);
  const present = [];
  for (const program of programs) {
    const version = await versionOf(program, folder);
    if (version) present.push(program);
    else absent.push(program);
    console.log(
      version ? `${program} ${version}` : `NOT SCANNED: ${program} is not installed (apt-get install ${program})`,
    );
  }
  if (present.length > 0) await scan(present);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(`PROBLEM ${problem}`);
console.log(`\n${problems.length} problems${absent.length > 0 ? `; NOT SCANNED with ${absent.join(', ')}` : ''}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The test that makes requests from the document, with as many as it has ideas for. */
function sendDescribedRequests(): void {
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'api*', 'apps/api/src/whole-api/described.test.ts', '--reporter=dot'],
    { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, REQUESTS_EACH: '400' } },
  );
  if (status !== 0) problems.push('requests made from the document were not answered as it says');
}

async function scan(programs: readonly string[]): Promise<void> {
  if (programs.includes('wapiti')) await ensureWebBuild();
  const scene = await openScene(folder, false);
  if (!scene) throw new Error('No PostgreSQL server was found. Install it (Debian: apt-get install postgresql).');
  try {
    const stage = await scene.open('scan');
    try {
      await scanStage(stage, programs);
    } finally {
      await stage.close();
    }
  } finally {
    await scene.postgres.stop();
  }
}

async function scanStage(stage: Stage, programs: readonly string[]): Promise<void> {
  // The files of the demo data, which a copy of the database does not bring.
  await cp(join(folder, 'seeded'), join(stage.folder, 'data'), { recursive: true });
  const product = await stage.start({ SERVE_WEB: String(programs.includes('wapiti')) });
  const emails = {
    doctor: 'doctor@fonendo.test',
    hospital: 'hospital@fonendo.test',
    administrator: 'admin@fonendo.test',
  };
  const tokenOf = async (email: string) => (await signIn(product.origin, email)).token;
  const gates: Record<CallerKind, Gate> = {
    nobody: await openGate(product.origin, null),
    doctor: await openGate(product.origin, await tokenOf(emails.doctor)),
    hospital: await openGate(product.origin, await tokenOf(emails.hospital)),
    administrator: await openGate(product.origin, await tokenOf(emails.administrator)),
  };
  const { nobody, doctor, hospital, administrator } = gates;
  const origins = {
    ...{ nobody: nobody.origin, doctor: doctor.origin },
    ...{ hospital: hospital.origin, administrator: administrator.origin },
  };
  try {
    const all = await findTargets(origins, stage.databaseUrl);
    const targets = all.filter(({ route }) => route.includes(values.only));
    takeStatuses(gates, 'looking for addresses');
    if (programs.includes('sqlmap')) await scanWithSqlmap(gates, targets);
    if (programs.includes('wapiti')) await scanWithWapiti(gates, targets);
    if (!product.isRunning()) problems.push('the product ended');
    problems.push(...(await loggedErrors(join(stage.folder, 'product.log'))));
  } finally {
    await Promise.all(Object.values(gates).map((gate) => gate.close()));
  }
}

async function scanWithSqlmap(gates: Record<CallerKind, Gate>, targets: readonly Target[]): Promise<void> {
  const outcomes = new Map<string, number>();
  await inTurns(targets, 2, async (target, index) => {
    const { route, caller, query, ids, leftOut, answers } = target;
    if (ids.length === 0 && query.size === 0) return;
    const own = join(folder, `sqlmap-${index}`);
    await mkdir(own);
    const { outcome, details } = await runSqlmap(gates[caller].origin, target, own, { level, seconds: limits.sqlmap });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const tried = [...ids.map(() => 'id'), ...query.keys()].join(' ');
    const without = leftOut.length > 0 ? `, without ${leftOut.join(' ')}` : '';
    console.log(`  ${outcome.padEnd(10)} ${caller.padEnd(13)} ${route} (${answers}): ${tried}${without}`);
    if (outcome !== 'clean') problems.push(`sqlmap, ${caller}, ${route}: ${outcome} ${details}`);
  });
  console.log(`sqlmap: ${[...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')}`);
  takeStatuses(gates, 'sqlmap');
}

async function scanWithWapiti(gates: Record<CallerKind, Gate>, targets: readonly Target[]): Promise<void> {
  await inTurns(Object.entries(gates), 2, async ([caller, gate]) => {
    const own = join(folder, `wapiti-${caller}`);
    await mkdir(own);
    const pages = ['/login', '/signup', '/faq', '/offers', '/api/docs'];
    const starts = targets.filter((one) => one.caller === caller).map(({ path, query }) => `${path}?${query}`);
    const time = { moduleSeconds: secondsEach, seconds: limits.wapiti };
    const { findings, cutShort, problem } = await runWapiti(gate.origin, [...pages, ...starts], own, time);
    const reasons = new Map<string, number>();
    for (const finding of findings) {
      const reason = await whyFalse(finding, gate.origin);
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      else problems.push(`wapiti as ${caller}: ${Object.values(finding).join(' ')}`);
    }
    const count = pages.length + starts.length;
    console.log(`  as ${caller}: ${count} addresses, ${findings.length} findings, ${cutShort} modules cut short`);
    for (const [reason, times] of reasons) console.log(`    ${times} false: ${reason}`);
    if (problem) problems.push(`wapiti as ${caller}: ${problem}`);
  });
  takeStatuses(gates, 'wapiti');
}

/** Each once, as the product tells them to its operator. */
async function loggedErrors(logFile: string): Promise<string[]> {
  const lines = (await readFile(logFile, 'utf8'))
    .split('\n')
    .filter((line) => /^\{"level":(50|60|"error"|"fatal")/.test(line));
  const messages = lines.map((line) => (JSON.parse(line) as { err?: { stack?: string } }).err?.stack ?? line);
  return [...new Set(messages)].slice(0, 20).map((message) => `logged: ${message.slice(0, 1_000)}`);
}

/**
 * How many requests there were and what they were answered; an error of the server is a finding, whatever the request
 * was.
 */
function takeStatuses(gates: Record<CallerKind, Gate>, what: string): void {
  const total = new Map<number, number>();
  for (const gate of Object.values(gates)) {
    for (const [status, times] of gate.takeTally()) total.set(status, (total.get(status) ?? 0) + times);
  }
  const sum = [...total.values()].reduce((one, two) => one + two, 0);
  const each = [...total].toSorted(([one], [two]) => one - two).map(([status, times]) => `${status} ${times} times`);
  console.log(`${what}: ${sum} requests (${each.join(', ')})`);
  for (const [caller, { broken }] of Object.entries(gates)) {
    problems.push(...broken.splice(0).map((request) => `${what} as ${caller}: ${request}`));
  }
}
