import { z } from 'zod';

/** The code of a receipt as people copy it: with spaces. */
export const typedReceiptCodeSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s+/g, ''))
    .pipe(z.string().min(1)),
});
