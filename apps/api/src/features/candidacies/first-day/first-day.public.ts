/** What other features may use of the first day. */
export { firstDayOf } from './first-day-of.ts';
