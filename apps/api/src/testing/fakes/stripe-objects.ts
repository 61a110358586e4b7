/**
 * Objects of Stripe's API with every field of its published fixtures (openapi/fixtures3.json of stripe/openapi, version
 * 2022-11-15): most of a real answer is empty or about something else, and must not be in the way. The values are ours.
 */

const created = 1_773_133_200;

const emptyOf = (names: string): Record<string, null> =>
  Object.fromEntries(names.split(' ').map((name) => [name, null]));

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  client_reference_id: string | null;
  payment_intent: string | null;
  /** What the product does not read. */
  [other: string]: unknown;
};

export const checkoutSession = (known: Partial<CheckoutSession> & { id: string }): CheckoutSession => ({
  ...emptyOf('after_expiration allow_promotion_codes amount_subtotal amount_total billing_address_collection consent'),
  ...emptyOf('consent_collection currency customer customer_creation customer_email invoice invoice_creation locale'),
  ...emptyOf('payment_link payment_method_collection recovered_from setup_intent shipping_address_collection'),
  ...emptyOf('shipping_cost shipping_details submit_type subscription total_details'),
  automatic_tax: { enabled: false, status: null },
  cancel_url: 'https://fonendo.test/payment?id=1',
  created,
  custom_fields: [],
  custom_text: emptyOf('shipping_address submit'),
  customer_details: {
    ...emptyOf('address name phone tax_ids'),
    email: 'valentina@correo.test',
    tax_exempt: 'none',
  },
  expires_at: created + 3_600,
  livemode: false,
  metadata: {},
  mode: 'payment',
  payment_method_options: {},
  payment_method_types: ['card'],
  phone_number_collection: { enabled: false },
  shipping_options: [],
  success_url: 'https://fonendo.test/payment?id=1',
  object: 'checkout.session',
  url: `https://checkout.stripe.test/${known.id}`,
  status: 'open',
  payment_status: 'unpaid',
  client_reference_id: null,
  payment_intent: null,
  ...known,
});

export const refund = (id: string, paymentIntent: string | undefined) => ({
  ...emptyOf('reason receipt_number source_transfer_reversal transfer_reversal'),
  amount: 47_190,
  balance_transaction: 'txn_1',
  charge: 'ch_1',
  created,
  currency: 'eur',
  id,
  metadata: {},
  object: 'refund',
  payment_intent: paymentIntent ?? null,
  status: 'succeeded',
});

export const event = (type: string, object: object) => ({
  api_version: '2022-11-15',
  created,
  data: { object },
  id: 'evt_1',
  livemode: false,
  object: 'event',
  pending_webhooks: 0,
  request: emptyOf('id idempotency_key'),
  type,
});

/** What most of Stripe's messages are about, and we never asked for. */
export const paymentIntent = (id: string) => ({
  ...emptyOf('application application_fee_amount automatic_payment_methods canceled_at cancellation_reason customer'),
  ...emptyOf('description invoice last_payment_error next_action on_behalf_of processing receipt_email review'),
  ...emptyOf('setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_data'),
  ...emptyOf('transfer_group'),
  amount: 47_190,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 47_190,
  capture_method: 'automatic',
  client_secret: `${id}_secret_1`,
  confirmation_method: 'automatic',
  created,
  currency: 'eur',
  id,
  latest_charge: 'ch_1',
  livemode: false,
  metadata: {},
  object: 'payment_intent',
  payment_method: 'pm_1',
  payment_method_options: {},
  payment_method_types: ['card'],
  status: 'succeeded',
});
