import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceState } from '@fonendo/contract/health/service.schema';
import { scheduledJobs, serviceParts, workQueues } from '@fonendo/domain/health/service-part';
import { readDatabaseState } from '../../../db/database-state.ts';
import { sourceFolder } from '../../../source-folder.ts';
import { countUndeliverable } from '../../bounces/bounces.public.ts';
import { runChecks } from '../checks.ts';
import { readCommit } from './read-commit.ts';
import type { ServiceContext } from './service.context.ts';

type Context = ServiceContext & { measureFiles: () => Promise<ServiceState['storage']> };

const checkLimitMs = 3_000;

/** How the installation is, for its administrators: what is away, what waits, what failed, what space it takes. */
export async function readService(context: Context): Promise<ServiceState> {
  const { db, installation, measureFiles } = context;
  const [health, work, storage, database, undeliverable] = await Promise.all([
    readParts(context),
    readWork(context),
    measureFiles(),
    readDatabaseState(db),
    countUndeliverable(db),
  ]);
  return {
    ...health,
    ...work,
    undeliverable,
    storage,
    storageKind: installation.storage,
    database: { bytes: database.bytes, kind: installation.database },
    versions: {
      ...versionsOfProcess(),
      postgres: database.versionName,
      migrations: { applied: database.applied, known: database.known },
    },
  };
}

async function readParts({ health: { needed, wanted } }: Context): Promise<Pick<ServiceState, 'status' | 'parts'>> {
  const [first, second] = await Promise.all([runChecks(needed, checkLimitMs), runChecks(wanted, checkLimitMs)]);
  const states = new Map<string, 'ok' | 'failed'>([...first, ...second]);
  const failed = (results: typeof first) => results.some(([, result]) => result === 'failed');
  return {
    status: failed(first) ? 'unavailable' : failed(second) ? 'degraded' : 'ready',
    parts: serviceParts.map((part) => ({ part, state: states.get(part) ?? 'off' })),
  };
}

async function readWork({ queues, now }: Context): Promise<Pick<ServiceState, 'jobs' | 'queues'>> {
  const [states, runs, dead] = await Promise.all([queues.readQueues(), queues.readLastRuns(), queues.readGivenUp()]);
  const givenUpOf = (name: string) => {
    const { count: givenUp = 0, reason = null } = dead.find(({ queue }) => queue === name) ?? {};
    return { givenUp, reason };
  };
  return {
    jobs: scheduledJobs.map((job) => {
      const run = runs.find((candidate) => candidate.job === job);
      return {
        job,
        isRunning: states.some(({ queue, running }) => queue === job && running > 0),
        lastRun: run ? presentRun(run) : null,
        nextRun: queues.nextRunOf(job, now())?.toISOString() ?? null,
        ...givenUpOf(job),
      };
    }),
    queues: workQueues.map((queue) => {
      const { waiting = 0, later = 0, running = 0, ageSeconds = null } = states.find((s) => s.queue === queue) ?? {};
      return { queue, waiting, later, running, ageSeconds, ...givenUpOf(queue) };
    }),
  };
}

const presentRun = ({ startedAt, endedAt, failure }: { startedAt: Date; endedAt: Date; failure: string | null }) => ({
  at: endedAt.toISOString(),
  seconds: Math.max(0, (endedAt.getTime() - startedAt.getTime()) / 1000),
  failure,
});

let versions: { app: string; commit: string | null } | undefined;

/** Read once: another version is another process. */
function versionsOfProcess() {
  versions ??= {
    app: (JSON.parse(readFileSync(join(sourceFolder, '../package.json'), 'utf8')) as { version: string }).version,
    commit: readCommit(),
  };
  return { ...versions, node: process.versions.node };
}
