import { messageSides } from '@fonendo/domain/conversations/conversation';
import { needsWords, readStandings, reportLimits, reportReasons } from '@fonendo/domain/conversations/reports';
import { z } from 'zod';
import { messageSchema } from '../conversations.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';

function askForWords({ reason, text }: { reason?: unknown; text?: unknown }, ctx: z.core.$RefinementCtx) {
  const chosen = reportReasons.find((one) => one === reason);
  if (!chosen || !needsWords(chosen) || typeof text !== 'string' || text.trim() !== '') return;
  ctx.addIssue({ code: 'custom', path: ['text'], params: { key: 'errors.required' } });
}

export const conversationReportSchema = z
  .object({
    reason: z.enum(reportReasons),
    text: z.string().trim().max(reportLimits.text).meta({ description: 'One’s own words; needed where none fits' }),
  })
  .superRefine(askForWords, besideTheRest)
  .meta({ id: 'ConversationReport' });

export type ConversationReport = z.infer<typeof conversationReportSchema>;

export const reportedIdParamSchema = z.object({ id: z.uuid().meta({ description: 'Of the candidacy' }) });

export const reportedFileParamSchema = reportedIdParamSchema.extend({ messageId: z.uuid() });

export const reportedListQuerySchema = z.object({
  standing: z.enum(readStandings).default('reported'),
  cursor: z.string().max(300).optional().meta({ description: 'The next page' }),
});

export type ReportedListQuery = z.infer<typeof reportedListQuerySchema>;

const opening = z.uuid().meta({ description: 'From opening it, which is recorded; nobody reads without' });

export const reportedFileQuerySchema = z.object({ opening });

export const reportedQuerySchema = z.object({
  opening,
  cursor: z.string().max(200).optional().meta({ description: 'Goes on with earlier ones' }),
});

export type ReportedQuery = z.infer<typeof reportedQuerySchema>;

const version = z.int().min(1).meta({ description: 'The version that was read' });

export const conversationClosingSchema = z
  .object({
    reason: z.string().trim().min(1).max(reportLimits.closeReason).meta({ description: 'Both sides read it' }),
    version,
  })
  .meta({ id: 'ConversationClosing' });

export type ConversationClosing = z.infer<typeof conversationClosingSchema>;

export const reportDecisionSchema = z.object({ version }).meta({ id: 'ReportDecision' });

export const openingSchema = z.object({ opening: z.uuid() }).meta({ id: 'ConversationOpening' });

/** Names are null once an account is deleted. */
const about = {
  id: z.uuid().meta({ description: 'Of the candidacy' }),
  standing: z.enum(readStandings),
  /** Reported or closed since then. */
  since: z.iso.datetime(),
  offer: z.string(),
  hospital: z.string(),
  doctor: z.string().nullable(),
};

const reportedItemSchema = z.object({
  ...about,
  /** Whose turn it is; nobody's once it is closed. */
  turn: z.enum(['team']).nullable(),
  reports: z.array(z.object({ side: z.enum(messageSides), reason: z.enum(reportReasons) })),
});

export type ReportedItem = z.infer<typeof reportedItemSchema>;

export const reportedListSchema = z
  .object({ items: z.array(reportedItemSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'ReportedConversations' });

export type ReportedList = z.infer<typeof reportedListSchema>;

/** What the team reads of a conversation while it is reported or closed. */
export const reportedConversationSchema = z
  .object({
    ...about,
    version: z.int(),
    /** Why the team closed it. */
    closeReason: z.string().nullable(),
    reports: z.array(
      z.object({
        id: z.string(),
        side: z.enum(messageSides),
        by: z.string().nullable(),
        reason: z.enum(reportReasons),
        text: z.string(),
        reportedAt: z.iso.datetime(),
      }),
    ),
    /** Oldest first; the newest ones, or those before the cursor. */
    messages: z.array(messageSchema),
    earlier: z.string().nullable(),
    /** Where the doctor lives. */
    zone: z.string(),
    can: z.object({ close: z.boolean(), dismiss: z.boolean(), reopen: z.boolean() }),
  })
  .meta({ id: 'ReportedConversation' });

export type ReportedConversation = z.infer<typeof reportedConversationSchema>;
