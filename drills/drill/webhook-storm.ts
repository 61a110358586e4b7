import { deriveKeys } from '../../apps/api/src/http/secret-keys.ts';
import { signWebhook } from '../../apps/api/src/integrations/payments/webhook-signature.ts';
import { type Drill, unless } from '../drill.ts';
import { call, inTurns, signIn } from '../scene/client.ts';
import { ask } from '../scene/postgres.ts';
import { secret } from '../scene/product.ts';

export const webhookStorm: Drill = {
  name: 'webhook-storm',
  what: 'the gateway tells of one payment a thousand times, with forged and old copies between: paid once, invoiced once',
  async run({ open, short }) {
    const messages = short ? 100 : 1000;
    const stage = await open('drill_webhooks');
    try {
      const product = await stage.start();
      const doctor = await signIn(product.origin, 'doctor.nuevo@fonendo.test');
      const contract = await call(product.origin, 'GET', '/contract', { person: doctor });
      const { fullName, offered } = contract.body as { fullName: string; offered: { sha256: string } };
      await call(product.origin, 'POST', '/contract', {
        person: doctor,
        body: { sha256: offered.sha256, signedName: fullName, accepted: true },
      });
      const quote = await call(product.origin, 'GET', '/payments/quote?products=recognition', { person: doctor });
      const expectedTotalCents = (quote.body as { totalCents?: number }).totalCents;
      const started = await call(product.origin, 'POST', '/payments', {
        person: doctor,
        body: { products: ['recognition'], earlyStartConsent: true, expectedTotalCents },
      });
      const { id, checkoutUrl } = started.body as { id: string; checkoutUrl: string };
      if (!checkoutUrl) throw new Error(`no payment was started: ${JSON.stringify([quote, started])}`);
      const session = checkoutUrl.split('/').at(-1);
      // The gateway knows that it was paid; what it tells comes from us, many times.
      await ask(stage.databaseUrl, `update sandbox_checkouts set status = 'pay' where id = $1`, [session]);
      const key = deriveKeys(secret)['sandbox-gateway'];
      const body = (number: number) =>
        JSON.stringify({ id: `evt_${number % 7}`, type: 'checkout.pay', session, reference: id });
      const kinds = ['right', 'right', 'forged', 'old'] as const;
      const statuses = await inTurns(Array.from({ length: messages }), 32, async (_, number) => {
        const kind = kinds[number % kinds.length] ?? 'right';
        const text = body(number);
        const at = new Date(Date.now() - (kind === 'old' ? 3_600_000 : 0));
        const signature =
          kind === 'forged' ? `t=${Math.floor(at.getTime() / 1000)},v1=${'0'.repeat(64)}` : signWebhook(key, text, at);
        const { status } = await fetch(`${product.origin}/api/payments/webhooks/sandbox`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
          body: text,
        });
        return { kind, status };
      });
      const [row] = await ask<{ status: string; invoices: number; settled: number }>(
        stage.databaseUrl,
        `select p.status, (select count(*)::int from invoices i where i.payment_id = p.id) invoices,
           (select count(*)::int from audit_entries a where a.subject_id = p.id::text and a.action = 'payment.settled') settled
         from payments p where p.id = $1`,
        [id],
      );
      const taken = statuses.filter(({ status }) => status < 300);
      return {
        tried: `${messages} messages about one payment, half of them forged or an hour old`,
        acknowledged: `${taken.length} taken, ${statuses.length - taken.length} refused`,
        found: `payment ${row?.status}, ${row?.invoices} invoice, ${row?.settled} audit entry`,
        problems: unless([
          [
            statuses.every(({ kind, status }) => (kind === 'right') === status < 300),
            'a forged message was taken, or a right one refused',
          ],
          [statuses.every(({ status }) => status < 500), 'a message was answered with 5xx'],
          [row?.status === 'paid' && row.invoices === 1 && row.settled === 1, 'it was not settled exactly once'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};
