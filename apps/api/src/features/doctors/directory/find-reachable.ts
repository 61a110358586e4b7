import { offerTies } from '@fonendo/contract/doctors/directory.schema';
import type { Queryable } from '../../../db/database.ts';
import { listDirectoryRows, listTiesTo, type Reach } from './directory.repository.ts';

export type ReachableDoctor = { id: string; name: string; tie: (typeof offerTies)[number] | null };

/** Those of the given doctors who are in the directory, each with their relation to an offer. */
export async function findReachable(
  tx: Queryable,
  ids: readonly string[],
  { reach, offerId }: { reach: Reach; offerId: string },
): Promise<ReachableDoctor[]> {
  const rows = await listDirectoryRows(tx, { reach, ids }, { fitting: null, after: null, limit: ids.length });
  const ties = await listTiesTo(tx, offerId, ids);
  return rows.map(({ id, firstname, lastname }) => ({
    id,
    name: `${firstname} ${lastname}`.trim(),
    tie: offerTies.toReversed().find((tie) => ties[tie].includes(id)) ?? null,
  }));
}
