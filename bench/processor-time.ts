import { readFile } from 'node:fs/promises';
import type { OpenPool } from '../apps/api/src/db/pool.ts';

/** Hundredths of a second that each process has spent: the API, and the server's processes for its connections. */
export async function processorTicks(pool: OpenPool['pool'], apiPid: number): Promise<Map<number, number>> {
  const { rows } = await pool.query(`select pid from pg_stat_activity where backend_type = 'client backend'`);
  const pids = [apiPid, ...rows.map(({ pid }) => Number(pid))];
  const ticks = await Promise.all(pids.map(async (pid) => [pid, await ticksOf(pid)] as const));
  return new Map(ticks.filter((one): one is [number, number] => one[1] !== null));
}

/** What was spent in between, in milliseconds. A connection may have come or gone meanwhile. */
export function processorMsBetween(before: Map<number, number>, after: Map<number, number>): number {
  const spent = [...after].map(([pid, ticks]) => ticks - (before.get(pid) ?? 0));
  return spent.reduce((sum, ticks) => sum + ticks, 0) * 10;
}

async function ticksOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? Number(fields[11]) + Number(fields[12]) : null;
}
