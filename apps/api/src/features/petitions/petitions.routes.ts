import { petitionIdParamSchema, petitionSchema } from '@fonendo/contract/petitions/petitions.schema';
import {
  petitionCountsSchema,
  petitionPageQuerySchema,
  petitionPageSchema,
  waitingTimesSchema,
} from '@fonendo/contract/petitions/queue.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { petitionLettersRoutes } from './answers/letters.routes.ts';
import { petitionChecklistRoutes } from './checklist/checklist.routes.ts';
import { readWaitingTimes } from './info/read-waiting-times.ts';
import { petitionJourneyRoutes } from './journey/journey.routes.ts';
import { petitionPapersRoutes } from './papers/papers.routes.ts';
import { petitionIdOf } from './petition-id.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { petitionMovesRoutes } from './procedure/moves.routes.ts';
import { sendPetition } from './procedure/send-petition.ts';
import { countPetitions } from './queue/count-petitions.ts';
import { listPetitions } from './queue/list-petitions.ts';
import { readPetition } from './read-petition.ts';
import { petitionSettingsRoutes } from './review/settings.routes.ts';
import { petitionRoadRoutes } from './road/road.routes.ts';
import { startPetition } from './start-petition.ts';

const tags = ['petitions'];
const administrators = ['superadmin', 'admin'] as const;
const readers = ['certifiedDoctor', 'notCertifiedDoctor', ...administrators] as const;

const list = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator' },
  {
    method: 'get',
    path: '/petitions',
    tags,
    summary: 'A doctor’s own petitions; for administrators the queue, the longest wait first',
    request: { query: petitionPageQuerySchema },
    responses: { 200: json(petitionPageSchema, 'A page') },
  },
);

const counts = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/petitions/counts',
    tags,
    summary: 'How many petitions there are of each status, and which filters find any',
    responses: { 200: json(petitionCountsSchema, 'By status; none is being filled in') },
  },
);

const waitingTimes = declareRoute(
  { access: 'signedIn', reach: 'common' },
  {
    method: 'get',
    path: '/petitions/waiting-times',
    tags,
    summary: 'How long the ministry took, from our own petitions; never of fewer than five',
    responses: { 200: json(waitingTimesSchema, 'Median and 90th percentile, by country and by month') },
  },
);

const start = declareRoute(
  {
    access: ['notCertifiedDoctor'],
    reach: 'own',
    refuses: ['NotFound', 'PetitionExists', 'PetitionResolved', 'OtherRoad', 'UnknownRoad'],
    whileActing: 'Begins the draft; only the doctor sends it.',
  },
  {
    method: 'post',
    path: '/petitions',
    tags,
    summary: 'Begin a petition: one at a time, another only after a refusal',
    responses: { 201: json(petitionSchema, 'Being filled in') },
  },
);

const read = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator', refuses: ['InvalidPetitionId', 'NotFound'] },
  {
    method: 'get',
    path: '/petitions/{id}',
    tags,
    summary: 'One petition, with what may be done with it now',
    request: { params: petitionIdParamSchema },
    responses: { 200: json(petitionSchema, 'As this reader sees it') },
  },
);

const send = declareRoute(
  {
    access: ['notCertifiedDoctor'],
    reach: 'own',
    refuses: [
      'InvalidPetitionId',
      'NotFound',
      'InvalidStatusChange',
      'OtherRoad',
      'PetitionIncomplete',
      'PaymentRequired',
      'ServiceUnavailable',
    ],
  },
  {
    method: 'post',
    path: '/petitions/{id}/send',
    tags,
    summary: 'Hand it in; its receipt is made in the same step',
    request: { params: petitionIdParamSchema },
    responses: { 200: json(petitionSchema, 'Pending') },
  },
);

/** Fixed paths come before `{id}`: the router takes the first match. */
export function petitionsRoutes(context: PetitionsContext) {
  const { db } = context;
  return createRouter()
    .openapi(list, async (c) => c.json(await listPetitions(context, getActor(c), c.req.valid('query')), 200))
    .openapi(counts, async (c) => c.json(await countPetitions(context), 200))
    .openapi(waitingTimes, async (c) => c.json(await readWaitingTimes(context), 200))
    .route('/', petitionRoadRoutes(context))
    .route('/', petitionJourneyRoutes(context))
    .route('/', petitionPapersRoutes(context))
    .openapi(start, async (c) => c.json(await startPetition(context, getActor(c)), 201))
    .openapi(read, async (c) =>
      c.json(await readPetition(context, db, getActor(c), petitionIdOf(c.req.valid('param'))), 200),
    )
    .openapi(send, async (c) =>
      c.json(await sendPetition(context, getActor(c), petitionIdOf(c.req.valid('param'))), 200),
    )
    .route('/', petitionChecklistRoutes(context))
    .route('/', petitionLettersRoutes(context))
    .route('/', petitionMovesRoutes(context))
    .route('/', petitionSettingsRoutes(context));
}
