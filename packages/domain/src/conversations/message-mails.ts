import { wallClock } from '../reference/time-zones.ts';
import type { MessageSide } from './conversation.ts';

/** Several messages in a row are one mail: once nobody went on writing, and never later than a quarter of an hour. */
export const mailPause = { quietMs: 2 * 60_000, longestMs: 15 * 60_000 } as const;

type Unmailed = {
  /** Who wrote them. */
  side: MessageSide;
  first: Date;
  last: Date;
  /** Where the doctor lives. */
  zone: string;
};

/** Nobody is woken: what is written to a doctor during their night is mailed in the morning. */
export const night = { from: 22, to: 8 } as const;

export function isNight(zone: string, now: Date): boolean {
  const hour = Number(wallClock(zone, now).time.slice(0, 2));
  return hour >= night.from || hour < night.to;
}

/** Whether messages that the other side has not read are mailed now. */
export function isMailDue({ side, first, last, zone }: Unmailed, now: Date): boolean {
  if (side !== 'doctor' && isNight(zone, now)) return false;
  const since = (instant: Date) => now.getTime() - instant.getTime();
  return since(last) >= mailPause.quietMs || since(first) >= mailPause.longestMs;
}
