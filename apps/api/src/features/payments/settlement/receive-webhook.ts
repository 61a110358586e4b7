import { ApiError } from '../../../http/api-error.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { findPaymentRow, storeSession } from '../payments.repository.ts';
import { movePayment } from './move-payment.ts';
import { insertGatewayEvent } from './settlement.repository.ts';

/**
 * A message of the gateway. It counts only if its signature is valid; what the browser says never counts. Its id is
 * stored with the change, so that a repeated message changes nothing.
 */
export async function receiveWebhook(
  context: PaymentsContext,
  { rawBody, headers, requestId }: { rawBody: string; headers: Headers; requestId: string },
): Promise<void> {
  const { gateway, log } = context;
  const message = await gateway.parseWebhook(rawBody, headers);
  if (!message) throw new ApiError('InvalidSignature');
  const { id, type, paymentId, session, event } = message;
  if (!event) return;
  await context.db.transaction(async (tx) => {
    const fresh = await insertGatewayEvent(tx, { gateway: gateway.name, id, type, receivedAt: context.now() });
    if (!fresh) return;
    const payment = paymentId && isUuid.test(paymentId) ? await findPaymentRow(tx, paymentId) : null;
    if (!payment || payment.gateway !== gateway.name) {
      // Another product may share the gateway's account: answered with 200, or it would be repeated for days.
      log.warn({ gateway: gateway.name, event: id, type }, 'webhook about an unknown payment');
      return;
    }
    // The process may have died after the page was made and before it was stored.
    if (session && payment.gatewaySession === null) await storeSession(tx, payment.id, session);
    await movePayment(context, tx, { userId: null, impersonatorId: null, requestId }, payment.id, event);
  });
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
