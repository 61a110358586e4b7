import { expectAccessible } from '../support/accessibility.ts';
import { brokenWords } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';

test('an interview is proposed from the calendar, to somebody who can be proposed one', async ({ page, login }) => {
  await login('recruiter');
  await page.goto('/candidates?view=calendar');
  await page.getByRole('button', { name: 'Proponer entrevista' }).click();
  const dialog = page.getByRole('dialog', { name: '¿A quién se le propone una entrevista?' });
  // Who has one already says so, and leads to it.
  await expect(dialog).toContainText('ya tiene una entrevista en marcha');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /Buscar por nombre/ }).fill('nadie se llama así');
  await expect(dialog).toContainText('Nadie con ese nombre está en proceso');
  await dialog.getByRole('textbox', { name: /Buscar por nombre/ }).fill('');
  const free = dialog.getByRole('listitem').filter({ hasNotText: 'No se pueden proponer fechas' }).getByRole('link');
  await free.first().click();
  await expect(page).toHaveURL(/\/candidate\/.*work=interview/);
  await expect(page.getByRole('heading', { name: 'Proponer entrevista' })).toBeVisible();
});

test('the second zone is chosen by hand, and stays during the visit', async ({ page, login }) => {
  await login('recruiter');
  await page.goto('/candidates?view=calendar');
  const week = page.getByRole('region', { name: 'Semana de entrevistas' });
  const choice = week.getByRole('combobox', { name: 'Segunda hora' });
  await choice.selectOption({ label: 'Lima' });
  await expect(week).toContainText('Lima');
  await page.reload();
  await expect(choice).toHaveValue('America/Lima');
  // A city of two words has two lines, and none of its words is cut.
  await choice.selectOption({ label: 'Buenos Aires' });
  await expect(week).toContainText('UTC−3');
  expect(await brokenWords(page)).toEqual([]);
  await choice.selectOption('');
  await expect(choice).toHaveValue('');
});
