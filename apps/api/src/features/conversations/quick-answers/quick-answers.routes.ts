import {
  quickAnswerContentSchema,
  quickAnswerIdParamSchema,
  quickAnswersSchema,
  quickAnswerUpdateSchema,
  quickAnswerVersionQuerySchema,
} from '@fonendo/contract/conversations/quick-answers.schema';
import { messageRight } from '@fonendo/domain/conversations/conversation';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import {
  addQuickAnswer,
  deleteQuickAnswer,
  listQuickAnswers,
  noteQuickAnswerUse,
  saveQuickAnswer,
} from './change-quick-answers.ts';

const tags = ['conversations'];
const params = quickAnswerIdParamSchema;
const staff = { access: ['hospital', 'recruiter'], reach: 'own', right: messageRight } as const;

const list = declareRoute(
  { ...staff, inPerson: true, refuses: ['UserNotAuthorized'] },
  {
    method: 'get',
    path: '/quick-answers',
    tags,
    summary: 'The quick answers that one’s hospital keeps, those used most first',
    responses: { 200: json(quickAnswersSchema, 'All of them') },
  },
);

const add = declareRoute(
  { ...staff, refuses: ['UserNotAuthorized', 'TooManyQuickAnswers', 'QuickAnswerTitleTaken'] },
  {
    method: 'post',
    path: '/quick-answers',
    tags,
    summary: 'Keep another; thirty at most',
    request: { body: json(quickAnswerContentSchema, 'In one language or both') },
    responses: { 201: json(quickAnswersSchema, 'All of them') },
  },
);

const save = declareRoute(
  { ...staff, refuses: ['UserNotAuthorized', 'NotFound', 'Conflict', 'QuickAnswerTitleTaken'] },
  {
    method: 'put',
    path: '/quick-answers/{id}',
    tags,
    summary: 'Change one over the version that was read',
    request: { params, body: json(quickAnswerUpdateSchema, 'All of it, and the version it was made from') },
    responses: { 200: json(quickAnswersSchema, 'All of them') },
  },
);

const remove = declareRoute(
  { ...staff, refuses: ['UserNotAuthorized', 'NotFound', 'Conflict'] },
  {
    method: 'delete',
    path: '/quick-answers/{id}',
    tags,
    summary: 'Delete one as it was read',
    request: { params, query: quickAnswerVersionQuerySchema },
    responses: { 200: json(quickAnswersSchema, 'Those that are left') },
  },
);

const use = declareRoute(
  { ...staff, refuses: ['UserNotAuthorized', 'NotFound', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/quick-answers/{id}/use',
    tags,
    summary: 'Say that one was put into a message, for the order of the list',
    request: { params },
    responses: { 204: { description: 'Counted' } },
  },
);

export function quickAnswersRoutes(context: ConversationsContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listQuickAnswers(context, getActor(c)), 200))
    .openapi(add, async (c) => c.json(await addQuickAnswer(context, getActor(c), c.req.valid('json')), 201))
    .openapi(save, async (c) =>
      c.json(await saveQuickAnswer(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) =>
      c.json(await deleteQuickAnswer(context, getActor(c), c.req.valid('param').id, c.req.valid('query')), 200),
    )
    .openapi(use, async (c) => {
      await noteQuickAnswerUse(context, getActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
