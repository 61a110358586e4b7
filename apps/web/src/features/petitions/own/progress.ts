import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { reachedOf, stepUnderWay } from '@fonendo/domain/petitions/standing';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import type { PulseStep } from '../../../ui/pulse/line.tsx';

/** The five steps for the doctor: done, current, and whether the current one waits for them. */
export function useDoctorProgress(petition: Petition): PulseStep[] {
  const { t } = useTranslation(['homologations', 'core']);
  const { next } = petition;
  const underWay = stepUnderWay(reachedOf(petition.steps));
  return petition.steps.map(({ step, reached, at }, index) => {
    const label = t(`steps.${step}`);
    if (reached) {
      if (step === 'resolution') return { key: step, label, state: outcome(petition), detail: resolved(petition) };
      return { key: step, label, state: 'done', ...(at && { detail: formatDayOf(at) }) };
    }
    const detail = index === underWay ? waitsFor() : step === 'resolution' ? t('progress.legalTerm') : undefined;
    return { key: step, label, state: stateAt(index), ...(detail && { detail }) };
  });

  function stateAt(index: number): PulseStep['state'] {
    if (index !== underWay) return 'future';
    return next.turn === 'yours' && next.key !== 'send' ? 'attention' : 'current';
  }

  /** What the current step waits for. */
  function waitsFor(): string | undefined {
    switch (next.key) {
      case 'complete':
      case 'pay':
        return t('progress.yoursToComplete');
      case 'send':
        return t('progress.readyToSend');
      case 'replace':
        return t('progress.yoursToReplace', { count: next.documents.length });
      case 'correctCv':
        return t('progress.yoursToCorrect');
      case 'renew':
        return t('progress.yoursToRenew');
      // Nothing but the team's work to wait for: in the word that the petition wears.
      case 'reviewing':
      case 'preparing':
        return t(`core:statuses.petition.${petition.standing}`);
      case 'open':
        return t('progress.yoursToOpen');
      case 'hearing':
        return t('progress.yoursToAllege');
      case 'answer':
        return t('progress.yoursToAnswer');
      case 'present':
        return t('progress.inFiling');
      case 'overdue':
        return t('progress.overdue', { count: petition.legalTerm?.daysOver ?? 0 });
      case 'waiting':
        return t('progress.daysLeft', { count: petition.legalTerm?.daysLeft ?? 0 });
      default:
        return undefined;
    }
  }

  function resolved({ resolution }: Petition): string {
    if (!resolution) return '';
    return t(`progress.${resolution.kind}`, { date: formatDayOf(resolution.at) });
  }
}

function outcome({ status, standing }: Petition): PulseStep['state'] {
  if (status === 'Refused') return 'denied';
  return standing === 'conditional' ? 'conditional' : 'approved';
}
