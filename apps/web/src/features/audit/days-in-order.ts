import { isDay } from '../../ui/fields/date/typed-date.ts';

type Days = { from?: string | undefined; to?: string | undefined };

/** Whether the first day is after the last one. What is no day yet is in no order. */
export const areOutOfOrder = ({ from, to }: Days): boolean => isDay(from) && isDay(to) && from > to;
