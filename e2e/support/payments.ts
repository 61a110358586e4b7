import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { requestToken } from './accounts.ts';
import { signInWith } from './registration.ts';
import { expect } from './test.ts';

/** Demo doctors who have not paid for anything; each journey has its own, so that none meets another's payments. */
export const payers = {
  journey: 'carlos.cardenas6@demo.fonendo.test',
  retries: 'esteban.nanez10@demo.fonendo.test',
  tabs: 'gonzalo.urrutia14@demo.fonendo.test',
  phone: 'ignacio.rivas18@demo.fonendo.test',
  prices: 'rodrigo.herrera30@demo.fonendo.test',
  nextPrices: 'bruno.escobar34@demo.fonendo.test',
  forged: 'diego.benitez38@demo.fonendo.test',
  /** With a recognised degree, resident in Spain. */
  taxed: 'alejandro.figueroa2@demo.fonendo.test',
  /** With a recognised degree and a CV. */
  writer: 'leandro.ospina22@demo.fonendo.test',
} as const;

type Payer = { context: BrowserContext; request: APIRequestContext; baseURL: string | undefined };

/** Signs the browser in as somebody by email; answers with the token. */
export async function signInAs({ context, request, baseURL }: Payer, email: string): Promise<string> {
  const token = await requestToken(request, email);
  await signInWith(context, baseURL, token);
  return token;
}

/** The contract, read and signed as its screen does it. */
export async function signContract(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const contract = (await (await request.get('/api/contract', { headers })).json()) as {
    fullName: string;
    signed: unknown;
    offered: { sha256: string } | null;
  };
  if (contract.signed) return;
  const data = { sha256: contract.offered?.sha256, signedName: contract.fullName, accepted: true };
  expect((await request.post('/api/contract', { headers, data })).ok(), 'the contract is signed').toBe(true);
}

type Listed = { id: string; status: string; totalCents: number; invoiceNumber: string | null };

export async function listPayments(request: APIRequestContext, token: string): Promise<Listed[]> {
  const answer = await request.get('/api/payments', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { items: Listed[] }).items;
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/account?tab=payments');
  await expect(page.getByRole('button', { name: 'Confirmar y pagar' })).toBeVisible();
}

/** Chooses, agrees and goes to the gateway's page. */
export async function goToGateway(page: Page, services: readonly string[]): Promise<void> {
  for (const name of services) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('checkbox', { name: /^Pido que el servicio empiece ya/ }).check();
  await page.getByRole('button', { name: 'Confirmar y pagar' }).click();
  await expect(page.getByRole('button', { name: 'Rechazar el pago' })).toBeVisible();
}
