import type { Payment } from '@fonendo/contract/payments.schema';
import { formatInvoiceNumber } from '@fonendo/domain/payments/invoice';
import type { TaxRule } from '@fonendo/domain/payments/tax';
import type { PaymentWithInvoice } from './payments.repository.ts';

export function presentPayment(row: PaymentWithInvoice): Payment {
  return {
    id: row.id,
    status: row.status,
    products: row.products,
    lines: row.lines,
    baseCents: row.baseCents,
    taxRate: row.taxRate,
    taxRule: row.taxRule as TaxRule,
    taxCents: row.taxCents,
    totalCents: row.totalCents,
    currency: row.currency,
    buyer: { name: row.buyer.name, email: row.buyer.email },
    // Only while the payment can still be made there.
    checkoutUrl: row.status === 'pending' ? row.checkoutUrl : null,
    invoiceNumber: row.invoice ? formatInvoiceNumber(row.invoice) : null,
    rectifications: row.rectifications.map(({ id, type, totalCents, ...numbered }) => ({
      ...{ id, totalCents, number: formatInvoiceNumber(numbered) },
      kind: type === 'R4' ? 'buyerData' : 'refund',
    })),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
