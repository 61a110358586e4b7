import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { as } from '../support/candidacies.ts';
import { expect, test } from '../support/test.ts';

type Offer = { id: string; version: number };

const content = {
  ...{ name: 'Geriatra para el registro', description: 'Planta de agudos y consulta.', community: 'ES-VC' },
  ...{ speciality: 'Geriatría', salaryMin: 50_000, salaryMax: 56_000, workingDay: 'full' },
  ...{ contractType: 'permanent', yearsOfExperience: 2, vacancies: 1 },
};

const send = async <Answer>(request: APIRequestContext, token: string, path: string, data: object = {}) => {
  const answer = await request.post(`/api${path}`, { ...as(token), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
};

const columnsOf = (line = '') => line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, ''));

test('an offer that was closed reads so in the audit, and its file names who did it and in whose name', async ({
  page,
  request,
  login,
}) => {
  const admin = await requestToken(request, accounts.admin);
  const recruiter = await requestToken(request, accounts.recruiter);
  const { userId } = (await (await request.get('/api/auth/session', as(recruiter))).json()) as { userId: string };
  const reason = 'Incidencia 4410, nos pide que preparemos el borrador';
  const { jwt } = await send<{ jwt: string }>(request, admin, `/auth/${userId}/impersonate`, { reason });
  // Written by an administrator in the recruiter's name; published and closed by the recruiter.
  const { id } = await send<Offer>(request, jwt, '/offers', { content });
  const managed = `/offers/managed/${id}`;
  const published = await send<Offer>(request, recruiter, `${managed}/publish`, { version: 1 });
  const open = await send<Offer>(request, admin, `${managed}/approve`, { version: published.version });
  await send<Offer>(request, recruiter, `${managed}/close`, { version: open.version });

  await login('admin');
  await page.goto(`/audit?subject=offer&subjectId=${id}`);
  const list = page.getByRole('table', { name: 'Actividad' });
  await expect(list.getByRole('row').filter({ hasText: 'Oferta cerrada' })).toContainText('de Abierta a Cerrada');
  await expect(list).not.toContainText(/Aprobad[oa] a/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  const [head, ...rows] = file.replace('\uFEFF', '').trim().split(/\r?\n/).map(columnsOf);
  const [who, inWhoseName] = ['Quién', 'En nombre de'].map((name) => head?.indexOf(name) ?? -1);
  expect([who, inWhoseName]).not.toContain(-1);
  const rowOf = (action: string) => rows.find((row) => row.includes(action));
  const people = (action: string) => [rowOf(action)?.[who ?? -1], rowOf(action)?.[inWhoseName ?? -1]];
  expect(people('Oferta creada')).toEqual(['Lucía Ferrándiz', expect.stringMatching(/^Marcos Lledó/)]);
  expect(people('Oferta cerrada')).toEqual([expect.stringMatching(/^Marcos Lledó/), '']);
  await request.delete(`/api${managed}`, as(recruiter));
});
