import type { RegistrationProgress } from '@fonendo/contract/auth/registration-progress.schema';
import { type OptionalStep, resumableSteps } from '@fonendo/domain/auth/registration';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { readRegistration } from './read-registration.ts';
import type { RegistrationStepsContext } from './registration-steps.context.ts';
import { moveRegistrationStep } from './registration-steps.repository.ts';

/**
 * Continues after a step. If the step was left already, in another tab or by a second click, just returns the current
 * one.
 */
export async function leaveRegistrationStep(
  context: RegistrationStepsContext,
  actor: Actor,
  step: OptionalStep,
): Promise<RegistrationProgress> {
  const next = resumableSteps[resumableSteps.indexOf(step) + 1] ?? step;
  return context.db.transaction(async (tx) => {
    if (await moveRegistrationStep(tx, actor.userId, step, next)) {
      const subject = { type: 'user', id: actor.userId } as const;
      await recordAudit(tx, context.now(), actor, 'registration.advanced', subject, { after: { step: next } });
    }
    return readRegistration(tx, actor.userId, context);
  });
}
