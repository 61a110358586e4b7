import { madridZone, offsetMinutes } from '../reference/time-zones.ts';

/** Nobody is called before or after these hours, at either end. */
const reachable = { from: 8, to: 21 } as const;

/** An hour of the day in Madrid: good at both ends, only here, or at neither. */
export type CallHour = 'good' | 'early' | 'closed';

/** The 24 hours of today in Madrid, for a call to somebody in another zone. */
export function callHours(zone: string, now: Date): CallHour[] {
  const ahead = (offsetMinutes(zone, now) - offsetMinutes(madridZone, now)) / 60;
  return Array.from({ length: 24 }, (_, hour) => {
    if (!isReachable(hour)) return 'closed';
    return isReachable((hour + ahead + 24) % 24) ? 'good' : 'early';
  });
}

const isReachable = (hour: number): boolean => hour >= reachable.from && hour < reachable.to;

/** The good hours as the clock shows them. At the other end of the world that is twice a day. */
export function goodHours(hours: readonly CallHour[]): { from: string; to: string }[] {
  const edges = [...hours, 'closed'].flatMap((hour, index, all) =>
    (hour === 'good') === (all[index - 1] === 'good') ? [] : [index],
  );
  return edges.flatMap((edge, index) =>
    index % 2 === 0 ? [{ from: clock(edge), to: clock(edges[index + 1] ?? hours.length) }] : [],
  );
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
