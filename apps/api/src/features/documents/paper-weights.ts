import { paperWeightsSchema } from '@fonendo/contract/petitions/settings.schema';
import { defaultPaperWeights, type PaperWeights } from '@fonendo/domain/documents/paper-weights';

/** The settings' key of what the administrators set. */
export const paperWeightsKey = 'paperWeights';

/** What the administrators set over the defaults. */
export const paperWeightsOf = (stored: unknown): PaperWeights =>
  paperWeightsSchema.parse({ ...defaultPaperWeights, ...(stored as object | null) });
