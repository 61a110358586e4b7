import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPdf } from '../../apps/api/src/testing/files/pdf-files.ts';
import { type Drill, unless } from '../drill.ts';
import { call } from '../scene/client.ts';
import { gatherPeople, upload, uploadedRows } from '../scene/work.ts';

const diskMb = 12;
const fileBytes = 2 * 1024 * 1024;

export const diskFull: Drill = {
  name: 'disk-full',
  what: 'uploads fill the disk: refused with an honest answer and no row, everything else goes on, room again and they work',
  async run({ open }) {
    const stage = await open('drill_disk');
    const disk = join(stage.folder, 'disk');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      await stage.close();
      return { impossible: 'a small disk cannot be mounted here (that takes root)' };
    }
    try {
      const product = await stage.start({ DATA_DIR: disk });
      const { hospital, doctors } = await gatherPeople(product.origin, stage.databaseUrl, 4);
      const doctor = doctors[0] ?? hospital;
      const pdf = await buildPdf({ bytes: fileBytes });
      const answers: { status: number; code: unknown }[] = [];
      for (let number = 0; number < diskMb; number += 1) {
        const { status, body } = await upload(product.origin, doctor, pdf, String(number));
        answers.push({ status, code: (body as { code?: string } | null)?.code });
      }
      const stored = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status !== 201);
      const rows = (await uploadedRows(stage.databaseUrl, 'id')).length;
      const list = await call(product.origin, 'GET', '/offers?limit=20', { person: doctor });
      const left = await readdir(join(disk, 'uploads')).catch(() => []);
      // Somebody makes room: the filler of a disk that others share.
      const files = join(disk, 'files/documents');
      const [shard = ''] = await readdir(files);
      await rm(join(files, shard), { recursive: true });
      await writeFile(join(disk, 'room'), '');
      const again = await upload(product.origin, doctors[1] ?? doctor, pdf, 'otra-vez');
      return {
        tried: `${answers.length} uploads of 2 MB onto a disk of ${diskMb} MB`,
        acknowledged: `${stored.length} stored, ${refused.length} refused (${[...new Set(refused.map(({ status, code }) => `${status} ${code}`))].join(', ')})`,
        found: `${rows} rows, ${left.length} unfinished files, a list meanwhile ${list.status}, an upload with room again ${again.status}`,
        problems: unless([
          [refused.length > 0, 'the disk was never full'],
          [
            refused.every(({ status, code }) => status === 503 && code === 'ServiceUnavailable'),
            'a refusal was not an honest 503',
          ],
          [rows === stored.length, 'rows and acknowledged uploads differ'],
          [left.length === 0, 'an unfinished upload was left behind'],
          [list.status === 200, 'others were disturbed'],
          [again.status === 201, 'uploads do not work again'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close().catch(() => undefined);
      execFileSync('umount', ['-l', disk], { stdio: 'ignore' });
      await stage.close();
    }
  },
};
