import type { OptionalStep, ResumableStep } from '@fonendo/domain/auth/registration';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/use-action.ts';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { BackToOffer } from '../../candidacies/candidacies.public.ts';
import { CvEditor } from '../../cv/cv.public.ts';
import { DoctorDocuments } from '../../documents/documents.public.ts';
import { registrationQuery, useLeaveStep } from './registration.queries.ts';
import type { SignupProps } from './signup.screen.tsx';
import { shownStep, stepBefore } from './step.ts';
import { StepFoot, StepFrame, StepLead } from './steps/step-frame.tsx';

const FinishStep = lazy(async () => ({ default: (await import('./steps/finish.step.tsx')).FinishStep }));
const CompleteStep = lazy(async () => ({ default: (await import('./steps/complete.step.tsx')).CompleteStep }));

type Props = Pick<SignupProps, 'search' | 'onSearchChange' | 'onDashboard'>;

/** The remaining steps of a verified doctor. The server stores the step, so any device can continue. */
export function DoctorRegistration({ search, onSearchChange, onDashboard }: Props) {
  const { t } = useTranslation('signup');
  const registration = useQuery(registrationQuery);
  const leaveStep = useLeaveStep();
  const leave = useAction({
    run: leaveStep,
    done: () => {
      onSearchChange({});
      return undefined;
    },
    failed: t('leaveFailed'),
  });

  return (
    <AnswerFrame query={registration} failed={t('progressFailed')} failedHelp={t('progressFailedHelp')} bare>
      {({ step, unfinished }) => steps(shownStep(step, search), step, unfinished)}
    </AnswerFrame>
  );

  function steps(step: ResumableStep, reached: ResumableStep, unfinished: readonly OptionalStep[]) {
    const before = stepBefore(step, reached);
    return (
      <StepFrame
        name={step}
        title={t(`titles.${step}`)}
        step={step}
        account="doctor"
        unfinished={unfinished}
        back={before && { search: { step: before }, label: t(`backTo.${before}`) }}
      >
        {step !== 'complete' && <BackToOffer />}
        {(step === 'documentation' || step === 'cv') && (
          <>
            <StepLead>{t(`leads.${step}`)}</StepLead>
            {step === 'documentation' ? <DoctorDocuments /> : <CvEditor />}
            <StepFoot onLater={onDashboard}>
              <Button size="lg" loading={leave.isBusy} onClick={() => leave.start(step)}>
                {t('continue')}
              </Button>
            </StepFoot>
          </>
        )}
        {step === 'finish' && <FinishStep onLater={onDashboard} onPaid={() => onSearchChange({})} />}
        {step === 'complete' && <CompleteStep onDashboard={onDashboard} />}
      </StepFrame>
    );
  }
}
