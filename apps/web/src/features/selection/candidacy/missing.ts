import type { CandidacyStep } from '@fonendo/contract/selection/selection.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { useTranslation } from 'react-i18next';

/** Documents that are not accepted yet, by whose turn it is: "Queda 1 documento por aceptar y 1 por llegar". */
export function useOpenDocuments(): (documents: Pick<CandidacyStep['documents'], 'awaited' | 'toAccept'>) => string {
  const { t } = useTranslation('selection');
  return ({ awaited, toAccept }) => {
    if (toAccept === 0) return awaited === 0 ? '' : t('openDocuments.awaited', { count: awaited });
    const documents = t('openDocuments.toAccept', { count: toAccept });
    return awaited === 0 ? documents : t('openDocuments.both', { documents, awaited });
  };
}

/** What is still open in these steps, counted: "Queda 1 documento por aceptar. Queda 1 entrevista por cerrar". */
export function useMissing(): (steps: readonly CandidacyStep[]) => string {
  const { t } = useTranslation('selection');
  const openDocuments = useOpenDocuments();
  return (steps) => {
    const sum = (kind: 'awaited' | 'toAccept') => steps.reduce((total, { documents }) => total + documents[kind], 0);
    const live = steps.filter(({ interview }) => liveInterviewStatuses.some((status) => status === interview?.status));
    return [
      openDocuments({ awaited: sum('awaited'), toAccept: sum('toAccept') }),
      live.length > 0 && t('refusals.interviewsOpen', { count: live.length }),
    ]
      .filter(Boolean)
      .join('. ');
  };
}
