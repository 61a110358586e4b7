import { rectificationKinds } from '@fonendo/domain/payments/rectification';
import { maxPriceCents } from '@fonendo/domain/settings/settings';
import { z } from 'zod';

/**
 * A mistake in an invoice makes another invoice: nothing that was issued is changed. The buyer's data are those that
 * the doctor's profile has now.
 */
export const rectificationSchema = z
  .object({
    kind: z.enum(rectificationKinds),
    baseCents: z.number().int().min(1).max(maxPriceCents).optional().meta({
      description: 'Of a refund: what is taken back, before tax; without it all that is left',
    }),
    reason: z.string().trim().min(3).max(300).meta({ description: 'Printed on the invoice' }),
  })
  .meta({ id: 'InvoiceRectification' });

export type Rectification = z.infer<typeof rectificationSchema>;
