import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts, requestToken } from '../support/accounts.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const content = {
  name: 'Nefrología con un proceso propio',
  description: 'Consulta y hemodiálisis. Guardias localizadas cada dos semanas.',
  community: 'ES-VC',
  speciality: 'Nefrología',
  salaryMin: 54_000,
  salaryMax: 60_000,
  workingDay: 'full',
  contractType: 'permanent',
  yearsOfExperience: 2,
  vacancies: 1,
};

async function actAs(request: APIRequestContext, email: string) {
  const headers = { authorization: `Bearer ${await requestToken(request, email)}` };
  return async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => {
    const response = await request[method](`/api${path}`, { headers, ...(data && { data }) });
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
    return response.status() === 204 ? null : response.json();
  };
}

const steps = (page: Page) => page.getByRole('form', { name: /^Proceso / }).getByRole('listitem');

test('a process is made, put in another order by keyboard and followed by an offer', async ({
  page,
  login,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.expect(/409.*api\/processes/);
  const name = `Con examen ${Date.now()}`;
  const recruiter = await actAs(request, accounts.recruiter);
  const offer = await recruiter('post', '/offers', { content });
  await login('recruiter');
  await page.goto('/process');
  await expect(page.getByRole('heading', { level: 1, name: 'Proceso de selección' })).toBeVisible();

  await page.getByRole('button', { name: 'Crear proceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proceso' });
  await dialog.getByRole('textbox', { name: 'Nombre del proceso' }).fill('FACULTATIVO especialista');
  await dialog.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(dialog.getByText('Ya hay un proceso con este nombre.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre del proceso' }).fill(name);
  await dialog.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(page.getByRole('link', { name }).first()).toHaveAttribute('aria-current', 'page');
  await expect(steps(page)).toHaveCount(3);

  // Lifted, two places up, dropped: heard at every turn.
  await page.getByRole('button', { name: 'Mover Entrevista' }).focus();
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();
  await page.keyboard.press('Space');
  await said('Ha levantado Entrevista, puesto 3 de 3.');
  await page.keyboard.press('ArrowUp');
  await said('Entrevista pasa al puesto 2 de 3.');
  await page.keyboard.press('ArrowUp');
  await said('Entrevista pasa al puesto 1 de 3.');
  await page.keyboard.press('Space');
  await expect(steps(page).first()).toContainText('Entrevista');
  await expect(steps(page).first()).toContainText('Obligatorio');

  // A step without a name is not saved, and opens where it is wrong.
  await steps(page).first().getByRole('button', { expanded: false }).first().click();
  const stepName = page.getByRole('textbox', { name: 'Nombre del paso' });
  await stepName.fill('');
  await expect(page.getByRole('checkbox', { name: 'Obligatorio' })).toBeDisabled();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(stepName).toHaveAttribute('aria-invalid', 'true');
  await stepName.fill('Examen con el servicio');
  await expectAccessible(page);

  // Nobody leaves without being asked.
  await page.getByRole('link', { name: 'Proceso estándar' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Proceso guardado')).toBeVisible();
  await expect(page.getByText('Sin cambios pendientes')).toBeVisible();

  await page.goto(`/offers/${offer.id}?edit=true`);
  await page.getByRole('combobox', { name: 'Proceso que sigue esta oferta' }).click();
  await page.getByRole('option', { name }).click();
  const outline = page.getByRole('list', { name: 'Pasos de la selección' });
  await expect(outline.getByRole('listitem').first()).toContainText('Examen con el servicio');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Oferta enviada a revisión')).toBeVisible();
  await expect(outline.getByRole('listitem')).toHaveText([
    /Examen con el servicio.*Entrevista · 45 minutos/,
    /Solicitud de documentación/,
    /Gestión interna/,
  ]);

  // The process goes; the offer keeps its steps, and doctors see them.
  const { items } = await recruiter('get', '/processes');
  await recruiter('delete', `/processes/${items.find((item: { name: string }) => item.name === name).id}`);
  const admin = await actAs(request, accounts.admin);
  await admin('post', `/offers/managed/${offer.id}/approve`, { version: 2 });
  await signInWith(page.context(), baseURL, await requestToken(request, accounts.certifiedDoctor));
  await page.goto(`/offers/${offer.id}`);
  await expect(page.getByRole('heading', { name: 'Así es la selección' })).toBeVisible();
  await expect(outline.getByRole('listitem').first()).toContainText('Examen con el servicio');
  await expectAccessible(page);
  await recruiter('delete', `/offers/managed/${offer.id}`);
});

test('on a phone steps are moved by buttons, and a colleague’s version is never overwritten', async ({
  page,
  login,
  request,
  problems,
}) => {
  test.slow();
  problems.expect(/409.*api\/processes/);
  const name = `En el teléfono ${Date.now()}`;
  const recruiter = await actAs(request, accounts.recruiter);
  const process = await recruiter('post', '/processes', { name, copyOf: null });
  await page.setViewportSize({ width: 390, height: 844 });
  await login('recruiter');
  await page.goto('/process');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Bajar Solicitud de documentación' }).click();
  await expect(steps(page).first()).toContainText('Gestión interna');
  await expectAccessible(page);

  // A colleague renames it: both changes are kept, and the page says whose they were.
  const colleague = await actAs(request, accounts.hospital);
  const { firstname, lastname } = await colleague('get', '/account');
  const author = `${firstname} ${lastname}`;
  const renamed = await colleague('put', `/processes/${process.id}`, { ...process, name: `${name} (de otra persona)` });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`Unido con los cambios de ${author}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre del proceso' })).toHaveValue(`${name} (de otra persona)`);
  await expect(steps(page).first()).toContainText('Gestión interna');
  await expect(page.getByText('Sin cambios pendientes')).toBeVisible();

  // Both change the steps: whoever comes second chooses.
  await page.getByRole('button', { name: 'Bajar Gestión interna' }).click();
  const [first, ...others] = renamed.steps;
  const version = renamed.version + 1;
  await colleague('put', `/processes/${process.id}`, {
    ...{ ...renamed, version },
    steps: [{ ...first, name: 'Papeles' }, ...others],
  });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Hay otra versión de este proceso' });
  await expect(notice).toContainText(`${author} ha guardado lo mismo`);
  await expect(notice).toContainText('pasos');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Cargar la otra versión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar los cambios' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre del proceso' })).toHaveValue(`${name} (de otra persona)`);
  await expect(steps(page).first()).toContainText('Papeles');

  await page.getByRole('button', { name: `Acciones de ${name} (de otra persona)` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar proceso' }).click();
  await expect(page.getByText('Proceso eliminado')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
