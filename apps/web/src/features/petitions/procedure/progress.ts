import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { reachedOf, stepUnderWay } from '@fonendo/domain/petitions/standing';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../../platform/format.ts';
import type { PulseStep } from '../../../ui/pulse/line.tsx';

type Step = Petition['steps'][number];

/** The progress of a petition as the pulse line draws it. */
export function usePetitionSteps(petition: Petition): PulseStep[] {
  const { t } = useTranslation(['petitions', 'core']);
  const { steps, status, standing, documents, cv, resolution } = petition;
  const current = stepUnderWay(reachedOf(steps));

  function stateOf({ step, reached }: Step, index: number): PulseStep['state'] {
    if (step === 'resolution' && reached) {
      if (status === 'Refused') return 'denied';
      return standing === 'conditional' ? 'conditional' : 'approved';
    }
    if (reached) return 'done';
    return index === current ? 'current' : 'future';
  }

  function detailOf({ step, reached, at }: Step): string | undefined {
    if (reached) {
      if (step === 'resolution' && resolution) return t(`resolution.${resolution.kind}`);
      return at ? formatShortDay(at) : undefined;
    }
    if (status === null) return undefined;
    if (step === 'documentationValidated') {
      return t('progress.approved', { approved: documents.required.approved, total: documents.required.total });
    }
    if (step === 'cvCreated') return t(`core:statuses.cv.${cv?.status ?? 'pending'}`);
    return undefined;
  }

  return steps.map((step, index) => {
    const detail = detailOf(step);
    return {
      key: step.step,
      label: t(`progress.${step.step}`),
      state: stateOf(step, index),
      ...(detail && { detail }),
    };
  });
}
