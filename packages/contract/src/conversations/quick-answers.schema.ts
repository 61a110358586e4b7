import { quickAnswerLimits } from '@fonendo/domain/conversations/quick-answers';
import { z } from 'zod';
import { besideTheRest } from '../shared/refinements.ts';

const text = z.string().trim().max(quickAnswerLimits.text);

function askForWords({ es, en }: { es?: unknown; en?: unknown }, ctx: z.core.$RefinementCtx) {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  if (isBlank(es) && isBlank(en)) ctx.addIssue({ code: 'custom', path: ['es'], params: { key: 'errors.required' } });
}

const fields = z.object({
  title: z.string().trim().min(1).max(quickAnswerLimits.title),
  es: text.meta({ description: 'In Spanish; empty where there is only the other' }),
  en: text.meta({ description: 'In English' }),
});

export const quickAnswerContentSchema = fields
  .superRefine(askForWords, besideTheRest)
  .meta({ id: 'QuickAnswerContent' });

export type QuickAnswerContent = z.infer<typeof quickAnswerContentSchema>;

const version = z.int().min(1).meta({ description: 'The version that was read' });

export const quickAnswerUpdateSchema = fields
  .extend({ version })
  .superRefine(askForWords, besideTheRest)
  .meta({ id: 'QuickAnswerUpdate' });

export type QuickAnswerUpdate = z.infer<typeof quickAnswerUpdateSchema>;

export const quickAnswerIdParamSchema = z.object({ id: z.uuid() });

/** Of an address: it is written out. */
export const quickAnswerVersionQuerySchema = z.object({
  version: z.coerce.number().int().min(1).meta({ description: 'The version that was read' }),
});

const quickAnswerSchema = z.object({
  id: z.string(),
  title: z.string(),
  es: z.string(),
  en: z.string(),
  version: z.int(),
});

export type QuickAnswer = z.infer<typeof quickAnswerSchema>;

/** The hospital's own, those used most first. */
export const quickAnswersSchema = z
  .object({ items: z.array(quickAnswerSchema), can: z.object({ add: z.boolean(), change: z.boolean() }) })
  .meta({ id: 'QuickAnswers' });

export type QuickAnswers = z.infer<typeof quickAnswersSchema>;
