import type { PetitionTimelineEntry } from '@fonendo/contract/petitions/petitions.schema';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';

/** The text of a history entry, for administrators. */
export function useEntryText(): (entry: PetitionTimelineEntry) => string {
  const { t } = useTranslation(['petitions', 'documents']);
  return ({ kind, facts }) => {
    const document = documentKinds.find((known) => known === facts['document']);
    return t(`history.${kind}`, {
      ...facts,
      document: document ? t(`documents:kinds.${document}`) : '',
      registeredOn: facts['registeredOn'] ? formatDay(facts['registeredOn']) : '',
      answerBy: facts['answerBy'] ? formatDay(facts['answerBy']) : '',
      allegeBy: facts['allegeBy'] ? formatDay(facts['allegeBy']) : '',
      openedOn: facts['openedOn'] ? formatDay(facts['openedOn']) : '',
      condition: facts['condition'] ?? '',
      registryNumber: facts['registryNumber'] ?? '',
      version: facts['version'] ?? '',
    });
  };
}
