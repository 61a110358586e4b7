import { addDays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';

/** The day it is in peninsular Spain, where last days are counted. */
export const today = () => madridDate(new Date());

export const dayFromToday = (days: number) => addDays(today(), days);
