import type { DoctorNextStep } from '@fonendo/contract/dashboards.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../platform/format.ts';

/** `action` is null while others work on the petition; its progress line links to it. */
type Words = { title: string; why: string; action: string | null };

/** The next step in words: an instruction, its reason, and the label of the button. */
export function useNextWords(next: DoctorNextStep): Words {
  const { t } = useTranslation(['dashboards', 'documents']);
  const nameOf = (kind: DocumentKind) => t(`documents:kinds.${kind}`);
  switch (next.key) {
    case 'completeProfile':
    case 'uploadDocuments':
    case 'completeCv':
    case 'sign':
    case 'pay':
      return {
        title: t(`doctor.next.${next.key}.title`),
        why: t(`doctor.next.completion.${next.purpose}`, { count: next.count }),
        action: t(`doctor.next.${next.key}.action`),
      };
    case 'renewDocument':
      return {
        title: t('doctor.next.renewDocument.title'),
        why: t('doctor.next.renewDocument.why', { document: nameOf(next.document) }),
        action: t('doctor.next.renewDocument.action'),
      };
    case 'pickInterviewDate':
      return {
        title: t('doctor.next.pickInterviewDate.title'),
        why: t('doctor.next.pickInterviewDate.why', { hospital: next.hospital }),
        action: t('doctor.next.pickInterviewDate.action'),
      };
    case 'sendRequestedDocuments':
      return {
        title: t('doctor.next.sendRequestedDocuments.title', { count: next.count }),
        why: t('doctor.next.sendRequestedDocuments.why', { hospital: next.hospital, count: next.count }),
        action: t('doctor.next.sendRequestedDocuments.action'),
      };
    case 'replaceDocuments':
      return {
        title: t('doctor.next.replaceDocuments.title', { count: next.documents.length }),
        why: t('doctor.next.replaceDocuments.why', { documents: formatList(next.documents.map(nameOf)) }),
        action: t('doctor.next.replaceDocuments.action'),
      };
    case 'meetConditions':
      return {
        title: t('doctor.next.meetConditions.title', { count: next.count }),
        why: t('doctor.next.meetConditions.why'),
        action: t('doctor.next.meetConditions.action'),
      };
    case 'waitForReview':
    case 'waitForFiling':
    case 'waitForMinistry':
      return { title: t(`doctor.next.${next.key}.title`), why: t(`doctor.next.${next.key}.why`), action: null };
    case 'openMinistryNotice':
    case 'allegeToMinistry':
    case 'answerMinistry':
    case 'startPetition':
    case 'sendPetition':
    case 'correctCv':
    case 'petitionDenied':
    case 'pressMinistry':
    case 'waitForHospitals':
    case 'lookForOffers':
      return {
        title: t(`doctor.next.${next.key}.title`),
        why: t(`doctor.next.${next.key}.why`),
        action: t(`doctor.next.${next.key}.action`),
      };
  }
}
