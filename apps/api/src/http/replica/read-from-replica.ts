import { isReadPosition, readPositionHeader, unknownPosition } from '@fonendo/contract/shared/read-position';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Reading, runReading } from '../../db/replica/reading-pool.ts';
import type { Replica } from '../../db/replica/replica.ts';
import type { Actor } from '../access/access.ts';
import type { RequestEnv } from '../request-context.ts';
import { replicaReads } from './replica-reads.ts';

export type ReadReplica = Pick<Replica, 'readPosition' | 'has' | 'reads'>;

/**
 * Lets the replica answer the reads that may go there, once it is known who asks: the session itself is looked up on
 * the primary. After a change the browser is told the position of the primary and sends it with every later request, to
 * any process. Without a position the person might have changed anything, so the primary answers.
 */
export const readFromReplica = (replica: ReadReplica, sessions: { hears: () => boolean }) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const reading: Reading = { fromReplica: false, mayHaveWritten: !reads };
    if (reads && replicaReads.has(c.req.path)) {
      const authenticate = c.get('authenticate');
      c.set('authenticate', async () => {
        const actor = await authenticate();
        // Where nobody can say whose rights have changed, an old list might show what somebody may not see any more.
        reading.fromReplica = sessions.hears() && mayRead(c, replica, actor);
        replica.reads[reading.fromReplica ? 'replica' : 'primary'] += 1;
        return actor;
      });
    }
    await runReading(reading, next);
    // Asked after everything was committed.
    if (reading.mayHaveWritten) {
      c.header(readPositionHeader, await replica.readPosition().catch(() => unknownPosition));
    }
  });

function mayRead(c: Context<RequestEnv>, replica: ReadReplica, { userId, impersonatorId }: Actor): boolean {
  const position = c.req.header(readPositionHeader) ?? '';
  return isReadPosition(position) && replica.has(position, [userId, impersonatorId]);
}
