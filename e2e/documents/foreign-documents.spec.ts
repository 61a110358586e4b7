import type { APIRequestContext } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { smallPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** A doctor of the demo data whom no other journey touches. */
const owner = 'joaquin.dominguez20@demo.fonendo.test';
const otherDoctor = 'oscar.valdes28@demo.fonendo.test';

type Checklist = { items: { kind: string; current: { id: string }[] }[] };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function uploadOf(request: APIRequestContext, token: string, kind: string, name: string): Promise<string> {
  const answer = await request.post(`/api/documents/${kind}`, {
    headers: { ...bearer(token), 'content-type': 'application/pdf', 'x-file-name': encodeURIComponent(name) },
    data: smallPdf(name).buffer,
  });
  expect(answer.status()).toBe(201);
  const { items } = (await answer.json()) as Checklist;
  const id = items.find((item) => item.kind === kind)?.current[0]?.id;
  if (!id) throw new Error(`no ${kind}`);
  return id;
}

test('nobody reads or removes the documents of another doctor', async ({ request }) => {
  const token = await requestToken(request, owner);
  const id = await uploadOf(request, token, 'criminalRecord', 'antecedentes.pdf');
  const file = `/api/documents/${id}/file`;

  const refusals = [
    [otherDoctor, 404, 404],
    [accounts.certifiedDoctor, 404, 404],
    [accounts.hospital, 403, 403],
    [accounts.recruiter, 403, 403],
  ] as const;
  for (const [email, reading, removing] of refusals) {
    const headers = bearer(await requestToken(request, email));
    const read = await request.get(file, { headers });
    expect(read.status(), `${email} reads`).toBe(reading);
    expect(await read.text()).not.toContain('%PDF');
    const removed = await request.delete(`/api/documents/${id}`, { headers });
    expect(removed.status(), `${email} removes`).toBe(removing);
  }
  expect((await request.get(file)).status(), 'signed out').toBe(401);
  expect((await request.delete(`/api/documents/${id}`)).status(), 'signed out').toBe(401);

  // An administrator may read it, and not remove it.
  const admin = bearer(await requestToken(request, accounts.admin));
  expect((await request.get(file, { headers: admin })).status()).toBe(200);
  expect((await request.delete(`/api/documents/${id}`, { headers: admin })).status()).toBe(403);

  const own = await request.get(file, { headers: bearer(token) });
  expect(own.status()).toBe(200);
  expect((await request.delete(`/api/documents/${id}`, { headers: bearer(token) })).status()).toBe(200);
  expect((await request.get(file, { headers: bearer(token) })).status()).toBe(404);
});

test('a file is handed over as an attachment that no browser runs, under a name of ours', async ({ page, request }) => {
  const token = await requestToken(request, owner);
  const id = await uploadOf(request, token, 'passport', '"><script>alert(1)</script>.pdf');
  const answer = await request.get(`/api/documents/${id}/file`, { headers: bearer(token) });
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="passport-v1.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
  const { items } = (await (await request.get('/api/documents', { headers: bearer(token) })).json()) as Checklist;
  expect(JSON.stringify(items)).not.toContain('<script>');
  // Storage has no address: neither the id nor a path leads to a file without the API.
  for (const path of [`/files/${id}`, `/uploads/${id}`, '/files/documents/', '/..%2ffiles%2fdocuments%2f']) {
    const guessed = await page.request.get(path);
    expect(await guessed.text(), path).not.toContain('%PDF');
  }
  expect((await request.delete(`/api/documents/${id}`, { headers: bearer(token) })).status()).toBe(200);
});
