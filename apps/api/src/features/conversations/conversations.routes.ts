import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  conversationSchema,
  messageBodySchema,
  messageIdParamSchema,
  messageQuerySchema,
  readMessagesSchema,
} from '@fonendo/contract/conversations.schema';
import { uploadHeadersSchema } from '@fonendo/contract/documents.schema';
import { type MessageSide, messageRight } from '@fonendo/domain/conversations/conversation';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { pdfBody, pdfRefusals, readPdfUpload } from '../documents/documents.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { readUpTo, settle } from './mark-messages.ts';
import { openMessageFile } from './open-message-file.ts';
import { readMessages } from './read-messages.ts';
import { sendMessageFile, writeMessage } from './write-message.ts';

const tags = ['conversations'];
const params = candidacyIdParamSchema;
const answer = { 200: json(conversationSchema, 'The newest messages') };
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const staff = ['hospital', 'recruiter'] as const;

/** Nobody reads along who acts as one of them, and administrators are no side of it. */
const callers = {
  doctor: { declared: { access: doctors, reach: 'own' }, refuses: ['NotFound'], whom: 'the hospital' },
  hospital: {
    declared: { access: staff, reach: 'own', right: messageRight },
    refuses: ['NotFound', 'UserNotAuthorized'],
    whom: 'the candidate',
  },
} as const;

/** Both sides have the same calls, each under its own address. */
function declareSide<Path extends string>(side: MessageSide, path: Path) {
  const { declared, refuses, whom } = callers[side];
  return {
    list: declareRoute(
      { ...declared, inPerson: true, refuses },
      {
        method: 'get',
        path,
        tags,
        summary: `What one and ${whom} wrote to each other about a candidacy, the newest first asked for`,
        request: { params, query: messageQuerySchema },
        responses: { 200: json(conversationSchema, 'Oldest first') },
      },
    ),
    write: declareRoute(
      { ...declared, refuses: [...refuses, 'InvalidStatusChange', 'TooManyRequests'] },
      {
        method: 'post',
        path,
        tags,
        summary: `Write to ${whom}; sent again with the same key it is not written twice`,
        request: { params, body: json(messageBodySchema, 'The message') },
        responses: { 201: json(conversationSchema, 'The newest messages') },
      },
    ),
    upload: declareRoute(
      {
        ...declared,
        streamsBody: true,
        refuses: [...refuses, 'InvalidStatusChange', 'TooManyRequests', ...pdfRefusals],
      },
      {
        method: 'put',
        path: `${path}/file`,
        tags,
        summary: `Send ${whom} a PDF of at most 5,242,880 bytes`,
        request: { params, headers: uploadHeadersSchema.partial(), body: pdfBody },
        responses: answer,
      },
    ),
    read: declareRoute(
      { ...declared, refuses },
      {
        method: 'post',
        path: `${path}/read`,
        tags,
        summary: 'Say what was shown; the other side sees that it was read',
        request: { params, body: json(readMessagesSchema, 'Up to which message') },
        responses: { 204: { description: 'Marked' } },
      },
    ),
  };
}

const own = declareSide('doctor', '/candidacies/{id}/messages');
const theirs = declareSide('hospital', '/selection/candidacies/{id}/messages');

const settled = declareRoute(
  { ...callers.hospital.declared, refuses: callers.hospital.refuses },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/messages/settle',
    tags,
    summary: 'Say that what the candidate wrote needs no answer',
    request: { params },
    responses: answer,
  },
);

const download = declareRoute(
  {
    access: [...doctors, ...staff],
    reach: 'own',
    inPerson: true,
    refuses: ['NotFound', 'UserNotAuthorized', 'ServiceUnavailable'],
  },
  {
    method: 'get',
    path: '/messages/{id}/file',
    tags,
    summary: 'A file of a conversation, for both sides of it',
    request: { params: messageIdParamSchema },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

export function conversationsRoutes(context: ConversationsContext) {
  return createRouter()
    .route('/', sideRoutes(context, 'doctor', own))
    .route('/', sideRoutes(context, 'hospital', theirs))
    .openapi(settled, async (c) => c.json(await settle(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(download, async (c) => sendFile(c, await openMessageFile(context, getActor(c), c.req.valid('param').id)));
}

function sideRoutes(
  context: ConversationsContext,
  side: MessageSide,
  { list, write, upload, read }: typeof own | typeof theirs,
) {
  return createRouter()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await readMessages(context.db, getActor(c), { side, id }, c.req.valid('query')), 200);
    })
    .openapi(write, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await writeMessage(context, getActor(c), { side, id }, c.req.valid('json')), 201);
    })
    .openapi(upload, async (c) => {
      const sent = readPdfUpload(c, c.req.valid('header'));
      return c.json(await sendMessageFile(context, getActor(c), { side, id: c.req.valid('param').id }, sent), 200);
    })
    .openapi(read, async (c) => {
      await readUpTo(context, getActor(c), { side, id: c.req.valid('param').id, ...c.req.valid('json') });
      return c.body(null, 204);
    });
}
