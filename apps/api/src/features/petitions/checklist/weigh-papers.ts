import type { PaperWeightsChange, PaperWeightsSetting } from '@fonendo/contract/petitions/settings.schema';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { paperWeightsKey, paperWeightsOf } from '../../documents/documents.public.ts';
import { changeSettings, findSetting, mergeOrRefuse } from '../../settings/settings.public.ts';

export const readPaperWeights = async (db: Queryable): Promise<PaperWeightsSetting> =>
  paperWeightsOf(await findSetting(db, paperWeightsKey));

/** Which papers hold a petition up, from now on: also for those that are being filled in or reviewed. */
export async function weighPapers(
  context: { db: Database; now: () => Date },
  actor: Actor,
  { read, ...wanted }: PaperWeightsChange,
): Promise<PaperWeightsSetting> {
  const { paperWeights } = await changeSettings(context, actor, {
    id: 'paperWeights',
    action: 'settings.paperWeightsChanged',
    read: async (tx) => ({ [paperWeightsKey]: await readPaperWeights(tx) }),
    decide: (current) => ({ [paperWeightsKey]: mergeOrRefuse(current.paperWeights, read, wanted) }),
  });
  return paperWeights;
}
