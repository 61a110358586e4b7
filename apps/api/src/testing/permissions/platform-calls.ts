import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import type { Mailbox } from '../../integrations/mail/mail.port.ts';
import { createSandboxGateway } from '../../integrations/payments/sandbox.payment-gateway.ts';
import type { SandboxCheckouts } from '../../integrations/payments/sandbox-checkouts.port.ts';
import { signWebhook } from '../../integrations/payments/webhook-signature.ts';
import { type TestApi, testSandboxKey } from '../api.ts';
import { buildInvoice, buildPayment, buildRectification } from '../factories/factories.ts';
import { buildOffer } from '../factories/hospital-factories.ts';
import { queuedMail } from '../fakes/queues.ts';
import { type Call, emptyHanded, listed, named, type Owner, personal } from './call.ts';

/** A mailbox with one mail, the same for every caller. */
const mail = { id: randomUUIDv7(), to: 'a@fonendo.test', subject: 'Hola', sentAt: '2026-03-10T09:00:00.000Z' };
export const demoMailbox: Mailbox = {
  list: async () => [mail],
  find: async (id) => (id === mail.id ? { ...mail, html: '', text: '', attachments: [] } : null),
};

const sandboxOf = ({ db, clock }: Pick<TestApi, 'db' | 'clock'>) =>
  createSandboxGateway({
    ...{ db, now: clock.now, key: testSandboxKey, publicUrl: 'https://fonendo.test' },
    sendMessage: async () => undefined,
  });

/** For an API that is being made: its own database is there once somebody pays. */
export const sandboxWithin = (api: () => TestApi): SandboxCheckouts => ({
  find: (id) => sandboxOf(api()).find(id),
  choose: (id, choice) => sandboxOf(api()).choose(id, choice),
});

async function checkout(api: TestApi, owner: Owner): Promise<string> {
  const { id: paymentId, expiresAt } = await buildPayment(api.db, {
    userId: owner.userId,
    expiresAt: new Date('2026-03-10T10:00:00Z'),
  });
  const { session } = await sandboxOf(api).createCheckout({
    ...{ paymentId, expiresAt, description: 'Homologación', amountCents: 47_190, currency: 'EUR', locale: 'es' },
    ...{ returnUrl: `https://fonendo.test/payment?id=${paymentId}`, buyerEmail: 'valentina@fonendo.test' },
  });
  return session;
}

const ofCheckout = (choice?: string): Call =>
  named(async (api, owner, self) => {
    const session = await checkout(api, owner);
    return { params: { id: owner === self ? session : `${session}x`, ...(choice && { choice }) } };
  });

const webhook: Call = named(({ clock }, owner, self) => {
  const body = JSON.stringify({ id: randomUUIDv7(), type: 'checkout.news', session: 'sbx_none', reference: '' });
  const key = owner === self ? testSandboxKey : Buffer.from('another key');
  return {
    params: { gateway: 'sandbox' },
    body: JSON.parse(body),
    headers: { 'sandbox-signature': signWebhook(key, body, clock.now()) },
  };
}, 'InvalidSignature');

/** Open if it is one's own, so that doctors see it too; a draft of somebody else is nobody's to see but theirs. */
async function offerOf({ db }: TestApi, owner: Owner, self: Owner, name = 'plaza'): Promise<string> {
  const standing = owner !== self && { status: 'draft' as const, publishedAt: null };
  return (await buildOffer(db, { hospitalId: owner.hospitalId, name, searchTitle: name, ...standing })).id;
}

const everybodys = true;

const payment = ({ db }: TestApi, { userId }: Owner) => buildPayment(db, { userId });

let invoices = 0;

async function invoiced(api: TestApi, owner: Owner) {
  invoices += 1;
  const row = await payment(api, owner);
  await buildInvoice(api.db, row, { number: invoices, series: 'F2026', issuedOn: '2026-03-01' });
  return row;
}

