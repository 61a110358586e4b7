import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  acceptanceUndoSchema,
  bulkMoveSchema,
  bulkResultSchema,
  candidacyMoveSchema,
  discardSchema,
  hospitalCandidacySchema,
  personIdParamSchema,
  personSchema,
  stepCompletionSchema,
} from '@fonendo/contract/selection/selection.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { acceptCandidacy } from './decisions/accept-candidacy.ts';
import { moveMany } from './decisions/bulk-moves.ts';
import { completeStep } from './decisions/complete-step.ts';
import { discardCandidacy } from './decisions/discard-candidacy.ts';
import { moveCandidacy } from './decisions/move-candidacy.ts';
import { undoAccept } from './decisions/undo-accept.ts';
import { undoDiscard } from './decisions/undo-discard.ts';
import { openCandidacy } from './read-candidacy.ts';
import { readPerson } from './read-person.ts';
import type { SelectionContext } from './selection.context.ts';

const tags = ['selection'];
const access = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const params = candidacyIdParamSchema;
const answer = json(hospitalCandidacySchema, 'As it stands now');

const read = declareRoute(
  { access, reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}',
    tags,
    summary: 'A candidacy of one’s hospital; whoever opens it has seen it',
    request: { params },
    responses: { 200: answer },
  },
);

const move = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'Conflict', 'InvalidStatusChange', 'StepUnfinished', 'MandatoryStepsMissing'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/move',
    tags,
    summary: 'Take a candidacy to a step, forward or back',
    request: { params, body: json(candidacyMoveSchema, 'From where to where') },
    responses: { 200: answer },
  },
);

const complete = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'Conflict', 'InvalidStatusChange', 'StepUnfinished'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/complete',
    tags,
    summary: 'End the step that a candidacy stands at, with what came of it',
    request: { params, body: json(stepCompletionSchema, 'What came of it, and whether the next step starts') },
    responses: { 200: answer },
  },
);

const accept = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'InvalidStatusChange', 'MandatoryStepsMissing', 'StepUnfinished', 'NoVacancyLeft'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/accept',
    tags,
    summary: 'Accept a candidate: fills a vacancy of the offer',
    request: { params },
    responses: { 200: answer },
  },
);

const unaccept = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'InvalidStatusChange', 'AcceptanceFinal'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/undo-accept',
    tags,
    summary: 'Undo an acceptance within a day: the candidacy returns to its step, and the vacancy is free',
    request: { params, body: json(acceptanceUndoSchema, 'Why; the candidate reads it') },
    responses: { 200: answer },
  },
);

const discard = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'runCandidacies', refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/discard',
    tags,
    summary: 'Discard a candidate, for a reason that stays inside the hospital',
    request: { params, body: json(discardSchema, 'Why') },
    responses: { 200: answer },
  },
);

const undo = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'runCandidacies', refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/undo-discard',
    tags,
    summary: 'Undo a discard: the candidacy returns to where it was',
    request: { params },
    responses: { 200: answer },
  },
);

const bulk = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'runCandidacies' },
  {
    method: 'post',
    path: '/selection/candidacies/bulk',
    tags,
    summary: 'Move or discard several; each succeeds or fails on its own',
    request: { body: json(bulkMoveSchema, 'What, and which') },
    responses: { 200: json(bulkResultSchema, 'What became of each') },
  },
);

const person = declareRoute(
  { access, reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/selection/people/{doctorId}',
    tags,
    summary: 'A person as one’s hospital knows them: what they handed in, and their candidacies there',
    request: { params: personIdParamSchema },
    responses: { 200: json(personSchema, 'What this hospital was shown') },
  },
);

export function selectionRoutes(context: SelectionContext) {
  return createRouter()
    .openapi(bulk, async (c) => c.json(await moveMany(context, getActor(c), c.req.valid('json')), 200))
    .openapi(read, async (c) => c.json(await openCandidacy(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(move, async (c) =>
      c.json(await moveCandidacy(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(complete, async (c) =>
      c.json(await completeStep(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(accept, async (c) => c.json(await acceptCandidacy(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(discard, async (c) =>
      c.json(await discardCandidacy(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(unaccept, async (c) =>
      c.json(await undoAccept(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(undo, async (c) => c.json(await undoDiscard(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(person, async (c) => c.json(await readPerson(context, getActor(c), c.req.valid('param').doctorId), 200));
}
