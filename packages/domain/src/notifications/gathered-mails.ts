/**
 * News that asks for no answer is mailed together: once nothing more has happened for a quarter of an hour, and never
 * later than an hour after the first.
 */
export const gathering = { quietMs: 15 * 60_000, longestMs: 60 * 60_000 } as const;

/** Whether what waits for somebody is mailed now. */
export function isGatheredMailDue({ first, last }: { first: Date; last: Date }, now: Date): boolean {
  const since = (instant: Date) => now.getTime() - instant.getTime();
  return since(last) >= gathering.quietMs || since(first) >= gathering.longestMs;
}
