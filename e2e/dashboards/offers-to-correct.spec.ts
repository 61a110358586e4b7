import { accounts, requestToken } from '../support/accounts.ts';
import { as } from '../support/candidacies.ts';
import { expect, test } from '../support/test.ts';

type Offer = { id: string; version: number };

test('an offer that came back stands on the dashboard with its reason, and leads to where it is corrected', async ({
  page,
  request,
  login,
}) => {
  const recruiter = await requestToken(request, accounts.recruiter);
  const admin = await requestToken(request, accounts.admin);
  const name = `Neumólogo de ventilación ${Date.now()}`;
  const content = {
    ...{ name, description: 'Unidad de ventilación no invasiva.', community: 'ES-VC', speciality: 'Neumología' },
    ...{ salaryMin: 50_000, salaryMax: 56_000, workingDay: 'full', contractType: 'permanent' },
    ...{ yearsOfExperience: 2, vacancies: 1 },
  };
  const send = async (token: string, path: string, data: object) => {
    const answer = await request.post(`/api/offers${path}`, { ...as(token), data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Offer;
  };
  const { id, version } = await send(recruiter, '', { content });
  const published = await send(recruiter, `/managed/${id}/publish`, { version });
  const reason = 'Falta decir cuántas guardias al mes.';
  await send(admin, `/managed/${id}/refuse`, { version: published.version, reason });

  await login('recruiter');
  await page.goto('/dashboard');
  const risks = page.getByRole('region', { name: 'Ofertas en riesgo' });
  const ours = risks.getByRole('listitem').filter({ hasText: name });
  await expect(ours).toContainText('Por corregir');
  await expect(ours).toContainText(reason);
  await ours.getByRole('link', { name: `Corregir ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole('button', { name: 'Corregir' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre del puesto' })).toHaveValue(name);
  await request.delete(`/api/offers/managed/${id}`, as(recruiter));
});
