import type { PetitionTimelineEntry } from '@fonendo/contract/petitions/petitions.schema';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import type { PetitionCorrection } from '@fonendo/domain/petitions/legal-clock/correction';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';

/** The text of a history entry, for administrators. */
export function useEntryText(): (entry: PetitionTimelineEntry) => string {
  const { t } = useTranslation(['petitions', 'documents', 'notifications']);
  return ({ kind, facts }) => {
    const document = documentKinds.find((known) => known === facts['document']);
    const corrected = facts['corrected'] as PetitionCorrection | undefined;
    // Older corrections do not say of what.
    const said = corrected ? (kind === 'registryCorrected' ? 'correctedRegistry' : 'corrected') : kind;
    return t(`history.${said}`, {
      ...facts,
      document: document ? t(`documents:kinds.${document}`) : '',
      registeredOn: facts['registeredOn'] ? formatDay(facts['registeredOn']) : '',
      answerBy: facts['answerBy'] ? formatDay(facts['answerBy']) : '',
      allegeBy: facts['allegeBy'] ? formatDay(facts['allegeBy']) : '',
      openedOn: facts['openedOn'] ? formatDay(facts['openedOn']) : '',
      condition: facts['condition'] ?? '',
      registryNumber: facts['registryNumber'] ?? '',
      corrected: corrected ? t(`notifications:corrections.${corrected}`) : '',
      version: facts['version'] ?? '',
    });
  };
}
