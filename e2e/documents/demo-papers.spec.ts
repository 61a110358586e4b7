import { requestToken } from '../support/accounts.ts';
import { as } from '../support/candidacies.ts';
import { Team } from '../support/petitions.ts';
import { expect, test } from '../support/test.ts';

/** Whose documents no test judges. */
const applicant = 'camila.acosta1@demo.fonendo.test';

type Person = {
  firstname: string;
  lastname: string;
  birthDate: string;
  graduationDate: string;
  documentNumber: string;
};

test('the papers of the demo look like what they are, and say what was declared', async ({ page, login, request }) => {
  const own = await request.get('/api/doctors/me', as(await requestToken(request, applicant)));
  const person = (await own.json()) as Person;
  const { id } = await (await Team.open(request)).petitionOf(applicant);
  // Nobody graduates as a child, nor in the future.
  const years = Number(person.graduationDate.slice(0, 4)) - Number(person.birthDate.slice(0, 4));
  expect(years).toBeGreaterThan(20);
  expect(new Date(person.graduationDate).getTime()).toBeLessThan(Date.now());
  const surname = person.lastname.split(' ')[0]?.toUpperCase() ?? '';
  const plain = surname.normalize('NFD').replaceAll(/\p{M}/gu, '');
  await login('admin');
  await page.goto(`/petitions/${id}`);
  const papers = page.getByRole('list', { name: 'Documentos de esta solicitud' });
  const desk = page.getByRole('region', { name: 'Documento', exact: true });
  for (const [paper, words] of [
    [/^Pasaporte/, ['Apellidos / Surname', person.documentNumber, surname, new RegExp(`^P<.*${plain}.*<<`)]],
    [
      /^Título de Medicina/,
      ['Facultad de Medicina', 'le confiere el título de', `${person.firstname} ${person.lastname}`],
    ],
  ] as const) {
    await papers.getByRole('button', { name: paper }).click();
    await expect(desk.locator('canvas').first()).toBeVisible();
    for (const text of words) await expect(desk.getByText(text).first(), String(text)).toBeAttached();
  }
});
