import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import type { OptionalStep } from '@fonendo/domain/auth/registration';
import { useTranslation } from 'react-i18next';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { isOptionalStep, registrationSteps } from './step.ts';

type Props = { role: LoginEntry; done: number; unfinished: readonly OptionalStep[] };

/** All steps of the registration; completed ones are drawn as beats, and what was left for later is none of them. */
export function SignupProgress({ role, done, unfinished }: Props) {
  const { t } = useTranslation('signup');
  return (
    <PulseLine
      label={t(role === 'doctor' ? 'stepsOfDoctor' : 'stepsOfHospital')}
      narrow="compact"
      steps={registrationSteps[role].map((step, index) => {
        const isLeft = index < done && unfinished.some((one) => one === step);
        return {
          key: step,
          label: t(`steps.${step}`),
          ...(isOptionalStep(step) && { detail: t(isLeft ? 'steps.unfinished' : 'steps.optional') }),
          state: isLeft ? 'future' : index < done ? 'done' : index === done ? 'current' : 'future',
        };
      })}
    />
  );
}
