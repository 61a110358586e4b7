import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { reason } from '../../startup-error.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The Node that the product is written for, by its own manifest. */
export function examineNode(root: string, running = process.versions.node): Finding {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted: string = devDependencies.node;
  const major = (version: string) => Number.parseInt(version, 10);
  if (major(running) === major(wanted)) return ok('Node', running);
  return problem('Node', `${running} runs this, ${wanted} is needed. Use node_modules/node/bin/node, or npm run.`);
}

export function examineWebBuild(root: string, { serveWeb }: Config): Finding {
  if (!serveWeb) return ok('Web application', 'served by something else (SERVE_WEB=false)');
  return existsSync(join(root, 'apps/web/dist/index.html'))
    ? ok('Web application', 'built')
    : problem('Web application', 'it is not built: nobody would see a page. Run npm run build.');
}

export async function examineDataFolder({ dataDir, jwtSecret }: Config): Promise<Finding[]> {
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'doctor', { flush: true });
    await rm(probe);
  } catch (error) {
    return [
      problem(
        'Data folder',
        `${dataDir} cannot be written to (${reason(error)}). Set DATA_DIR, or give it to this user.`,
      ),
    ];
  }
  return [ok('Data folder', dataDir), ...(await examineSecretFile(dataDir, jwtSecret)), await examineDisk(dataDir)];
}

async function examineSecretFile(dataDir: string, jwtSecret: string | undefined): Promise<Finding[]> {
  const path = join(dataDir, 'jwt-secret');
  if (jwtSecret !== undefined || !existsSync(path)) return [];
  const { mode } = await stat(path);
  return (mode & 0o077) === 0 ? [] : [problem('Secrets', `${path} can be read by others. Run chmod 600 on it.`)];
}

const gigabyte = 1024 ** 3;

/** By what is left for those who are not root. */
export async function examineDisk(
  folder: string,
  ask: (path: string) => Promise<{ bavail: number; blocks: number; bsize: number }> = statfs,
): Promise<Finding> {
  const { bavail, blocks, bsize } = await ask(folder);
  const free = bavail * bsize;
  const share = bavail / Math.max(1, blocks);
  const words = `${(free / gigabyte).toFixed(1)} GB free (${Math.round(share * 100)} %) where ${folder} is`;
  if (free < gigabyte) return problem('Disk', `${words}: uploads are about to fail.`);
  return share < 0.1 && free < 20 * gigabyte ? warning('Disk', `${words}.`) : ok('Disk', words);
}
