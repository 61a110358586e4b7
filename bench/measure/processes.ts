import { readdir, readFile } from 'node:fs/promises';

/** What Linux knows about processes. */

/** The fields of /proc/PID/stat after the name: parent, own ticks, and those of children that have ended. */
export function parseStat(stat: string): { parent: number; own: number; ended: number } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (...indexes: number[]) => indexes.reduce((total, index) => total + Number(fields[index]), 0);
  return { parent: sum(1), own: sum(11, 12), ended: sum(13, 14) };
}

const tickMs = 10;

const statOf = async (pid: number | string) =>
  parseStat(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') ? 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'));

/** Processor time that a process has spent so far. */
export const processorMs = async (pid: number): Promise<number> => (await statOf(pid)).own * tickMs;

/** The same of a server with its processes, those that have come and gone included. */
export async function processorMsOfFamily(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(statOf));
  const children = stats.filter((stat) => stat.parent === parent).reduce((sum, { own }) => sum + own, 0);
  const server = await statOf(parent);
  return (server.own + server.ended + children) * tickMs;
}

/** `VmRSS` is what it has now, `VmHWM` the most that it ever had. */
export async function memoryMb(pid: number, counter: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${counter}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}
