import { ownRoadSchema, roadAnswersSchema } from '@fonendo/contract/petitions/road.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { answerRoad } from './answer-road.ts';
import { readOwnRoad } from './read-road.ts';

const tags = ['petitions'];
const access = ['notCertifiedDoctor'] as const;

const read = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/petitions/road',
    tags,
    summary: 'Which procedure leads to practising, and from which answers that follows',
    responses: { 200: json(ownRoadSchema, 'With reason, term, cost and papers') },
  },
);

const answer = declareRoute(
  {
    access,
    reach: 'own',
    refuses: ['NotFound', 'DataVerified'],
    whileActing: 'Support fills in what the doctor tells on the phone.',
  },
  {
    method: 'put',
    path: '/petitions/road',
    tags,
    summary: 'Answer the three questions: nationality, country of the degree, speciality',
    request: { body: json(roadAnswersSchema, 'All of them') },
    responses: { 200: json(ownRoadSchema, 'The road that follows') },
  },
);

/** Before the routes of one petition: the router takes the first match. */
export function petitionRoadRoutes(context: PetitionsContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readOwnRoad(context.db, getActor(c).userId), 200))
    .openapi(answer, async (c) => c.json(await answerRoad(context, getActor(c), c.req.valid('json')), 200));
}
