import type { CandidacyEvent } from '@fonendo/contract/conversations.schema';
import { useTranslation } from 'react-i18next';

/** The name of a requested document: its own, or that of its kind with a detail. */
export function useDocumentWords(): (document: CandidacyEvent['documents'][number]) => string {
  const { t } = useTranslation('documents');
  return ({ kind, name }) => {
    if (kind === null) return name;
    const known = t(`kinds.${kind}`);
    return name ? `${known} (${name})` : known;
  };
}
