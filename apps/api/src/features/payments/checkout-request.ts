import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import type { Locale } from '@fonendo/domain/shared/locale';
import { invoice as english } from '@fonendo/messages/en/payments/invoice';
import { invoice as spanish } from '@fonendo/messages/es/payments/invoice';
import { addressAsked } from '../../http/asked-address.ts';
import type { CheckoutRequest } from '../../integrations/payments/payment-gateway.port.ts';
import type { PaymentsContext } from './payments.context.ts';
import { getBillingData, type PaymentRow } from './payments.repository.ts';

const texts = { es: spanish, en: english };

/** The request to the gateway: built from the row and the address people came by, so that a repeat is identical. */
export async function checkoutRequest(
  { db, publicUrl }: Pick<PaymentsContext, 'db' | 'publicUrl'>,
  payment: PaymentRow,
): Promise<CheckoutRequest> {
  if (!payment.userId) throw new Error(`payment ${payment.id} has nobody to pay it`);
  const { locale } = await getBillingData(db, payment.userId);
  return {
    paymentId: payment.id,
    description: describeProducts(payment.products, locale),
    amountCents: payment.totalCents,
    currency: payment.currency,
    buyerEmail: payment.buyer.email,
    locale,
    returnUrl: `${addressAsked(publicUrl)}/payment?id=${payment.id}`,
    expiresAt: payment.expiresAt,
  };
}

/** "Gestión de la homologación y acceso a las ofertas", as a list in the reader's language. */
export const describeProducts = (products: readonly Product[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    products.map((product) => texts[locale].products[product]),
  );
