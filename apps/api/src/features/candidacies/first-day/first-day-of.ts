import type { FirstDay } from '@fonendo/domain/candidacies/first-day';
import type { candidacies } from '../../../db/schema/candidacies.ts';

type Row = Pick<typeof candidacies.$inferSelect, 'firstDayFrom' | 'firstDayTo' | 'firstDayAgreed'>;

/** As the doctor gave it and the hospital chose; null before. */
export const firstDayOf = ({ firstDayFrom: from, firstDayTo: to, firstDayAgreed: agreed }: Row): FirstDay | null =>
  from === null || to === null ? null : { from, to, agreed };
