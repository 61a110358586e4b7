import { invoiceDate, invoiceSeries } from '@fonendo/domain/payments/invoice';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { type BillingParty, quote } from '@fonendo/domain/payments/pricing';
import type { entitlements, invoiceCounters, invoices, payments } from '../schema/payments.ts';
import type { DemoDoctor } from './doctors.ts';
import { demoId } from './ids.ts';
import { demoPrices } from './settings.ts';
import { workedDaysAgo } from './working-time.ts';

export type DemoPayments = {
  payments: (typeof payments.$inferInsert)[];
  entitlements: (typeof entitlements.$inferInsert)[];
  invoices: (typeof invoices.$inferInsert)[];
  invoiceCounters: (typeof invoiceCounters.$inferInsert)[];
};

const dayMs = 24 * 60 * 60 * 1000;

/** A year of payments, sorted by day, because invoice numbers have no gaps. */
export function demoPayments(doctors: readonly DemoDoctor[], seller: BillingParty, now: Date): DemoPayments {
  const result: DemoPayments = { payments: [], entitlements: [], invoices: [], invoiceCounters: [] };
  const counters = new Map<string, number>();
  const paying = doctors.filter(({ stage }) => stage === 'paid').sort((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, doctor] of paying.entries()) {
    // A few days after the registration; for some, an earlier try failed.
    const at = workedDaysAgo(now, Math.max(1, doctor.daysAgo - 4));
    const products = productsOf(doctor);
    if (index % 6 === 4) result.payments.push(payment(doctor, 200 + index, products, at, 'failed'));
    const paid = payment(doctor, index + 1, products, at, 'paid');
    result.payments.push(paid);
    for (const product of products) {
      result.entitlements.push({
        id: demoId('entitlement', result.entitlements.length + 1),
        userId: doctor.doctor.userId,
        product,
        paymentId: paid.id,
        grantedAt: at,
        // A recognition that ended is used up; a conditional one once its conditions are met.
        usedUpAt: product === 'recognition' ? endOf(doctor, now) : null,
      });
    }
    const issuedOn = invoiceDate(at);
    const series = invoiceSeries(issuedOn);
    const number = (counters.get(series) ?? 0) + 1;
    counters.set(series, number);
    const { lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency, buyer } = paid;
    result.invoices.push({
      id: demoId('invoice', result.invoices.length + 1),
      series,
      number,
      paymentId: paid.id,
      userId: doctor.doctor.userId,
      issuedOn,
      seller,
      recorded: true,
      ...{ buyer, lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency },
    });
  }
  result.invoiceCounters = [...counters].map(([series, lastNumber]) => ({ series, lastNumber }));
  return result;
}

function endOf({ plan }: DemoDoctor, now: Date): Date | null {
  if (plan?.outcome !== 'granted' && plan?.outcome !== 'denied') return null;
  return workedDaysAgo(now, plan.resolved);
}

function productsOf({ serial, doctor }: DemoDoctor): Product[] {
  if (doctor.hasDegreeSpain) return ['offersAccess'];
  return serial % 2 === 0 ? ['recognition', 'offersAccess'] : ['recognition'];
}

function payment(
  { doctor, user, privateData }: DemoDoctor,
  serial: number,
  products: Product[],
  at: Date,
  status: 'paid' | 'failed',
) {
  const id = demoId('payment', serial);
  return {
    id,
    userId: doctor.userId,
    status,
    products,
    ...quote(products, demoPrices, doctor.countryOfResidence),
    buyer: {
      name: `${user.firstname} ${user.lastname}`,
      taxId: privateData.documentNumber,
      address: privateData.address ?? '',
      city: privateData.city ?? '',
      postalCode: privateData.postalCode ?? '',
      state: privateData.state ?? null,
      country: doctor.countryOfResidence,
      email: user.email,
    },
    earlyStartConsent: true,
    gateway: 'sandbox',
    gatewaySession: `demo_${serial}`,
    createdAt: at,
    expiresAt: new Date(at.getTime() + dayMs),
    settledAt: at,
  };
}
