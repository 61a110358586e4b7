import { randomBytes } from 'node:crypto';
import { type PaymentEvent, paymentEvents } from '@fonendo/domain/payments/payment.lifecycle';
import { defaultLocale, locales } from '@fonendo/domain/shared/locale';
import type { Database } from '../../db/database.ts';
import type { CheckoutState, GatewayEvent, PaymentGateway } from './payment-gateway.port.ts';
import {
  closeSandboxCheckout,
  findSandboxCheckout,
  type SandboxRow,
  setSandboxStatus,
  upsertSandboxCheckout,
} from './sandbox.repository.ts';
import type {
  SandboxCheckout,
  SandboxCheckouts,
  SandboxMessage,
  SendSandboxMessage,
} from './sandbox-checkouts.port.ts';
import { isSignedWebhook, signWebhook } from './webhook-signature.ts';

const sandboxSignatureHeader = 'sandbox-signature';

type Options = {
  db: Database;
  now: () => Date;
  key: Buffer;
  sendMessage: SendSandboxMessage;
};

/** Replaces a gateway: it takes no money, but has its own page and signed messages like a real one. */
export function createSandboxGateway({ db, now, key, sendMessage }: Options): PaymentGateway & SandboxCheckouts {
  const stateOf = (row: SandboxRow): CheckoutState => {
    if (row.status === 'open') return row.expiresAt > now() ? 'open' : 'expire';
    return row.status === 'refunded' ? 'pay' : (row.status as CheckoutState);
  };
  const present = (row: SandboxRow): SandboxCheckout => ({
    id: row.id,
    state: stateOf(row),
    description: row.description,
    amountCents: row.amountCents,
    currency: row.currency,
    locale: locales.find((locale) => locale === row.locale) ?? defaultLocale,
    returnUrl: row.returnUrl,
  });
  const getRow = async (session: string) => {
    const row = await findSandboxCheckout(db, session);
    if (!row) throw new Error(`the sandbox has no checkout ${session}`);
    return row;
  };

  return {
    name: 'sandbox',

    async createCheckout(request) {
      const { host } = new URL(request.returnUrl);
      const row = await upsertSandboxCheckout(db, {
        id: `sbx_${randomBytes(18).toString('base64url')}`,
        reference: request.paymentId,
        idempotencyKey: `${request.paymentId} ${host}`,
        status: 'open',
        description: request.description,
        amountCents: request.amountCents,
        currency: request.currency,
        locale: request.locale,
        returnUrl: request.returnUrl,
        createdAt: now(),
        expiresAt: request.expiresAt,
      });
      return { session: row.id, url: new URL(`/api/sandbox-gateway/checkouts/${row.id}`, row.returnUrl).href };
    },

    retrieve: async (session) => stateOf(await getRow(session)),

    async expire(session) {
      await closeSandboxCheckout(db, session, 'expire', null);
      return stateOf(await getRow(session));
    },

    refund: (session) => setSandboxStatus(db, session, 'pay', 'refunded'),

    async parseWebhook(rawBody, headers) {
      if (!isSignedWebhook(key, rawBody, headers.get(sandboxSignatureHeader), now())) return null;
      const { id, type, session, reference } = JSON.parse(rawBody) as SandboxMessage;
      return { id, type, session, paymentId: reference, event: eventOf(type) };
    },

    async find(id) {
      const row = await findSandboxCheckout(db, id);
      return row && present(row);
    },

    choose: (id, choice) =>
      db.transaction(async (tx) => {
        const closed = await closeSandboxCheckout(tx, id, choice, now());
        if (closed) {
          const message = { id: `evt_${id}_${choice}`, type: `checkout.${choice}`, session: id };
          await sendMessage(tx, { ...message, reference: closed.reference });
        }
        const row = await findSandboxCheckout(tx, id);
        return row && present(row);
      }),
  };
}

const eventOf = (type: string): GatewayEvent['event'] =>
  paymentEvents.find((event: PaymentEvent) => type === `checkout.${event}`) ?? null;

/** Delivers a message over HTTP, like another company. Failures are thrown, and the queue tries again. */
export const createSandboxDelivery =
  (key: Buffer, now: () => Date, webhookUrl: string) =>
  async (message: SandboxMessage): Promise<void> => {
    const body = JSON.stringify(message);
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signWebhook(key, body, now()) },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
