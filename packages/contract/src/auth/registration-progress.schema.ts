import { resumableSteps } from '@fonendo/domain/auth/registration';
import { z } from 'zod';

/** Where a verified doctor's registration stands. */
export const registrationProgressSchema = z
  .object({
    step: z.enum(resumableSteps),
    contractSigned: z.boolean(),
    paid: z.boolean(),
  })
  .meta({ id: 'RegistrationProgress' });

export type RegistrationProgress = z.infer<typeof registrationProgressSchema>;

/** The step the doctor leaves behind, filled in or skipped. The last one is not left but fulfilled. */
export const leaveStepRequestSchema = z
  .object({ step: z.enum(['documentation', 'cv']) })
  .meta({ id: 'RegistrationStep' });
