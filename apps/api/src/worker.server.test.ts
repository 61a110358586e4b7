import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTestDatabase } from './testing/database.ts';
import { portOf, startProduct } from './testing/product.ts';
import { databaseUrl } from './testing/template-database.ts';

const template = inject('templateDatabase');

// The embedded database allows one process, which does everything.
if (template.kind === 'server') {
  const { pool } = await openTestDatabase();

  test('a process for the jobs alone tells of its health and its numbers, and of nothing else', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fonendo-worker-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    const worker = startProduct({
      ...{ DATABASE_URL: databaseUrl(template.url, rows[0]?.name ?? ''), DATA_DIR: folder },
      ...{ PROCESS_ROLE: 'jobs', WORKER_PORT: '0' },
    });
    const port = await portOf(worker);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(worker.output()).toContain('working on jobs');
    expect((await ask('/api/health')).status).toBe(200);
    expect((await ask('/api/ready')).status).toBe(200);
    expect(await (await ask('/api/metrics')).text()).toContain('fonendo_start_time_seconds{process="jobs"}');
    for (const path of ['/api/settings/about', '/api/offers', '/']) expect((await ask(path)).status).toBe(404);
    worker.process.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
  });
}
