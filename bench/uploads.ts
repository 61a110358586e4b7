import type { OpenPool } from '../apps/api/src/db/pool.ts';
import { createAccessTokens } from '../apps/api/src/http/access/access-token.ts';
import { deriveKeys } from '../apps/api/src/http/secret-keys.ts';
import { buildPdf } from '../apps/api/src/testing/files/pdf-files.ts';
import { memoryMb } from './measure/processes.ts';
import { type RunningServer, secret } from './servers.ts';

const uploads = 20;
const bytes = 5_242_880;

/** The most memory that a process has while twenty people hand in a file of 5 MB each at once. */
export async function measureUploads({ port, pid }: RunningServer, pool: OpenPool['pool']): Promise<number> {
  const pdf = new Uint8Array(await buildPdf({ bytes }));
  const tokens = await tokensOfDoctors(pool);
  const statuses = await Promise.all(tokens.map((token) => upload(port, token, pdf)));
  const refused = statuses.find((status) => status !== 201);
  if (refused || statuses.length < uploads) throw new Error(`an upload was answered with ${refused}`);
  return memoryMb(pid, 'VmHWM');
}

/**
 * Who may hand something in: nothing of theirs is being judged. Of sessions that they have already: checking passwords
 * takes memory of its own.
 */
async function tokensOfDoctors(pool: OpenPool['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; user_id: string; expires_at: Date }>(
    `select s.id, s.user_id, s.expires_at from sessions s join users u on u.id = s.user_id
      where s.revoked_at is null and s.expires_at > now() + interval '1 hour' and u.standing = 'active' and u.verified_at is not null
        and not exists (select from petitions p where p.doctor_id = u.id)
        and not exists (select from candidacies c where c.doctor_id = u.id and not c.ended) order by s.id limit $1`,
    [uploads],
  );
  const { issue } = createAccessTokens(deriveKeys(secret)['access-token']);
  return Promise.all(
    rows.map(({ id, user_id: userId, expires_at: expiresAt }) =>
      issue({ userId, sessionId: id, expiresAt }, new Date()),
    ),
  );
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
