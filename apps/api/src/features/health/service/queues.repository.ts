import { scheduledJobs } from '@fonendo/domain/health/service-part';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { jobDatabase } from '../../../db/job-database.ts';
import { mailQueue, urgentMailQueue } from '../../../jobs/mail.job.ts';
import { deadLetters, type Jobs, reasonOf } from '../../../jobs/queue.ts';
import { schedules, scheduleZone } from '../../../jobs/scheduled.jobs.ts';
import { readQueues } from '../metrics/queues.repository.ts';
import type { GivenUp, LastRun, QueuedMailRow, ServiceQueues } from './queues.port.ts';

/** pg-boss has no function that reads these, or none that locks; it changes them where it can. */
export const createServiceQueues = ({ boss }: Pick<Jobs, 'boss'>, db: Database): ServiceQueues => ({
  readQueues: () => readQueues(db),
  readLastRuns: () => readLastRuns(db),
  readGivenUp: () => readGivenUp(db),

  nextRunOf(job, after) {
    const [next] = boss.previewSchedule(schedules[job].cron, { tz: scheduleZone, from: after, count: 1 });
    return next ?? null;
  },

  async listMails(limit) {
    const { rows } = await db.execute<MailRow>(sql`
      ${selectMails(sql`count(*) over ()::int as total`)}
      order by name <> ${deadLetters}, state <> 'retry', created_on, id
      limit ${limit}`);
    return { rows: rows.map(toMail), total: rows[0]?.total ?? 0 };
  },

  async lockMail(tx, id) {
    const { rows } = await tx.execute<MailRow>(sql`${selectMails(sql`0 as total`)} and id = ${id} for update`);
    return rows[0] ? toMail(rows[0]) : null;
  },

  async hastenMail(tx, { id, state }) {
    if (state === 'givenUp') await boss.redrive(deadLetters, { ids: [id], db: jobDatabase(tx) });
    else await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`);
  },

  async removeMail(tx, { id }) {
    await tx.execute(sql`delete from pgboss.job where id = ${id} and name in ${[...mailQueues, deadLetters]}`);
  },
});

const mailQueues = [urgentMailQueue, mailQueue];

/** With their types: the driver reads timestamps of such a statement as text. */
type MailRow = {
  id: string;
  name: string;
  state: string;
  source: string;
  attempts: number;
  to: string;
  subject: string;
  createdOn: string;
  startAfter: string;
  isLater: boolean;
  output: object | null;
  total: number;
};

/*
 * `clock_timestamp()` and not `now()`, which stays at the beginning of the transaction. A click that waited for the
 * lock of a faster one would otherwise take the time that the faster one has just set for a time in the future.
 */
const selectMails = (more: SQL) => sql`
  select id, name, state::text as state, coalesce(source_name, name) as source,
    (coalesce(source_retry_count, retry_count) + case when name = ${deadLetters} or state = 'retry' then 1 else 0 end)::int
      as attempts,
    data->>'to' as to, data->>'subject' as subject,
    coalesce(source_created_on, created_on)::text as "createdOn", start_after::text as "startAfter",
    start_after > clock_timestamp() as "isLater", coalesce(source_output, output) as output, ${more}
  from pgboss.job
  where (name in ${mailQueues} and state <= 'active'
    or name = ${deadLetters} and state < 'active' and source_name in ${mailQueues})`;

function toMail(row: MailRow): QueuedMailRow {
  const state = stateOf(row);
  return {
    ...{ id: row.id, to: row.to, subject: row.subject, urgent: row.source === urgentMailQueue, state },
    createdAt: new Date(row.createdOn),
    nextAt: state === 'retrying' || state === 'later' ? new Date(row.startAfter) : null,
    attempts: row.attempts,
    reason: row.output ? reasonOf(row.output) : null,
  };
}

function stateOf({ name, state, isLater }: MailRow): QueuedMailRow['state'] {
  if (name === deadLetters) return 'givenUp';
  if (state === 'active') return 'sending';
  if (!isLater) return 'next';
  return state === 'retry' ? 'retrying' : 'later';
}

async function readLastRuns(db: Database | Transaction): Promise<LastRun[]> {
  const { rows } = await db.execute<{ job: string; startedOn: string; endedOn: string; state: string; output: object }>(
    sql`
    select distinct on (name) name as job, state::text as state, output,
      coalesce(started_on, completed_on)::text as "startedOn", completed_on::text as "endedOn"
    from pgboss.job
    where name in ${[...scheduledJobs]} and state in ('completed', 'failed') and completed_on is not null
    order by name, completed_on desc`,
  );
  return rows.map(({ job, startedOn, endedOn, state, output }) => ({
    ...{ job, startedAt: new Date(startedOn), endedAt: new Date(endedOn) },
    failure: state === 'failed' ? reasonOf(output) : null,
  }));
}

async function readGivenUp(db: Database | Transaction): Promise<GivenUp[]> {
  const { rows } = await db.execute<{ queue: string; count: number; output: object | null }>(sql`
    select distinct on (source_name) source_name as queue, source_output as output,
      count(*) over (partition by source_name)::int as count
    from pgboss.job
    where name = ${deadLetters} and state < 'active' and source_name is not null
    order by source_name, created_on desc`);
  return rows.map(({ queue, count, output }) => ({ queue, count, reason: reasonOf(output) }));
}
