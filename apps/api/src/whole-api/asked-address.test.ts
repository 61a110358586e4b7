import { startedPaymentSchema } from '@fonendo/contract/payments.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sandboxCheckouts } from '../db/schema/payments.ts';
import { openTestApi } from '../testing/api.ts';
import { buildRunHospital } from '../testing/scenes/hospital-staff.ts';
import { openPaymentsApi } from '../testing/scenes/payments.ts';
import { buildAccount } from '../testing/sign-in.ts';

const publicOrigins = ['https://www.fonendo.test', 'http://127.0.0.1:3000'];
const api = await openTestApi({ publicOrigins });
const payments = await openPaymentsApi({ publicOrigins });
const { request, db, outbox } = api;
const main = 'https://fonendo.test';

/** What a request says of where it was made, and where people are led back to. */
const cases: [string, Record<string, string>, string][] = [
  ['nothing', {}, main],
  ['the main host', { host: 'fonendo.test' }, main],
  ['a listed host', { host: 'www.fonendo.test' }, 'https://www.fonendo.test'],
  ['a listed host in capitals', { host: 'WWW.Fonendo.test' }, 'https://www.fonendo.test'],
  ['a listed host with its port', { host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  ['a listed origin', { host: 'api.internal', origin: 'https://www.fonendo.test' }, 'https://www.fonendo.test'],
  ['a listed host with another port', { host: '127.0.0.1:4000' }, main],
  ['somebody else’s host', { host: 'evil.test' }, main],
  ['a listed host with more behind it', { host: 'www.fonendo.test.evil.test' }, main],
  ['a listed host after a sign', { host: 'evil.test@www.fonendo.test' }, main],
  ['two hosts', { host: 'www.fonendo.test, evil.test' }, main],
  ['somebody else’s origin', { host: 'fonendo.test', origin: 'https://evil.test' }, main],
  ['a listed origin without its scheme', { host: 'fonendo.test', origin: 'www.fonendo.test' }, main],
  ['the listed host by another scheme', { host: 'fonendo.test', origin: 'http://www.fonendo.test' }, main],
  ['a host that was passed on', { host: 'fonendo.test', 'x-forwarded-host': 'www.fonendo.test' }, main],
  ['somebody else’s host that was passed on', { host: 'fonendo.test', 'x-forwarded-host': 'evil.test' }, main],
  ['a forwarding', { host: 'fonendo.test', forwarded: 'host=evil.test;proto=https' }, main],
];

test.each(cases)(
  'the link for a new password, asked for with %s, leads where it may',
  async (_name, headers, address) => {
    const { email } = await buildAccount(db);
    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(email)}`, { headers });
    const mail = outbox.findLast(({ to }) => to === email);
    expect(mail?.button.url).toMatch(new RegExp(`^${RegExp.escape(address)}/new-password\\?token=[\\w-]{43}$`));
    expect(JSON.stringify(mail)).not.toContain('evil');
  },
);

test('a mail to somebody else links to where whoever caused it was', async () => {
  const { administrator } = await buildRunHospital(api);
  const email = 'otra.direccion@fonendo.test';
  await request('POST', '/api/profiles/invitations', {
    token: administrator.jwt,
    body: { firstname: 'Nuria', lastname: 'Ferrer', email, role: 'recruiter' },
    headers: { host: 'www.fonendo.test' },
  });
  expect(outbox.at(-1)?.button.url).toMatch(/^https:\/\/www\.fonendo\.test\/signup\?invitation=/);
});

test.each(cases)('a payment that is begun with %s returns where it may', async (_name, headers, address) => {
  const { token } = await payments.buildPayer();
  const body = { products: ['offersAccess'], expectedTotalCents: 5929, earlyStartConsent: true };
  const answer = await payments.request('POST', '/api/payments', { token, body, headers });
  const { id, checkoutUrl } = startedPaymentSchema.parse(answer.body);
  const [checkout] = await payments.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, id));
  expect(checkout?.returnUrl).toBe(`${address}/payment?id=${id}`);
  expect(new URL(checkoutUrl).origin).toBe(address);
});
