import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StartPayment } from '@fonendo/contract/payments.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { quote } from '@fonendo/domain/payments/pricing';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { checkoutRequest } from './checkout-request.ts';
import type { PaymentsContext } from './payments.context.ts';
import { insertPayment, listOpenPayments, lockBuyer, type PaymentRow, storeCheckout } from './payments.repository.ts';
import { type CheckoutFacts, readCheckoutFacts } from './read-quote.ts';
import { movePayment } from './settlement/move-payment.ts';

const paymentLifeMs = 60 * 60_000;
/** Gateways refuse pages that close sooner (Stripe requires half an hour). */
const shortestPageMs = 31 * 60_000;
/** Each round closes conflicting checkouts; more rounds are needed only with clicks in many tabs at once. */
const maxRounds = 4;

type Started = { id: string; checkoutUrl: string };

/**
 * Opens the gateway's page. The row is stored before the gateway is called, and the gateway answers a repeated request
 * with the same page: whenever the process dies, the next try continues. The same order in two tabs is one payment;
 * another order, or changed prices, closes the open one.
 */
export async function startPayment(context: PaymentsContext, actor: Actor, order: StartPayment): Promise<Started> {
  for (let round = 0; round < maxRounds; round += 1) {
    const { payment, others } = await context.db.transaction((tx) => openPayment(context, tx, actor, order));
    for (const other of others) await closeCheckout(context, actor, other);
    if (!payment) continue;
    const started = payment.checkoutUrl
      ? await reuseCheckout(context, actor, payment, payment.checkoutUrl)
      : await createCheckout(context, payment);
    if (started) return started;
  }
  // The other checkout cannot be closed: its payment is in progress.
  throw refusal({ products: { key: 'errors.paymentUnderWay' } });
}

async function openPayment(context: PaymentsContext, tx: Transaction, actor: Actor, order: StartPayment) {
  await lockBuyer(tx, actor.userId);
  const now = context.now();
  const facts = await readCheckoutFacts(tx, actor.userId);
  const terms = agreeOnTerms(facts, order);
  const open = await listOpenPayments(tx, actor.userId);
  const same = open.find(
    (payment) =>
      payment.gateway === context.gateway.name &&
      payment.expiresAt.getTime() - now.getTime() > (payment.checkoutUrl ? 0 : shortestPageMs) &&
      isDeepStrictEqual(termsOf(payment), terms),
  );
  const others = open.filter((payment) => payment !== same);
  // Others are closed first: one of them may turn out to be paid, and then nothing is left to pay.
  if (others.length > 0) return { payment: null, others };
  return { payment: same ?? (await insert(context, tx, actor, terms, now)), others };
}

const notSoldKeys = {
  otherRoad: 'errors.otherRoad',
  unknownRoad: 'errors.unknownRoad',
  resolved: 'errors.alreadyResolved',
} as const;

type Terms = ReturnType<typeof agreeOnTerms>;

/** The terms of the payment; throws the reasons if it cannot begin. */
function agreeOnTerms(
  { settings, granted, missing, country, buyer, offered, notSold }: CheckoutFacts,
  order: StartPayment,
) {
  const fields: Record<string, FieldError> = {};
  for (const blocker of missing) {
    fields[blocker] = { key: blocker === 'contract' ? 'errors.contractNotSigned' : 'errors.required' };
  }
  const { lines, ...amounts } = quote(order.products, settings, country);
  const products = lines.map(({ product }) => product);
  if (order.products.some((product) => granted.includes(product))) fields['products'] = { key: 'errors.alreadyPaid' };
  else if (notSold && order.products.includes('recognition')) fields['products'] = { key: notSoldKeys[notSold] };
  else if (order.products.some((product) => !offered.includes(product))) fields['products'] = { key: 'errors.oneOf' };
  else if (products.length === 0) fields['products'] = { key: 'errors.nothingToPay' };
  else if (amounts.totalCents !== order.expectedTotalCents) fields['products'] = { key: 'errors.priceChanged' };
  if (Object.keys(fields).length > 0) throw refusal(fields);
  return { products, lines, ...amounts, buyer };
}

const termsOf = ({
  products,
  lines,
  baseCents,
  taxRate,
  taxRule,
  taxCents,
  totalCents,
  currency,
  buyer,
}: PaymentRow): Record<keyof Terms, unknown> => ({
  products,
  lines,
  baseCents,
  taxRate,
  taxRule,
  taxCents,
  totalCents,
  currency,
  buyer,
});

async function insert(context: PaymentsContext, tx: Transaction, actor: Actor, terms: Terms, now: Date) {
  const payment = await insertPayment(tx, {
    id: randomUUIDv7(),
    userId: actor.userId,
    ...terms,
    earlyStartConsent: true,
    gateway: context.gateway.name,
    createdAt: now,
    expiresAt: new Date(now.getTime() + paymentLifeMs),
  });
  const after = { products: terms.products, totalCents: terms.totalCents, earlyStartConsent: true };
  await recordAudit(tx, now, actor, 'payment.started', { type: 'payment', id: payment.id }, { after });
  return payment;
}

/** Null if the page has ended meanwhile: the next round makes a new one. */
async function reuseCheckout(
  context: PaymentsContext,
  actor: Actor,
  payment: PaymentRow,
  checkoutUrl: string,
): Promise<Started | null> {
  const state = await askGateway(context, () => context.gateway.retrieve(payment.gatewaySession ?? ''));
  if (state === 'open') return { id: payment.id, checkoutUrl };
  await context.db.transaction((tx) => movePayment(context, tx, actor, payment.id, state));
  return null;
}

async function createCheckout(context: PaymentsContext, payment: PaymentRow): Promise<Started | null> {
  const checkout = await askGateway(context, async () =>
    context.gateway.createCheckout(await checkoutRequest(context, payment)),
  );
  const status = await storeCheckout(context.db, payment.id, checkout);
  if (status === 'pending') return { id: payment.id, checkoutUrl: checkout.url };
  // Closed from another tab while its page was being made.
  await askGateway(context, () => context.gateway.expire(checkout.session));
  return null;
}

/** Closes the page of a payment that is no longer wanted; if it was paid meanwhile, that counts. */
async function closeCheckout(context: PaymentsContext, actor: Actor, payment: PaymentRow): Promise<void> {
  const { gatewaySession: session } = payment;
  const known = session !== null && payment.gateway === context.gateway.name;
  const state = known ? await askGateway(context, () => context.gateway.expire(session)) : 'expire';
  if (state === 'open') return;
  await context.db.transaction((tx) => movePayment(context, tx, actor, payment.id, state));
}

async function askGateway<Answer>({ log, gateway }: PaymentsContext, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'payment gateway failed');
    throw new ApiError('PaymentUrlFailed', { cause: error });
  }
}

const refusal = (fields: Record<string, FieldError>) => new ApiError('CannotProceedToPayment', { fields });
