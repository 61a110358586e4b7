import type { OwnCandidacy } from '@fonendo/contract/candidacies.schema';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import type { PulseStep } from '../../ui/pulse-line.tsx';

/** What of a candidacy has happened; null for one that came to nothing, which no line leads anywhere. */
export function useCandidacyProgress({ status, appliedAt, statusSince }: OwnCandidacy): PulseStep[] | null {
  const { t } = useTranslation('candidacies');
  if (status === 'discarded' || status === 'withdrawn') return null;
  const started = status !== 'applied';
  const accepted = status === 'accepted';
  return [
    { key: 'applied', label: t('own.steps.applied'), state: 'done', detail: formatDayOf(appliedAt) },
    {
      key: 'inProcess',
      label: t('own.steps.inProcess'),
      state: started ? 'done' : 'current',
      ...(status === 'applied' && { detail: t('own.pending') }),
      ...(status === 'inProcess' && { detail: formatDayOf(statusSince) }),
    },
    {
      key: 'decision',
      label: t('own.steps.decision'),
      state: accepted ? 'approved' : started ? 'current' : 'future',
      ...(accepted && { detail: t('own.accepted', { date: formatDayOf(statusSince) }) }),
      ...(status === 'inProcess' && { detail: t('own.waiting') }),
    },
  ];
}
