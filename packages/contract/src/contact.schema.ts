import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';
import { emailSchema } from './auth/auth.schema.ts';

export const contactMessageMaxLength = 5000;

/** Used in the subject of a mail: one line, no invisible characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

export const contactRequestSchema = z
  .object({
    name: line(limits.nameMaxLength),
    email: emailSchema,
    subject: line(150),
    message: z.string().trim().min(10).max(contactMessageMaxLength),
    /** A hidden field that only bots fill in; their messages are dropped. */
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'ContactRequest' });

export type ContactRequest = z.infer<typeof contactRequestSchema>;
