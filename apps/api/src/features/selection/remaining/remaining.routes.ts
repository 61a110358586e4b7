import {
  remainingAnswerSchema,
  remainingOfferParamSchema,
  remainingSchema,
} from '@fonendo/contract/selection/remaining.schema';
import { bulkResultSchema } from '@fonendo/contract/selection/selection.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { SelectionContext } from '../selection.context.ts';
import { answerRemaining } from './answer-remaining.ts';
import { readRemaining } from './read-remaining.ts';

const tags = ['selection'];
const path = '/selection/offers/{id}/remaining';
const params = remainingOfferParamSchema;
const declaration = {
  access: ['superadmin', 'admin', 'hospital', 'recruiter'],
  reach: 'ownUnlessAdministrator',
  right: 'runCandidacies',
} as const;

const read = declareRoute(
  { ...declaration, refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'get',
    path,
    tags,
    summary: 'Who is left without an answer once the vacancies of an offer are filled, in groups',
    request: { params },
    responses: { 200: json(remainingSchema, 'The groups, each with a text to start from') },
  },
);

const answer = declareRoute(
  { ...declaration, refuses: ['NotFound'] },
  {
    method: 'post',
    path,
    tags,
    summary: 'Discard whoever is left, with a text for each group that they read; each succeeds or fails on its own',
    request: { params, body: json(remainingAnswerSchema, 'What each group is told') },
    responses: { 200: json(bulkResultSchema, 'What became of each') },
  },
);

export function remainingRoutes(context: SelectionContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readRemaining(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(answer, async (c) =>
      c.json(await answerRemaining(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    );
}
