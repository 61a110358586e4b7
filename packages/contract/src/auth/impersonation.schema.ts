import { z } from 'zod';

export const impersonationReasonMaxLength = 500;

/** Why somebody needs to act as another person; recorded in the audit and shown in the banner. */
export const impersonateRequestSchema = z
  .object({
    reason: z.string().trim().min(5).max(impersonationReasonMaxLength),
  })
  .meta({ id: 'ImpersonationRequest' });
