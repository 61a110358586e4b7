/** Where the day is chosen, further down. */
export const firstDayId = 'first-day';
