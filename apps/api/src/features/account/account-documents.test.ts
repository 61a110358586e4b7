import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { documentCalls, pdf } from '../../testing/scenes/documents.ts';
import { testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, files } = api;
const { upload, rowsOf, buildDoctorSession } = documentCalls(api);

test('the export holds every version of every uploaded document', async () => {
  const { user, jwt } = await buildDoctorSession();
  await upload(jwt, 'passport', { name: 'uno.pdf' });
  await upload(jwt, 'passport', { name: 'dos.pdf' });
  const headers = { authorization: `Bearer ${jwt}` };
  const answer = await api.api.request('/api/account/export', { headers });
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const told = JSON.parse(strFromU8(zip['fonendo.json'] ?? new Uint8Array())) as {
    documents: { fileName: string; file: string; fileKey?: string }[];
  };
  expect(told.documents.map(({ fileName }) => fileName).toSorted()).toEqual(['dos.pdf', 'uno.pdf']);
  for (const { file, fileKey } of told.documents) {
    expect(Buffer.from(zip[file] ?? []).equals(pdf)).toBe(true);
    // Where it lies is nobody's business.
    expect(fileKey).toBeUndefined();
  }
  expect(JSON.stringify(told)).toContain(user.email);
});

test('who leaves takes documents and files along, and nobody else’s', async () => {
  const [leaving, staying] = [await buildDoctorSession(), await buildDoctorSession()];
  await upload(leaving.jwt, 'passport');
  await upload(leaving.jwt, 'passport');
  await upload(staying.jwt, 'passport');
  const gone = await rowsOf(leaving.user.id);
  const answer = await request('DELETE', '/api/account', { token: leaving.jwt, body: { password: testPassword } });
  expect(answer.status).toBe(204);
  expect(await rowsOf(leaving.user.id)).toEqual([]);
  for (const { fileKey } of gone) await expect(files.openRead(fileKey)).rejects.toThrow('ENOENT');
  const [kept] = await rowsOf(staying.user.id);
  (await files.openRead(kept?.fileKey ?? '')).destroy();
});
