import type { CandidacyStep } from '@fonendo/contract/selection/selection.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { useTranslation } from 'react-i18next';

/** What is still open in these steps, counted: "Queda 1 documento por aceptar". */
export function useMissing(): (steps: readonly CandidacyStep[]) => string {
  const { t } = useTranslation('selection');
  return (steps) => {
    const documents = steps.reduce((total, step) => total + step.documents.open, 0);
    const live = steps.filter(({ interview }) => liveInterviewStatuses.some((status) => status === interview?.status));
    return [
      documents > 0 && t('refusals.documentsOpen', { count: documents }),
      live.length > 0 && t('refusals.interviewsOpen', { count: live.length }),
    ]
      .filter(Boolean)
      .join('. ');
  };
}
