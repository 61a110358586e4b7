import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { z } from 'zod';
import { daySchema } from './shared/dates.schema.ts';

export const auditFiltersSchema = z.object({
  person: z.uuid().optional().meta({ description: 'Did it, had it done in their name, or had it done to them' }),
  action: z.enum(auditActions).optional(),
  subject: z.enum(auditSubjectTypes).optional().meta({ description: 'What kind of thing it was done to' }),
  subjectId: z.string().max(100).optional().meta({ description: 'That very thing; together with `subject`' }),
  from: daySchema.optional().meta({ description: 'On this day in Spain or later' }),
  to: daySchema.optional().meta({ description: 'On this day in Spain or earlier' }),
});

export type AuditFilters = z.infer<typeof auditFiltersSchema>;

export const auditQuerySchema = auditFiltersSchema.extend({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** The name is empty if the account was deleted. */
const personSchema = z.object({ id: z.string(), name: z.string() });

const factsSchema = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    action: z.enum(auditActions),
    /** Null for what the product does by itself. */
    actor: personSchema.nullable(),
    /** The administrator who acted as the actor. */
    impersonator: personSchema.nullable(),
    subject: z.object({
      type: z.enum(auditSubjectTypes),
      id: z.string(),
      /** The name of the subject, if it still exists. */
      name: z.string().nullable(),
    }),
    before: factsSchema,
    after: factsSchema,
    /** Names of fields whose personal values were erased with the person. */
    erased: z.array(z.string()),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z
  .object({
    items: z.array(auditEntrySchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** The person that the filter names. */
    person: personSchema.nullable(),
    /** What occurs in the whole record, to choose from in the filters; null on later pages. */
    choices: z
      .object({ actions: z.array(z.enum(auditActions)), subjects: z.array(z.enum(auditSubjectTypes)) })
      .nullable(),
  })
  .meta({ id: 'AuditPage' });

export type AuditPage = z.infer<typeof auditPageSchema>;
