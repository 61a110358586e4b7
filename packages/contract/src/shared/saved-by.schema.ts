import { z } from 'zod';

/** Who saved something last, as far as the reader may know. */
export const savedBySchema = z.object({
  /** The team of Fonendo, whose names hospitals do not see. */
  byTeam: z.boolean(),
  /** Null where the account is gone, or the name is not the reader's to know. */
  author: z.string().nullable(),
});

export type SavedBy = z.infer<typeof savedBySchema>;
