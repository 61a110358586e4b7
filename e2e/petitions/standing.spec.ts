import { type Candidacy, emailOf, findCandidacy } from '../support/candidacies.ts';
import { signInAs } from '../support/payments.ts';
import { applicants, Team } from '../support/petitions.ts';
import { expect, test } from '../support/test.ts';

test('a petition that was not sent stands by itself for administrators, at the same step in list and detail', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/petitions?status=none');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'HOM-' }).first();
  await expect(row).toContainText('Sin iniciar');
  await expect(row).toContainText('Paso 1 de 5');
  await row.getByRole('link').first().click();
  const tabs = page.getByRole('navigation', { name: 'Estado de la cola' });
  await expect(tabs.getByRole('link', { name: /^Sin iniciar/ })).toHaveAttribute('aria-current', /true|page/);
  await expect(page.getByRole('region', { name: 'Veredicto', exact: true })).toContainText(
    'todavía no ha enviado la solicitud',
  );
  await expect(page.getByText('ya no está en revisión')).toHaveCount(0);
  const steps = page.getByRole('list', { name: 'Progreso de la solicitud' }).getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');

  await test.step('also from the search, which keeps no status', async () => {
    await page.goto(new URL(page.url()).pathname);
    await expect(tabs.getByRole('link', { name: /^Sin iniciar/ })).toHaveAttribute('aria-current', /true|page/);
  });
});

test('one that is pending is at the step under way in the list too', async ({ page, login }) => {
  await login('admin');
  await page.goto('/petitions?status=Pending');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'HOM-' }).first();
  await expect(row).toContainText('Paso 2 de 5');
  await row.getByRole('link').first().click();
  const steps = page.getByRole('list', { name: 'Progreso de la solicitud' }).getByRole('listitem');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

test('a grant with conditions has its own words and colour in every place', async ({
  page,
  context,
  request,
  baseURL,
  login,
}) => {
  await signInAs({ context, request, baseURL }, applicants.conditional);
  const main = page.getByRole('main');
  const { id } = await (await Team.open(request)).petitionOf(applicants.conditional);
  for (const path of ['/', '/homologations', '/homologation-info', `/petitions/${id}`]) {
    await page.goto(path);
    await expect(main.getByText('Concedida con condiciones', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Aprobada', { exact: true })).toHaveCount(0);
    await expect(main.locator('[data-state=approved]')).toHaveCount(0);
    // Amber, as what still waits for something; the green of a plain grant is in none of these places.
    const badges = main.locator('[data-tone]').filter({ hasText: 'Concedida con condiciones' });
    await expect(badges.first()).toHaveAttribute('data-tone', 'warn');
    await expect(main.locator('[data-tone=ok]').filter({ hasText: /Concedida|Aprobada/ })).toHaveCount(0);
  }
  await login('admin');
  await page.goto('/petitions?status=Aproved');
  await expect(page.getByRole('table').getByText('Concedida con condiciones').first()).toBeVisible();
});

test('whoever is certified is not offered a petition that would be refused', async ({ page, login }) => {
  await login('certifiedDoctor');
  await page.goto('/homologations');
  await expect(page.getByText('No necesitas una solicitud')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar solicitud' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Buscar ofertas' })).toBeVisible();
});

test('hospitals read nothing untrue of a recognition that is not under way', async ({ page, login, request }) => {
  await login('hospital');
  await page.goto('/users?certification=notStarted');
  await expect(page.getByRole('table').getByText('Sin homologación en trámite').first()).toBeVisible();
  await expect(page.getByText('Homologación sin iniciar')).toHaveCount(0);

  await test.step('nor of one that was refused: it is over, not to be begun', async () => {
    const isDenied = ({ person }: Candidacy) => `${person?.firstname} ${person?.lastname}`.startsWith('Sofía Zambrano');
    const { id, person } = await findCandidacy(request, 'status=inProcess', isDenied);
    expect(await emailOf(request, person.id)).toBe(applicants.denied);
    for (const path of [`/candidate/${id}`, `/candidates/${person.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('Sin homologación en trámite');
      await expect(page.getByText(/sin iniciar/i)).toHaveCount(0);
    }
  });
});

for (const status of ['Refused', 'Aproved']) {
  test(`a petition that ended takes no verdict (${status})`, async ({ page, login }) => {
    await login('admin');
    await page.goto(`/petitions?status=${status}`);
    await page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: 'HOM-' })
      .first()
      .getByRole('link')
      .first()
      .click();
    const verdict = page.getByRole('region', { name: 'Veredicto', exact: true });
    await expect(verdict).toContainText('El trámite ha terminado: los veredictos no se pueden cambiar.');
    await expect(verdict.getByRole('button', { name: /^(Aprobar|Rechazar)/ })).toHaveCount(0);
    const verdicts: string[] = [];
    page.on('request', (asked) => asked.url().endsWith('/verdict') && verdicts.push(asked.url()));
    // Nor by their keys.
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await expect(page.getByRole('textbox', { name: /^Mensaje para/ })).toHaveCount(0);
    expect(verdicts).toEqual([]);
  });
}

test('nor is its doctor told to replace a document', async ({ page, context, request, baseURL }) => {
  await signInAs({ context, request, baseURL }, applicants.denied);
  await page.goto('/homologations');
  await expect(page.getByRole('main').getByText('Denegada', { exact: true }).first()).toBeVisible();
  const documents = page.getByRole('region', { name: 'Documentos', exact: true });
  await expect(documents).toBeVisible();
  await expect(documents.getByRole('button', { name: /^(Sustituir|Elegir PDF|Añadir PDF|Usar fotos)/ })).toHaveCount(0);
  await expect(page.getByText(/Sustituye (un|el|tu) documento|Falta un documento tuyo/)).toHaveCount(0);
});

test('a resolution is chosen, never preselected', async ({ page, login }) => {
  await login('admin');
  await page.goto('/petitions?status=Sended');
  await page.getByRole('table').getByRole('row').filter({ hasText: 'HOM-' }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Registrar resolución' }).click();
  const kinds = page.getByRole('dialog').getByRole('radiogroup', { name: 'Qué ha resuelto el Ministerio' });
  await expect(kinds.getByRole('radio')).toHaveCount(5);
  await expect(kinds.getByRole('radio', { checked: true })).toHaveCount(0);
});
