import type { Stripe } from 'stripe';
import type { CheckoutState, GatewayEvent, PaymentGateway } from './payment-gateway.port.ts';

type Options = {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  /** Another address of the API, for tests. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
};

type Session = Stripe.Checkout.Session;

const toleranceSeconds = 5 * 60;

/** Stripe Checkout. The library is loaded with the first payment, because most processes never need it. */
export function createStripeGateway({ secretKey, webhookSecret, now, api }: Options): PaymentGateway {
  let loaded: Promise<Stripe> | undefined;
  const client = () => {
    loaded ??= import('stripe').then(
      ({ Stripe }) => new Stripe(secretKey, { timeout: 15_000, maxNetworkRetries: 2, telemetry: false, ...api }),
    );
    return loaded;
  };

  const retrieve = async (session: string) => stateOf(await (await client()).checkout.sessions.retrieve(session));

  return {
    name: 'stripe',

    async createCheckout(request) {
      const stripe = await client();
      const created = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.paymentId,
          customer_email: request.buyerEmail,
          locale: request.locale,
          // One line with the total: our tax is rounded once per invoice, Stripe would round each line.
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: request.amountCents,
                product_data: { name: request.description },
              },
            },
          ],
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
          expires_at: Math.floor(request.expiresAt.getTime() / 1000),
          metadata: { paymentId: request.paymentId },
        },
        // With the address: Stripe refuses a key that comes again with another place to return to.
        { idempotencyKey: `checkout-${request.paymentId}-${new URL(request.returnUrl).host}` },
      );
      if (!created.url) throw new Error(`Stripe gave no address for ${created.id}`);
      return { session: created.id, url: created.url };
    },

    retrieve,

    async expire(session) {
      const stripe = await client();
      // Refused if it is no longer open: then its outcome counts.
      await stripe.checkout.sessions.expire(session).catch((error: unknown) => {
        if ((error as { type?: string }).type !== 'StripeInvalidRequestError') throw error;
      });
      return retrieve(session);
    },

    async refund(session) {
      const stripe = await client();
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
      const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
      if (!paymentIntent) throw new Error(`Stripe has no payment for ${session}`);
      await stripe.refunds.create(
        { payment_intent: paymentIntent, reason: 'duplicate' },
        { idempotencyKey: `refund-${session}` },
      );
    },

    async parseWebhook(rawBody, headers) {
      const stripe = await client();
      const signature = headers.get('stripe-signature') ?? '';
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now().getTime(),
        );
      } catch (error) {
        if ((error as { type?: string }).type === 'StripeSignatureVerificationError') return null;
        throw error;
      }
      return translate(event);
    },
  };
}

function translate(event: Stripe.Event): GatewayEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return {
        id,
        type,
        session: session.id,
        paymentId: session.client_reference_id,
        event: eventOf(event.type, session),
      };
    }
    default:
      return { id, type, session: null, paymentId: null, event: null };
  }
}

function eventOf(type: string, session: Session): GatewayEvent['event'] {
  if (type === 'checkout.session.async_payment_failed') return 'fail';
  const state = stateOf(session);
  return state === 'open' ? null : state;
}

/** Complete but unpaid: a bank transfer or the like is under way, and Stripe will report its outcome. */
function stateOf({ status, payment_status: paid }: Session): CheckoutState {
  if (status === 'expired') return 'expire';
  return status === 'complete' && paid !== 'unpaid' ? 'pay' : 'open';
}
