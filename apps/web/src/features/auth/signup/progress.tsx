import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import { useTranslation } from 'react-i18next';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { isOptionalStep, registrationSteps } from './step.ts';

/** All steps of the registration; completed ones are drawn as beats. */
export function SignupProgress({ role, done }: { role: LoginEntry; done: number }) {
  const { t } = useTranslation('signup');
  return (
    <PulseLine
      label={t(role === 'doctor' ? 'stepsOfDoctor' : 'stepsOfHospital')}
      narrow="compact"
      steps={registrationSteps[role].map((step, index) => ({
        key: step,
        label: t(`steps.${step}`),
        ...(isOptionalStep(step) && { detail: t('steps.optional') }),
        state: index < done ? 'done' : index === done ? 'current' : 'future',
      }))}
    />
  );
}
