import type { CandidacyStep, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { isOpenCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatShortDay } from '../../../platform/format.ts';
import type { PulseStep } from '../../../ui/pulse/line.tsx';
import { useOpenDocuments } from './missing.ts';

/** Longer results are shown only at the step. */
const longestFact = 44;

export const daysSince = (iso: string) => daysBetween(madridDate(new Date(iso)), madridDate(new Date()));

/** The steps as a progress line, each with a fact; an ended candidacy ends the line. */
export function useCandidacyProgress(candidacy: HospitalCandidacy): PulseStep[] {
  const { t } = useTranslation('selection');
  const { status, appliedAt, statusSince, steps, offer } = candidacy;
  const open = isOpenCandidacy(status);
  const applied: PulseStep = {
    key: 'applied',
    label: t('progress.applied'),
    state: 'done',
    detail: formatShortDay(appliedAt),
  };
  const fact = useStepFact();
  const shown = open ? steps : steps.filter((step) => step.status !== null);
  // If no step is active, the next one is the current one.
  const waiting = open && !steps.some((step) => step.status === 'active');
  const next = waiting ? steps.find((step) => step.status === null)?.position : undefined;
  const stepNodes = shown.map((step): PulseStep => {
    const node = { key: step.id, label: step.name, detail: fact(step, candidacy) };
    if (step.status === 'active') return { ...node, state: open ? 'current' : 'done' };
    if (step.status !== null) return { ...node, state: 'done' };
    return { ...node, state: step.position === next ? 'current' : 'future' };
  });
  const isLast = open && waiting && next === undefined;
  const decision: PulseStep = open
    ? {
        key: 'decision',
        label: t('progress.decision'),
        state: isLast ? 'current' : 'future',
        detail: t('progress.vacancies', { count: offer.vacanciesLeft }),
      }
    : {
        key: 'decision',
        label: t(`progress.ends.${status as 'accepted' | 'discarded' | 'withdrawn'}`),
        state: status === 'accepted' ? 'approved' : 'denied',
        detail: formatShortDay(statusSince),
      };
  return [applied, ...stepNodes, decision];
}

/** One fact per step: its result, what it waits for, or that it is optional. */
function useStepFact() {
  const { t } = useTranslation('selection');
  const openDocuments = useOpenDocuments();
  return (step: CandidacyStep, { stepSince }: HospitalCandidacy): string => {
    if (step.status === null) return t(step.mandatory ? 'progress.mandatory' : 'progress.optional');
    if (step.status === 'skipped') return t('progress.skipped');
    const outcome = outcomeOf(step);
    if (step.status === 'done') {
      return [step.completedAt && formatShortDay(step.completedAt), outcome].filter(Boolean).join(' · ');
    }
    return outcome ?? t('progress.days', { count: daysSince(stepSince) });
  };

  function outcomeOf({ status, result, documents, interview, type }: CandidacyStep): string | null {
    if (status === 'done' && result) {
      return result.length > longestFact ? `${result.slice(0, longestFact - 1).trimEnd()}…` : result;
    }
    const open = status === 'active' && openDocuments(documents);
    if (open) return open;
    if (interview) {
      const { status: state, startsAt } = interview;
      if (state === 'confirmed' && startsAt) return formatMoment(startsAt, 'Europe/Madrid');
      return t(`progress.interview.${state}`);
    }
    if (documents.accepted > 0) return t('progress.acceptedDocuments', { count: documents.accepted });
    return status === 'active' && type === 'interview' ? t('progress.noDate') : null;
  }
}
