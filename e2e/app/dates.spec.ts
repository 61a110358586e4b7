import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

test('a typed date stays as it was typed, with the reason why it cannot be', async ({ page }) => {
  await page.goto('/example/inputs/datepicker');
  const birth = field(page, 'Fecha de nacimiento');
  const value = page.getByText(/^Valor: /).first();
  await expect(value).toHaveText('Valor: 1994-03-07');

  await birth.fill('31/02/1994');
  await birth.blur();
  await expect(birth).toHaveValue('31/02/1994');
  await expect(birth).toHaveAccessibleDescription(/Esta fecha no existe/);
  await expect(birth).toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveText('Valor: 31/02/1994');
  await expectAccessible(page);

  await birth.fill('7/4/1994');
  await birth.blur();
  await expect(birth).toHaveValue('07/04/1994');
  await expect(value).toHaveText('Valor: 1994-04-07');
  await expect(birth).not.toHaveAttribute('aria-invalid', 'true');

  await birth.fill('');
  await birth.blur();
  await expect(birth).toHaveValue('');

  const interview = field(page, 'Día de la entrevista');
  await interview.fill('01/11/2026');
  // Nothing is said while somebody types.
  await expect(interview).not.toHaveAttribute('aria-invalid', 'true');
  await interview.blur();
  await expect(interview).toHaveValue('01/11/2026');
  await expect(interview).toHaveAccessibleDescription(/no puede ser anterior al 16\/11\/2026/);
  await interview.fill('30/11/2026');
  await interview.blur();
  await expect(interview).toHaveAccessibleDescription(/no puede ser posterior al 27\/11\/2026/);
  // The calendar does not cover the message by itself.
  await interview.click();
  const day = page.getByRole('button', { name: '20 noviembre 2026' });
  await expect(day).toHaveCount(0);
  await interview.click();
  await day.click();
  await expect(interview).toHaveValue('20/11/2026');
  await expect(interview).not.toHaveAttribute('aria-invalid', 'true');
});
