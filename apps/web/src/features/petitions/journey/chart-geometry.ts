import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import { journeyLanes } from '@fonendo/domain/petitions/journey/steps';
import { addDays, addMonths, daysBetween } from '@fonendo/domain/reference/working-calendar';

/** What happened longer ago is cut off: the way ahead is what matters. */
const daysShownBefore = 75;
const mostMonthsNamed = 12;

export const rowHeight = 37;
export const lanePadding = 8;
/** Room for the name of a lane and its authority, where it has one step only. */
const lowestLane = 80;

export type Axis = { from: string; to: string; months: readonly string[]; x: (day: string) => number };

/** Whole months, from a while ago to after the latest first day. */
export function axisOf({ today, firstDay, steps, post }: Journey, width: number): Axis {
  const earliest = [addDays(today, -14), ...steps.map(({ start }) => start)].toSorted()[0] ?? today;
  const shown = [addDays(today, -daysShownBefore), earliest].toSorted().at(-1) ?? today;
  const last = [firstDay?.worst ?? today, post?.agreed ?? today, ...steps.map(endShown)].toSorted().at(-1) ?? today;
  const from = `${shown.slice(0, 7)}-01`;
  const to = addMonths(`${last.slice(0, 7)}-01`, 1);
  const total = daysBetween(from, to);
  const x = (day: string) => Math.min(Math.max((daysBetween(from, day) / total) * width, 0), width);
  const count = monthsBetween(from, to);
  const every = Math.ceil(count / mostMonthsNamed);
  const months = Array.from({ length: Math.ceil(count / every) }, (_, index) => addMonths(from, index * every));
  return { from, to, months, x };
}

/** The first day does not wait for an optional step, nor does the calendar. */
const endShown = ({ optional, worst, end }: ScheduledStep): string => (optional ? end : worst);

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

export type ChartRow = { one: ScheduledStep; top: number };
export type ChartLane = { lane: ScheduledStep['lane']; top: number; height: number; rows: ChartRow[] };

/** The steps below each other, by who decides. */
export function lanesOf({ steps }: Pick<Journey, 'steps'>): ChartLane[] {
  let top = 0;
  return journeyLanes.flatMap((lane) => {
    const own = steps.filter((one) => one.lane === lane).toSorted((a, b) => a.start.localeCompare(b.start));
    if (own.length === 0) return [];
    const begin = top;
    const rows = own.map((one, index) => ({ one, top: begin + lanePadding + index * rowHeight }));
    top += Math.max(own.length * rowHeight + 2 * lanePadding, lowestLane);
    return [{ lane, top: begin, height: top - begin, rows }];
  });
}

type Bar = { from: number; end: number; to: number };

/**
 * Beside the bar, on the side where it covers neither today's line nor the edge; inside where there is no such side, and
 * over the tail, from the end of the bar on, where it would be cut off everywhere else.
 */
export function labelSide({ from, end, to }: Bar, label: number, { today, width }: { today: number; width: number }) {
  const fitsLeft = from - label > 0 && !(today > from - label && today < from);
  const fitsRight = to + label < width && !(today > to && today < to + label);
  if (fitsLeft) return 'left';
  if (fitsRight) return 'right';
  if (end - from > label) return 'inside';
  if (from - label > 0) return 'left';
  return to > end && end + label < width ? 'over' : 'right';
}

/** Where a step that sets the date hands over to the next: from one row to another, on the day of both. */
export function jointsOf(lanes: readonly ChartLane[]): { day: string; from: number; to: number }[] {
  const rows = lanes.flatMap((lane) => lane.rows);
  return rows.flatMap(({ one, top }) => {
    const before = rows.find(
      (row) => one.critical && one.needs.includes(row.one.step) && row.one.critical && row.one.end === one.start,
    );
    if (!before) return [];
    const [upper, lower] = before.top < top ? [before.top, top] : [top, before.top];
    return [{ day: one.start, from: upper, to: lower }];
  });
}
