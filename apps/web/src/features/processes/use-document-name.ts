import type { StepDocument } from '@fonendo/domain/processes/process';
import { useTranslation } from 'react-i18next';

/** The name of a requested document: its own, or that of its kind with a detail. */
export function useDocumentName(): (document: StepDocument) => string {
  const { t } = useTranslation(['processSteps', 'documents']);
  return ({ kind, name }) => {
    if (kind === null) return name;
    const known = t(`documents:kinds.${kind}`);
    return name ? t('detailed', { document: known, detail: name }) : known;
  };
}
