import { differencesOf } from '../../shared/concurrent-change.ts';
import type { NotifiedAct } from '../petition.ts';

type Recorded = Readonly<Record<string, unknown>>;

/**
 * Whether everything is corrected to what is recorded already. Such a correction is refused: the doctor would be told
 * that a date was wrong and every term counted anew, and nothing was.
 */
export const correctsNothing = (recorded: Recorded, corrected: Recorded): boolean =>
  changed(recorded, corrected).length === 0;

const changed = (recorded: Recorded, corrected: Recorded) => Object.keys(differencesOf(recorded, corrected).after);

/** What was corrected, as people are told: of the ministry's registry, or how and when it notified an act. */
export type PetitionCorrection =
  | 'registryNumber'
  | 'registryDate'
  | 'registryWhole'
  | `${NotifiedAct}${'Channel' | 'Dates' | 'Whole'}`;

export function registryCorrection(recorded: Recorded, corrected: Recorded): PetitionCorrection {
  const fields = changed(recorded, corrected);
  if (!fields.includes('registeredOn')) return 'registryNumber';
  return fields.includes('registryNumber') ? 'registryWhole' : 'registryDate';
}

export function notificationCorrection(act: NotifiedAct, recorded: Recorded, corrected: Recorded): PetitionCorrection {
  const fields = changed(recorded, corrected);
  if (!fields.includes('channel')) return `${act}Dates`;
  return fields.length > 1 ? `${act}Whole` : `${act}Channel`;
}
