import { messageLimits, messageSides } from '@fonendo/domain/conversations/conversation';
import { candidacyEventKinds } from '@fonendo/domain/conversations/events';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { z } from 'zod';
import { petitionIdParamSchema } from './petitions/petitions.schema.ts';

export const messageBodySchema = z
  .object({
    text: z.string().trim().min(1).max(messageLimits.text).meta({ description: 'Plain text' }),
    key: z.uuid().meta({ description: 'Made by the caller, one for each message: sent again it is not written twice' }),
  })
  .meta({ id: 'MessageText' });

export type MessageBody = z.infer<typeof messageBodySchema>;

export const messageQuerySchema = z.object({
  cursor: z.string().max(200).optional().meta({ description: 'Goes on with earlier ones' }),
  search: z.string().trim().max(100).optional().meta({ description: 'Only those with these words' }),
});

export type MessageQuery = z.infer<typeof messageQuerySchema>;

export const readMessagesSchema = z
  .object({ upTo: z.uuid().meta({ description: 'The newest one that was shown' }) })
  .meta({ id: 'ReadMessages' });

export const messageIdParamSchema = z.object({ id: z.uuid() });

export const candidacyMessageParamSchema = z.object({ id: z.uuid(), messageId: z.uuid() });

export const takenFileSchema = z
  .object({ requestId: z.uuid().meta({ description: 'The document that was asked for' }) })
  .meta({ id: 'TakenFile' });

export const petitionMessageParamSchema = petitionIdParamSchema.extend({ messageId: z.uuid() });

const fileSchema = z.object({ name: z.string(), bytes: z.int() });

export const messageSchema = z
  .object({
    id: z.string(),
    side: z.enum(messageSides),
    /** Null once the account is deleted. */
    author: z
      .object({
        name: z.string(),
        position: z.string().nullable().meta({ description: 'At the hospital; of the team’s people the product' }),
      })
      .nullable(),
    /** Empty for a file alone. */
    text: z.string(),
    file: fileSchema.nullable(),
    sentAt: z.iso.datetime(),
    /** When the other side first saw it. */
    readAt: z.iso.datetime().nullable(),
    /** Whether it left by mail as well. */
    byMail: z.boolean(),
    /** Of the doctor's: not answered yet. */
    unanswered: z.boolean(),
    /** Of the doctor's files: among the documents of the candidacy already. Told to the hospital only. */
    handedIn: z.boolean(),
  })
  .meta({ id: 'Message' });

export type Message = z.infer<typeof messageSchema>;

/** Something that happened to the candidacy, between the messages. */
const candidacyEventSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(candidacyEventKinds),
    /** The step that began or was completed. */
    step: z.string().nullable(),
    /** The documents that it is about; those asked for together are one event. */
    documents: z.array(z.object({ kind: z.enum(documentKinds).nullable(), name: z.string() })),
    /** The date that was agreed on for an interview. */
    startsAt: z.iso.datetime().nullable(),
    /** The first day that was agreed on. */
    day: z.iso.date().nullable(),
    /** Whether the doctor did it. */
    byDoctor: z.boolean(),
  })
  .meta({ id: 'CandidacyEvent' });

export type CandidacyEvent = z.infer<typeof candidacyEventSchema>;

/** What a doctor and a hospital write to each other about a candidacy, or a doctor and the team about a petition. */
export const conversationSchema = z
  .object({
    /** Oldest first; the newest ones, or those before the cursor. */
    messages: z.array(messageSchema),
    /** What happened to the candidacy meanwhile, oldest first; both sides see it on its page as well. */
    events: z.array(candidacyEventSchema),
    /** Where earlier ones go on. */
    earlier: z.string().nullable(),
    /** The side of the reader. */
    side: z.enum(messageSides),
    /** Whom one writes to: the doctor, the hospital or the product's team. Null once the doctor's account is deleted. */
    other: z.object({ name: z.string() }).nullable(),
    /** Where the doctor lives. */
    zone: z.string(),
    /** Who reads it at the hospital, or of the team; told to them only. */
    readers: z.array(z.string()),
    /** The newest first. */
    files: z.array(
      z.object({ id: z.string(), side: z.enum(messageSides), sentAt: z.iso.datetime(), ...fileSchema.shape }),
    ),
    waiting: z.int().meta({ description: 'How many wait: for the doctor to read, for the others to answer' }),
    /** Documents that the doctor was asked for and a file of theirs can be added to. Told to the hospital only. */
    awaited: z.array(z.object({ id: z.string(), kind: z.enum(documentKinds).nullable(), name: z.string() })),
    /** One's own report that the team has not answered yet. */
    report: z.object({ reportedAt: z.iso.datetime() }).nullable(),
    /** Closed by the team: nobody writes any more. */
    closure: z.object({ reason: z.string(), closedAt: z.iso.datetime() }).nullable(),
    can: z.object({ write: z.boolean(), settle: z.boolean(), report: z.boolean() }),
  })
  .meta({ id: 'Conversation' });

export type Conversation = z.infer<typeof conversationSchema>;
