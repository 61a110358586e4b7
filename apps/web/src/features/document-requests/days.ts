import { addDays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';

/** Today in peninsular Spain, where due dates are counted. */
export const today = () => madridDate(new Date());

export const dayFromToday = (days: number) => addDays(today(), days);
