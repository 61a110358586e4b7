import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { readSession } from '../../db/database-state.ts';
import { readReplicaState } from '../../db/replica/replica.ts';
import { findBetween } from '../../db/server/pooler.ts';
import { reason } from '../../startup-error.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Whether the replica is one of this database. The product works without it, and so does one that is away. */
export async function examineReplica({ databaseReplicaUrl }: Config, primary: Database): Promise<Finding[]> {
  if (!databaseReplicaUrl) return [];
  try {
    if ((await findBetween(databaseReplicaUrl)) !== 'nothing') return [problem('Replica', words.pooler)];
    const { cluster, name, isReplica } = await readReplicaState(databaseReplicaUrl);
    if (!isReplica) return [problem('Replica', words.noReplica)];
    const { database } = await readSession(primary);
    return [
      database === `${cluster}/${name}` ? ok('Replica', 'follows the database') : problem('Replica', words.another),
    ];
  } catch (error) {
    const { host } = new URL(databaseReplicaUrl);
    return [warning('Replica', `${host} does not answer (${reason(error)}): the database answers everything.`)];
  }
}

const words = {
  pooler: 'DATABASE_REPLICA_URL leads to a pooler: it must be the replica itself.',
  noReplica: 'DATABASE_REPLICA_URL leads to a server that follows no other one: nothing is read from it.',
  another: 'DATABASE_REPLICA_URL leads to a replica of another database: nothing is read from it.',
};
