import type { CandidateMatch } from '@fonendo/contract/offers/match.schema';
import { useTranslation } from 'react-i18next';

type Reason = CandidateMatch['reasons'][number];

/** Why an offer and a doctor fit: the same words for the doctor and for the hospital. */
export function useMatchReason(): (reason: Reason) => string {
  const { t } = useTranslation('ui');
  return (reason) => {
    switch (reason.key) {
      case 'specialityOther':
        return t('match.reasons.specialityOther', { speciality: reason.speciality });
      case 'experienceEnough':
      case 'experienceShort':
        return t('match.reasons.experience', { count: reason.asked, years: reason.years });
      case 'experienceUnknown':
        return t('match.reasons.experienceUnknown', { count: reason.asked });
      case 'specialitySame':
      case 'specialityNotAsked':
      case 'experienceNotAsked':
        return t(`match.reasons.${reason.key}`);
    }
  };
}
