import { z } from 'zod';

const problems = ['altered', 'invoiceAltered', 'reordered', 'missing', 'unrecorded', 'gap'] as const;

/** What happened to the registry of invoices, newest first. */
const registryEventSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['checked', 'exported']),
    records: z.number().int(),
    problems: z.number().int(),
    by: z.string().nullable().meta({ description: 'Null for a command, a job or a deleted account' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'InvoiceRegistryEvent' });

export const registryStatusSchema = z
  .object({
    records: z.number().int(),
    lastHash: z.string().nullable(),
    isSent: z.boolean().meta({ description: 'Whether records are sent to the tax agency' }),
    events: z.array(registryEventSchema),
  })
  .meta({ id: 'InvoiceRegistry' });

export type RegistryStatus = z.infer<typeof registryStatusSchema>;

export const registryCheckSchema = z
  .object({
    records: z.number().int(),
    problems: z.array(
      z.object({
        problem: z.enum(problems),
        position: z.number().int().nullable(),
        number: z.string().nullable().meta({ description: 'The invoice, or the series of a gap' }),
      }),
    ),
  })
  .meta({ id: 'InvoiceRegistryCheck' });

export type RegistryCheck = z.infer<typeof registryCheckSchema>;
