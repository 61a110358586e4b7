import { contactMessageMaxLength } from '@fonendo/domain/contact';
import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';
import { visitorEmailSchema } from './auth/auth.schema.ts';
import { secondSet } from './shared/field-errors.ts';

/** Used in the subject of a mail: one line, no invisible characters. */
const line = (max: number) =>
  z
    .string(secondSet)
    .trim()
    .min(1, secondSet)
    .max(max, secondSet)
    .regex(/^\P{Cc}*$/u, secondSet);

export const contactRequestSchema = z
  .object({
    name: line(limits.nameMaxLength),
    email: visitorEmailSchema,
    subject: line(150),
    message: z.string(secondSet).trim().min(10, secondSet).max(contactMessageMaxLength, secondSet),
    /** A hidden field that only bots fill in; their messages are dropped. */
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'ContactRequest' });

export type ContactRequest = z.infer<typeof contactRequestSchema>;
