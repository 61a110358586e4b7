import { paymentStatuses, products } from '@fonendo/domain/payments/payment.lifecycle';
import { billingFields } from '@fonendo/domain/payments/pricing';
import { rectificationKinds } from '@fonendo/domain/payments/rectification';
import { taxRules } from '@fonendo/domain/payments/tax';
import { saleRefusals } from '@fonendo/domain/petitions/road';
import { z } from 'zod';
import { roadSchema } from './petitions/road.schema.ts';
import { daySchema } from './shared/dates.schema.ts';

const cents = z.number().int().meta({ description: 'Whole cents' });

const productSchema = z.enum(products);

const priceLineSchema = z
  .object({
    product: productSchema,
    priceCents: cents,
    discountPercent: z.number().int(),
    baseCents: cents,
  })
  .meta({ id: 'PriceLine' });

const amountsSchema = z.object({
  lines: z.array(priceLineSchema),
  baseCents: cents,
  taxRate: z.number().int().meta({ description: 'Hundredths of a percent: 2100 is 21 %' }),
  taxRule: z.enum(taxRules),
  taxCents: cents,
  totalCents: cents,
  currency: z.string(),
});

/** Why a payment cannot begin yet; each is fixed in another place. */
export const blockers = ['contract', ...billingFields] as const;

export type Blocker = (typeof blockers)[number];

/** `products=recognition,offersAccess`; empty to see the prices. */
export const quoteQuerySchema = z.object({
  products: z
    .string()
    .max(100)
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(productSchema).max(products.length)),
});

export const quoteSchema = amountsSchema
  .extend({
    /** All products, with the price for this person, alone and with its tax, and whether there is anything to pay. */
    catalogue: z.array(priceLineSchema.extend({ totalCents: cents, state: z.enum(['payable', 'paid', 'free']) })),
    stateFeeCents: cents,
    road: roadSchema.nullable().meta({ description: 'Null until nationality and country of the degree are known' }),
    notSold: z.enum(saleRefusals).nullable().meta({ description: 'Why the recognition is not for sale' }),
    missing: z.array(z.enum(blockers)),
  })
  .meta({ id: 'PaymentQuote' });

export type PaymentQuote = z.infer<typeof quoteSchema>;

export const startPaymentSchema = z
  .object({
    products: z.array(productSchema).min(1).max(products.length),
    earlyStartConsent: z.literal(true).meta({
      description: 'The express wish that the service begins within the 14 days of withdrawal',
    }),
    expectedTotalCents: cents.meta({ description: 'What the buyer saw; a total that changed meanwhile is a conflict' }),
  })
  .meta({ id: 'PaymentOrder' });

export type StartPayment = z.infer<typeof startPaymentSchema>;

export const startedPaymentSchema = z
  .object({
    id: z.string(),
    checkoutUrl: z.string().meta({ description: 'Where the browser goes to pay' }),
  })
  .meta({ id: 'StartedPayment' });

export const paymentSchema = amountsSchema
  .extend({
    id: z.string(),
    status: z.enum(paymentStatuses),
    products: z.array(productSchema),
    buyer: z.object({ name: z.string(), email: z.string() }),
    /** The gateway's page while the payment is pending. */
    checkoutUrl: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    /** The invoices that rectify it, oldest first. */
    rectifications: z.array(
      z.object({ id: z.string(), number: z.string(), kind: z.enum(rectificationKinds), totalCents: cents }),
    ),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Payment' });

export type Payment = z.infer<typeof paymentSchema>;

export const paymentPageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const paymentFiltersSchema = paymentPageQuerySchema.extend({
  status: z.enum(paymentStatuses).optional(),
  product: productSchema.optional(),
  search: z.string().trim().max(100).optional().meta({ description: 'Buyer, email or invoice number' }),
  from: daySchema.optional().meta({ description: 'Begun on this day in Spain or later' }),
  to: daySchema.optional().meta({ description: 'Begun on this day in Spain or earlier' }),
  userId: z.uuid().optional(),
});

export type PaymentFilters = z.infer<typeof paymentFiltersSchema>;

export const paymentPageSchema = z
  .object({
    items: z.array(paymentSchema),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    /** What occurs among all payments, to choose from in the filters; null on later pages, and of one’s own. */
    choices: z
      .object({
        statuses: z.array(z.enum(paymentStatuses)),
        products: z.array(productSchema),
        /** Of Spain, as 2026-03, the newest first. */
        months: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'PaymentPage' });

export type PaymentPage = z.infer<typeof paymentPageSchema>;
