import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { countUnsorted } from '../../../db/months/months.ts';
import { mailQueue, urgentMailQueue } from '../../../jobs/mail.job.ts';
import { deadLetters } from '../../../jobs/queue.ts';
import { sourceFolder } from '../../../source-folder.ts';
import { countUndeliverable } from '../../bounces/bounces.public.ts';
import { type Checks, runChecks } from '../checks.ts';
import { writeExposition } from './exposition.ts';
import type { GatherSamples } from './gather-samples.ts';
import type { Sample } from './metric-list.ts';
import { countGivenUp, type QueueState, readQueues } from './queues.repository.ts';

type Context = {
  db: Database;
  embedded: boolean;
  /** What all processes of this installation tell of themselves, each with its name. */
  gather: GatherSamples;
  checks: Checks;
};

/** Prometheus gives up after ten seconds by itself: a database that hangs must not take the rest along. */
const databaseLimitMs = 3_000;

/** Everything in one text. What cannot be asked now is missing; `fonendo_part_up` then says why. */
export async function readMetrics({ db, embedded, gather, checks }: Context): Promise<string> {
  const [processes, parts, queues, givenUp, undeliverable, unsorted] = await Promise.all([
    gather(),
    runChecks(checks, databaseLimitMs),
    withinLimit(readQueues(db)),
    withinLimit(countGivenUp(db)),
    withinLimit(countUndeliverable(db)),
    withinLimit(countUnsorted(db)),
  ]);
  return writeExposition([
    infoSample(embedded),
    ...parts.map(([part, result]) => ({
      ...{ metric: 'fonendo_part_up' as const, labels: { part }, value: result === 'ok' ? 1 : 0 },
    })),
    ...processes,
    ...queueSamples(queues?.filter(({ queue }) => queue !== deadLetters)),
    ...(givenUp ?? []).map(({ queue, count }) => ({
      ...{ metric: 'fonendo_jobs_given_up' as const, labels: { queue }, value: count },
    })),
    ...(undeliverable === undefined
      ? []
      : [{ metric: 'fonendo_addresses_undeliverable' as const, value: undeliverable }]),
    ...(unsorted ?? []).map(({ table, count }) => ({
      ...{ metric: 'fonendo_rows_unsorted' as const, labels: { table }, value: count },
    })),
  ]);
}

function queueSamples(queues: readonly QueueState[] | undefined): Sample[] {
  if (!queues) return [];
  const mails = (name: string) => queues.find(({ queue }) => queue === name);
  const kinds = [
    ['urgent', mails(urgentMailQueue)],
    ['other', mails(mailQueue)],
  ] as const;
  return [
    ...queues.flatMap(({ queue, waiting, later, running, waitSeconds }): Sample[] => [
      ...Object.entries({ waiting, later, running }).map(([state, value]) => ({
        ...{ metric: 'fonendo_jobs' as const, labels: { queue, state }, value },
      })),
      { metric: 'fonendo_job_wait_seconds', labels: { queue }, value: waitSeconds ?? 0 },
    ]),
    ...kinds.flatMap(([kind, state]): Sample[] => [
      ...[{ metric: 'fonendo_mails_waiting' as const, labels: { kind }, value: countOf(state) }],
      { metric: 'fonendo_mail_wait_seconds', labels: { kind }, value: state?.ageSeconds ?? 0 },
    ]),
  ];
}

const countOf = (state: QueueState | undefined) => (state ? state.waiting + state.later + state.running : 0);

async function withinLimit<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const late = sleep(databaseLimitMs, undefined, { ref: false });
  return Promise.race([asked.catch(() => undefined), late]);
}

let version: string | undefined;

function infoSample(embedded: boolean): Sample {
  // Read at the first question: a start needs no version.
  version ??= (JSON.parse(readFileSync(join(sourceFolder, '../package.json'), 'utf8')) as { version: string }).version;
  const labels = { version, node: process.versions.node, database: embedded ? 'embedded' : 'server' };
  return { metric: 'fonendo_info', labels, value: 1 };
}
