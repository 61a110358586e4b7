import { optionalSteps, resumableSteps } from '@fonendo/domain/auth/registration';
import { z } from 'zod';

/** The current step of a verified doctor's registration. */
export const registrationProgressSchema = z
  .object({
    step: z.enum(resumableSteps),
    contractSigned: z.boolean(),
    paid: z.boolean(),
    unfinished: z.array(z.enum(optionalSteps)).meta({ description: 'Optional steps in which something is missing' }),
  })
  .meta({ id: 'RegistrationProgress' });

export type RegistrationProgress = z.infer<typeof registrationProgressSchema>;

/** The step that the doctor leaves, filled in or skipped. The last step is not left but completed. */
export const leaveStepRequestSchema = z.object({ step: z.enum(optionalSteps) }).meta({ id: 'RegistrationStep' });
