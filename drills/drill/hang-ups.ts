import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPdf } from '../../apps/api/src/testing/files/pdf-files.ts';
import { type Drill, unless } from '../drill.ts';
import { call, inTurns, type Person, until } from '../scene/client.ts';
import { openFiles } from '../scene/product.ts';
import { gatherPeople, upload, uploadedRows } from '../scene/work.ts';

const fileBytes = 3 * 1024 * 1024;

export const hangUps: Drill = {
  name: 'hang-ups',
  what: 'clients that leave in every phase of an upload and a download: no file stays open, none is left half stored',
  async run({ open, short }) {
    const rounds = short ? 5 : 50;
    const stage = await open('drill_hangups');
    try {
      const product = await stage.start();
      const { hospital, doctors } = await gatherPeople(product.origin, stage.databaseUrl, 10);
      const [doctor = hospital] = doctors;
      const pdf = await buildPdf({ bytes: fileBytes });
      const stored = await upload(product.origin, doctor, pdf, 'entero');
      if (stored.status !== 201) throw new Error(`nothing was stored: ${JSON.stringify(stored)}`);
      const [row] = await uploadedRows<{ id: string }>(stage.databaseUrl, 'id');
      const path = `/api/documents/${row?.id}/file`;
      const before = (await openFiles(product.pid)).length;
      const downloads = ['HEAD', 'before the answer', 'after the headers', 'in the middle', 'range'] as const;
      const uploads = [0, 1, 0.5, 0.99] as const;
      for (let round = 0; round < rounds; round += 1) {
        await inTurns(downloads, 5, (phase) => leaveDownload(product.origin, path, doctor, phase));
        const person = doctors[round % doctors.length] ?? doctor;
        await inTurns(uploads, 4, (share) => leaveUpload(product.origin, person, pdf, share));
      }
      const after = await until(
        'files are still open',
        20,
        async () => (await openFiles(product.pid)).length,
        (count) => count <= before + 1,
      ).catch((error: Error) => error.message);
      // What is garbage is collected under load, and a handle that was left open would end the process then.
      for (let turn = 0; turn < 30; turn += 1)
        await call(product.origin, 'GET', '/offers?limit=50', { person: doctor });
      const left = await until(
        'unfinished uploads are left',
        20,
        () => readdir(join(stage.folder, 'data/uploads')).catch(() => [] as string[]),
        (names) => names.length === 0,
      ).catch((error: Error) => error.message);
      const whole = await call(product.origin, 'GET', path.slice(4), { person: doctor });
      return {
        tried: `${rounds * downloads.length} downloads and ${rounds * uploads.length} uploads broken off`,
        acknowledged: 'none of them',
        found: `open files ${before} before, ${after} after; unfinished uploads: ${left.length}; the file itself ${whole.status}`,
        problems: unless([
          [typeof after === 'number', String(after)],
          [left.length === 0, `unfinished uploads: ${left}`],
          [whole.status === 200, 'the file can no longer be read'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};

type Phase = 'HEAD' | 'before the answer' | 'after the headers' | 'in the middle' | 'range';

async function leaveDownload(origin: string, path: string, { token, address }: Person, phase: Phase): Promise<void> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  socket.on('error', () => undefined);
  let bytes = 0;
  const enough = phase === 'in the middle' ? fileBytes / 4 : 1;
  const { promise: seen, resolve } = Promise.withResolvers<void>();
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes >= enough) resolve();
  });
  socket.on('close', () => resolve());
  socket.write(
    `${phase === 'HEAD' ? 'HEAD' : 'GET'} ${path} HTTP/1.1\r\nHost: fonendo.test\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${address}\r\n${phase === 'range' ? 'Range: bytes=100-2000000\r\n' : ''}\r\n`,
  );
  await Promise.race([phase === 'before the answer' ? sleep(3) : seen, sleep(5_000)]);
  socket.destroy();
}

/** Sends that share of the file and leaves; all of it means leaving before the answer. */
async function leaveUpload(origin: string, { token, address }: Person, pdf: Buffer, share: number): Promise<void> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/documents/additional HTTP/1.1\r\nHost: fonendo.test\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/pdf\r\nX-File-Name: roto.pdf\r\nContent-Length: ${pdf.length}\r\n\r\n`,
  );
  if (share > 0) socket.write(pdf.subarray(0, Math.floor(pdf.length * Math.min(share, 0.999))));
  await sleep(share === 1 ? 60 : 20);
  socket.destroy();
}
