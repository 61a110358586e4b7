import { parseConfig } from './config.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { createLogger } from './http/log/logger.ts';
import { listDeadJobs, retryDeadJobs } from './jobs/dead-letters.ts';
import { startJobs, stopJobs } from './jobs/jobs.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

/** `npm run jobs`: the queues and the failed jobs; `npm run jobs -- retry [id …]` puts those back. */
try {
  const config = parseConfig(process.env, productFolder);
  const { pool, close } = await openPool(pastPooler(config));
  const jobs = await startJobs(pool, config.databaseUrl === undefined, createLogger('error'));
  const [command, ...ids] = process.argv.slice(2);
  if (command === 'retry') {
    console.log(`Back in their queues: ${await retryDeadJobs(jobs, ids)}`);
  } else {
    const queues = await jobs.boss.getQueues();
    const counts = queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
      ...{ queue: name, ready: readyCount, later: deferredCount, running: activeCount, failed: failedCount },
    }));
    console.table(counts);
    console.table(await listDeadJobs(jobs));
  }
  await stopJobs(jobs);
  await close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
