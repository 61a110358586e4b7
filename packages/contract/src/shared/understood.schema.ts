import { z } from 'zod';

/** What a list was searched for instead, because nothing in it matched what was typed; null if it was not. */
export const understoodSearchSchema = z.string().nullable();
