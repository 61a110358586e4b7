import { buildPdf } from '../apps/api/src/testing/files/pdf-files.ts';
import { memoryMb } from './processes.ts';
import type { RunningServer } from './servers.ts';

const uploads = 20;
const bytes = 5_242_880;

/** The most memory that a process has while twenty files of 5 MB arrive at once. */
export async function measureUploads({ port, pid }: RunningServer, token: string): Promise<number> {
  const pdf = new Uint8Array(await buildPdf({ bytes }));
  const statuses = await Promise.all(Array.from({ length: uploads }, () => upload(port, token, pdf)));
  const refused = statuses.find((status) => status !== 201);
  if (refused) throw new Error(`an upload was answered with ${refused}`);
  return memoryMb(pid, 'VmHWM');
}

async function upload(port: number, token: string, pdf: Uint8Array<ArrayBuffer>): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/documents/additional`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf', 'x-file-name': 'curso.pdf' },
    body: pdf,
  });
  await response.arrayBuffer();
  return response.status;
}
