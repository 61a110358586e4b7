import type { StepDocument } from '@fonendo/domain/processes/process';
import { useTranslation } from 'react-i18next';

/** What a requested paper is called: its own name, or that of its kind with what exactly is wanted. */
export function useDocumentName(): (document: StepDocument) => string {
  const { t } = useTranslation(['processSteps', 'documents']);
  return ({ kind, name }) => {
    if (kind === null) return name;
    const known = t(`documents:kinds.${kind}`);
    return name ? t('detailed', { document: known, detail: name }) : known;
  };
}
