import { differencesOf } from '../../shared/concurrent-change.ts';

type Recorded = Readonly<Record<string, unknown>>;

/**
 * Whether everything is corrected to what is recorded already. Such a correction is refused: the doctor would be told
 * that a date was wrong and every term counted anew, and nothing was.
 */
export const correctsNothing = (recorded: Recorded, corrected: Recorded): boolean =>
  Object.keys(differencesOf(recorded, corrected).after).length === 0;
