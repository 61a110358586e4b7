import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allCores } from './drill/all-cores.ts';
import { conflicts } from './drill/conflicts.ts';
import { databaseRestart } from './drill/database-restart.ts';
import { diskFull } from './drill/disk-full.ts';
import { hangUps } from './drill/hang-ups.ts';
import { kill } from './drill/kill.ts';
import { mailAway, scannerAway, storageAway } from './drill/parts-away.ts';
import { pooler } from './drill/pooler.ts';
import { promotion } from './drill/promotion.ts';
import { replica } from './drill/replica.ts';
import { startTogether } from './drill/start-together.ts';
import { webhookStorm } from './drill/webhook-storm.ts';
import type { Drill } from './drill.ts';
import { openScene, type Scene } from './scene/scene.ts';

/** `npm run drill -- [--short] [names]`: what goes wrong in a server's life, rehearsed on this machine only. */
const drills: readonly Drill[] = [
  startTogether,
  allCores,
  pooler,
  replica,
  promotion,
  conflicts,
  webhookStorm,
  hangUps,
  diskFull,
  mailAway,
  storageAway,
  scannerAway,
  databaseRestart,
  kill,
];

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** For one that stands still. Short ones take two minutes at most. */
const limitMs = (values.short ? 5 : 30) * 60_000;
const unknown = positionals.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. There are: ${drills.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'fonendo-drill-'));
// The database server runs as another user where we are root: it has to get to its own folder inside.
await chmod(folder, 0o711);
let passed = 0;
let failed = 0;
let impossible = 0;
try {
  const scene = await openScene(folder, values.short);
  if (scene) await rehearse(scene);
  else {
    failed = 1;
    console.error('No PostgreSQL server was found. Install it (Debian: apt-get install postgresql) and run it again.');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed${impossible ? `, ${impossible} skipped` : ''}`);
// At once: a drill that failed may have left something behind that goes on for ever.
process.exit(failed === 0 ? 0 : 1);

async function rehearse(scene: Scene): Promise<void> {
  try {
    for (const drill of drills) {
      if (positionals.length === 0 || positionals.includes(drill.name)) await report(drill, scene);
    }
  } finally {
    await scene.postgres.stop();
  }
}

async function report(drill: Drill, scene: Scene): Promise<void> {
  const started = performance.now();
  console.log(`\n${drill.name}: ${drill.what}`);
  try {
    const late = sleep(limitMs, undefined, { ref: false }).then(() => {
      throw new Error(`not over after ${limitMs / 60_000} minutes`);
    });
    const findings = await Promise.race([drill.run(scene), late]);
    if ('impossible' in findings) {
      impossible += 1;
      console.log(`  NOT REHEARSED: ${findings.impossible}`);
      return;
    }
    const { tried, acknowledged, found, problems } = findings;
    console.log(`  tried         ${tried}\n  acknowledged  ${acknowledged}\n  found         ${found}`);
    for (const problem of problems) console.log(`  PROBLEM       ${problem}`);
    if (problems.length === 0) passed += 1;
    else failed += 1;
  } catch (error) {
    failed += 1;
    console.log(`  PROBLEM       ${(error as Error).stack}`);
  }
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
