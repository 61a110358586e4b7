import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  conversationClosingSchema,
  conversationReportSchema,
  openingSchema,
  reportDecisionSchema,
  reportedConversationSchema,
  reportedFileParamSchema,
  reportedFileQuerySchema,
  reportedIdParamSchema,
  reportedListQuerySchema,
  reportedListSchema,
  reportedQuerySchema,
} from '@fonendo/contract/conversations/reports.schema';
import { conversationSchema } from '@fonendo/contract/conversations.schema';
import { messageRight } from '@fonendo/domain/conversations/conversation';
import { fileAnswers, sendFile } from '../../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import { closeConversation, dismissReport, reopenConversation } from './decide-report.ts';
import { listReportedConversations, openReported, openReportedFile, readReported } from './read-reported.ts';
import { reportConversation } from './report-conversation.ts';

const tags = ['conversations'];
const reported = {
  params: candidacyIdParamSchema,
  body: json(conversationReportSchema, 'What is wrong'),
};
const made = { 201: json(conversationSchema, 'The newest messages, and that it is reported') };

const reportOwn = declareRoute(
  {
    access: ['certifiedDoctor', 'notCertifiedDoctor'],
    reach: 'own',
    refuses: ['NotFound', 'InvalidStatusChange', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/candidacies/{id}/messages/report',
    tags,
    summary: 'Report the conversation with the hospital to the team; once while the team has not answered',
    request: reported,
    responses: made,
  },
);

const reportTheirs = declareRoute(
  {
    access: ['hospital', 'recruiter'],
    reach: 'own',
    right: messageRight,
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/messages/report',
    tags,
    summary: 'Report the conversation with the candidate to the team; once while the team has not answered',
    request: reported,
    responses: made,
  },
);

const team = ['superadmin', 'admin'] as const;

const list = declareRoute(
  { access: team, reach: 'all' },
  {
    method: 'get',
    path: '/reported-conversations',
    tags,
    summary: 'Conversations that somebody reported, without what was said: what waits longest first',
    request: { query: reportedListQuerySchema },
    responses: { 200: json(reportedListSchema, 'A page of them') },
  },
);

const open = declareRoute(
  { access: team, reach: 'all', refuses: ['NotFound'] },
  {
    method: 'post',
    path: '/reported-conversations/{id}/open',
    tags,
    summary: 'Open a reported conversation to read it, which is recorded',
    request: { params: reportedIdParamSchema },
    responses: { 201: json(openingSchema, 'To read it with') },
  },
);

const read = declareRoute(
  { access: team, reach: 'all', inPerson: true, refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/reported-conversations/{id}',
    tags,
    summary: 'What was reported and said; only while it is reported or closed',
    request: { params: reportedIdParamSchema, query: reportedQuerySchema },
    responses: { 200: json(reportedConversationSchema, 'Oldest first') },
  },
);

const file = declareRoute(
  { access: team, reach: 'all', inPerson: true, refuses: ['NotFound', 'ServiceUnavailable'] },
  {
    method: 'get',
    path: '/reported-conversations/{id}/messages/{messageId}/file',
    tags,
    summary: 'A file of a reported conversation',
    request: { params: reportedFileParamSchema, query: reportedFileQuerySchema },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

const decided = { 204: { description: 'Done; both sides are told' } };

const close = declareRoute(
  { access: team, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/reported-conversations/{id}/close',
    tags,
    summary: 'Close a reported conversation: nobody writes any more',
    request: { params: reportedIdParamSchema, body: json(conversationClosingSchema, 'Why') },
    responses: decided,
  },
);

const dismiss = declareRoute(
  { access: team, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/reported-conversations/{id}/dismiss',
    tags,
    summary: 'Say that a reported conversation may go on; the team reads it no longer',
    request: { params: reportedIdParamSchema, body: json(reportDecisionSchema, 'What was read') },
    responses: decided,
  },
);

const reopen = declareRoute(
  { access: team, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/reported-conversations/{id}/reopen',
    tags,
    summary: 'Let both sides write again; the team reads it no longer',
    request: { params: reportedIdParamSchema, body: json(reportDecisionSchema, 'What was read') },
    responses: decided,
  },
);

export function reportsRoutes(context: ConversationsContext) {
  return createRouter()
    .openapi(reportOwn, async (c) => {
      const place = { subject: 'candidacy', side: 'doctor', id: c.req.valid('param').id } as const;
      return c.json(await reportConversation(context, getActor(c), place, c.req.valid('json')), 201);
    })
    .openapi(reportTheirs, async (c) => {
      const place = { subject: 'candidacy', side: 'hospital', id: c.req.valid('param').id } as const;
      return c.json(await reportConversation(context, getActor(c), place, c.req.valid('json')), 201);
    })
    .openapi(list, async (c) => c.json(await listReportedConversations(context, c.req.valid('query')), 200))
    .openapi(open, async (c) => c.json(await openReported(context, getActor(c), c.req.valid('param').id), 201))
    .openapi(read, async (c) =>
      c.json(await readReported(context, getActor(c), c.req.valid('param').id, c.req.valid('query')), 200),
    )
    .openapi(file, async (c) =>
      sendFile(c, await openReportedFile(context, getActor(c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .openapi(close, async (c) => {
      await closeConversation(context, getActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(dismiss, async (c) => {
      await dismissReport(context, getActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(reopen, async (c) => {
      await reopenConversation(context, getActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.body(null, 204);
    });
}
