import { z } from 'zod';

/** Who saved something last, as far as the reader may know. */
export const savedBySchema = z.object({
  /** The team of Fonendo, whose names hospitals do not see. */
  byTeam: z.boolean(),
  /** Null where the account is gone, or the name is not the reader's to know. */
  author: z.string().nullable(),
});

/** What others saved since the page was read, and was kept beside what was sent. */
export const keptChangesSchema = z
  .array(savedBySchema.extend({ fields: z.array(z.string()) }))
  .meta({ description: 'After saving: what others had changed since the page was read, and was kept' });

export type KeptChanges = z.infer<typeof keptChangesSchema>;

export type SavedBy = z.infer<typeof savedBySchema>;