export const platformCalls: Record<string, Call> = {
  'GET /health': personal(),
  'GET /ready': personal(),
  'GET /docs': personal(),
  'GET /docs/reference.css': personal(),
  'GET /openapi.json': personal(),
  'POST /auth/passkeys/options': personal(),
  'POST /auth/signin': emptyHanded,
  'POST /auth/send-contact': emptyHanded,
  'POST /auth/interest': emptyHanded,

  'GET /settings/public': personal(),
  'GET /settings/about': personal(),
  'GET /settings/prices': personal(),
  'PUT /settings/prices': emptyHanded,
  'GET /settings/passport': personal(),
  'PUT /settings/passport': emptyHanded,
  'GET /settings/holidays': personal(),
  'PATCH /settings/holidays': emptyHanded,
  'GET /settings/rejection-reasons': personal(),
  'PUT /settings/rejection-reasons': emptyHanded,
  'GET /settings/paper-weights': personal(),
  'PUT /settings/paper-weights': emptyHanded,
  'GET /petitions/waiting-times': personal(),

  'GET /service': personal(),
  'GET /service/mails': personal({ holds: queuedMail.id }),
  'POST /service/mails/:id/retry': personal({ params: { id: queuedMail.id } }),
  'POST /service/mails/:id/cancel': personal({ params: { id: queuedMail.id } }),
  'GET /audit': personal(),
  'GET /audit/export.csv': personal(),
  'GET /pages': listed(async (api, owner, self) => {
    const id = await offerOf(api, owner, self);
    const [caller] = await api.db.select({ verifiedAt: users.verifiedAt }).from(users).where(eq(users.id, self.userId));
    // Who is not verified yet is let in, and reads nothing of it.
    return { query: { address: `/offers/${id}` }, ...(caller?.verifiedAt && { holds: id }) };
  }),
  'GET /dashboards/administrator': personal(),
  'GET /dashboards/hospital': personal(),
  'GET /dashboards/doctor': personal(),
  'GET /search': listed(async (api, owner, self) => {
    const name = `plaza${randomUUIDv7().slice(-12)}`;
    return { holds: await offerOf(api, owner, self, name), query: { q: name } };
  }),

  'GET /payments': listed(async (api, owner) => ({ holds: (await payment(api, owner)).id })),
  'POST /payments': emptyHanded,
  'GET /payments/quote': personal({ query: { products: 'recognition' } }),
  'GET /payments/all': listed(async (api, owner) => ({
    holds: (await payment(api, owner)).id,
    query: { userId: owner.userId },
  })),
  'GET /payments/:id': {
    ...named(async (api, owner) => ({ params: { id: (await payment(api, owner)).id } })),
    everybodys,
  },
  'GET /payments/:id/invoice': {
    ...named(async (api, owner) => ({ params: { id: (await invoiced(api, owner)).id } })),
    everybodys,
  },
  'GET /payments/registry': personal(),
  'POST /payments/registry/check': personal(),
  'GET /payments/registry/export.xml': personal(),
  'POST /payments/:id/rectifications': named(async (api, owner) => {
    const row = await invoiced(api, owner);
    return { params: { id: row.id }, body: { kind: 'refund', baseCents: 100, reason: 'Desistimiento' } };
  }),
  'GET /payments/:id/rectifications/:invoiceId': {
    ...named(async (api, owner) => {
      const row = await invoiced(api, owner);
      return { params: { id: row.id, invoiceId: await buildRectification(api.db, row.id) } };
    }),
    everybodys,
  },
  'POST /payments/webhooks/:gateway': webhook,
  'GET /sandbox-gateway/checkouts/:id': ofCheckout(),
  'POST /sandbox-gateway/checkouts/:id/:choice': ofCheckout('pay'),
  'GET /dev/mailbox': personal({ holds: mail.id }),
  'GET /dev/mailbox/:id': personal({ params: { id: mail.id } }),
};
