import { madridDate } from '@fonendo/domain/calendar-date';
import { addDays } from '@fonendo/domain/working-calendar';

/** The day it is in peninsular Spain, where last days are counted. */
export const today = () => madridDate(new Date());

export const dayFromToday = (days: number) => addDays(today(), days);
