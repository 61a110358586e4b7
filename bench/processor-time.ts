import { readFile } from 'node:fs/promises';
import type { OpenPool } from '../apps/api/src/db/pool.ts';

/**
 * Hundredths of a second that each process has spent: the API, the server's processes for its connections, and, under
 * the number of the server itself, those that it started for a while and that have ended: parallel workers.
 */
export async function processorTicks(pool: OpenPool['pool'], apiPid: number): Promise<Map<number, number>> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  const ticks = new Map<number, number>();
  for (const pid of [apiPid, ...rows.map(({ pid }) => Number(pid))]) {
    const stat = await readStat(pid);
    if (!stat) continue;
    ticks.set(pid, stat.own);
    const server = pid === apiPid ? null : await readStat(stat.parent);
    if (server) ticks.set(stat.parent, server.children);
  }
  return ticks;
}

/** What was spent in between, in milliseconds. A connection may have come meanwhile, or gone: then the server has its time. */
export function processorMsBetween(before: Map<number, number>, after: Map<number, number>): number {
  const pids = new Set([...before.keys(), ...after.keys()]);
  const spent = [...pids].map((pid) => (after.get(pid) ?? 0) - (before.get(pid) ?? 0));
  return spent.reduce((sum, ticks) => sum + ticks, 0) * 10;
}

/** The fields of /proc/PID/stat after the name: parent, own time, and that of children that have ended. */
async function readStat(pid: number): Promise<{ parent: number; own: number; children: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return null;
  const sum = (...indexes: number[]) => indexes.reduce((total, index) => total + Number(fields[index]), 0);
  return { parent: sum(1), own: sum(11, 12), children: sum(13, 14) };
}
