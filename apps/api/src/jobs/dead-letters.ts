import { deadLetters, type Jobs, reasonOf } from './queue.ts';

type DeadJob = { id: string; queue: string; since: Date; attempts: number; reason: string };

/** Jobs that failed for good, oldest first: queue and reason, without their data. */
export async function listDeadJobs({ boss }: Jobs): Promise<DeadJob[]> {
  const found = await boss.findJobs(deadLetters);
  return found
    .map(({ id, createdOn, sourceName, sourceRetryCount, sourceOutput }) => ({
      id,
      queue: sourceName ?? '',
      since: createdOn,
      attempts: (sourceRetryCount ?? 0) + 1,
      reason: reasonOf(sourceOutput),
    }))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

/** Puts them back into the queues they came from, all or those named, and says how many. */
export const retryDeadJobs = ({ boss }: Jobs, ids: readonly string[]): Promise<number> =>
  boss.redrive(deadLetters, { limit: 100_000, ...(ids.length > 0 && { ids: [...ids] }) });
