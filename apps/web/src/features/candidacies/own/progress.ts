import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import type { PulseStep } from '../../../ui/pulse/line.tsx';

/** The progress line of a candidacy; null for an unsuccessful one. */
export function useOwnProgress({ status, appliedAt, statusSince, steps, yourTurn }: OwnCandidacy): PulseStep[] | null {
  const { t } = useTranslation('candidacies');
  if (status === 'discarded' || status === 'withdrawn') return null;
  const accepted = status === 'accepted';
  const underWay = steps.findIndex((step) => step.status === 'active');
  const ahead = steps.findIndex((step) => step.status === null);
  // Between two steps, the next one is current; after the last, the decision.
  const standing = underWay >= 0 ? underWay : ahead;
  const nodes = (accepted ? steps.filter((step) => step.status !== null) : steps).map((step, index): PulseStep => {
    const node = { key: `${index}`, label: step.name };
    if (step.status === 'skipped') return { ...node, state: 'done', detail: t('own.skipped') };
    if (accepted || step.status === 'done') {
      return { ...node, state: 'done', ...(step.completedAt && { detail: formatDayOf(step.completedAt) }) };
    }
    if (index !== standing) return { ...node, state: 'future' };
    if (step.status === null) return { ...node, state: 'current', detail: t('own.pending') };
    return yourTurn
      ? { ...node, state: 'attention', detail: t('own.yourTurn') }
      : { ...node, state: 'current', detail: t('own.since', { date: formatDayOf(step.startedAt ?? statusSince) }) };
  });
  return [
    { key: 'applied', label: t('own.steps.applied'), state: 'done', detail: formatDayOf(appliedAt) },
    ...nodes,
    {
      key: 'decision',
      label: t('own.steps.decision'),
      state: accepted ? 'approved' : standing < 0 ? 'current' : 'future',
      ...(accepted && { detail: t('own.accepted', { date: formatDayOf(statusSince) }) }),
      ...(!accepted && standing < 0 && { detail: t('own.waiting') }),
    },
  ];
}
