import type { Process, StepOutline } from '@fonendo/contract/processes.schema';
import type { SavedBy } from '@fonendo/contract/shared/saved-by.schema';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import type { ProcessRow, ProcessUse } from './processes.repository.ts';

const unused: ProcessUse = { unpublished: 0, published: 0 };
const unknown: SavedBy = { byTeam: false, author: null };

type Beside = { offers: ProcessUse | undefined; updatedBy: SavedBy | undefined };

export function presentProcess(row: ProcessRow, { offers = unused, updatedBy = unknown }: Beside): Process {
  return {
    id: row.id,
    name: row.name,
    steps: row.steps.map((step) => ({ ...step, documents: step.documents.map((document) => ({ ...document })) })),
    isDefault: row.isDefault,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
    offers,
  };
}

/** Field by field, without the hospital's texts to colleagues and candidates. */
export const presentStepOutline = (step: ProcessStep): StepOutline => ({
  id: step.id,
  type: step.type,
  name: step.name,
  mandatory: step.mandatory,
  documents: step.type === 'documentRequest' ? step.documents.map(({ kind, name }) => ({ kind, name })) : [],
  durationMinutes: step.type === 'interview' ? step.durationMinutes : null,
});
