import { journeyMarkSchema, journeySchema } from '@fonendo/contract/petitions/journey.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { JourneyContext } from './known-steps.ts';
import { markStep } from './mark-step.ts';
import { readJourney } from './read-journey.ts';

const tags = ['petitions'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const now = json(journeySchema, 'The way as it is now');

const read = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/petitions/journey',
    tags,
    summary: 'The way to one’s first working day: steps, what each needs, and when it is likely to end',
    responses: { 200: now },
  },
);

const mark = declareRoute(
  { access, reach: 'own', refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'put',
    path: '/petitions/journey',
    tags,
    summary: 'Say since when a step is under way, or when it was done, or take that back',
    request: { body: json(journeyMarkSchema, 'The step, and the day') },
    responses: { 200: now },
  },
);

/** Before the routes of one petition: the router takes the first match. */
export function petitionJourneyRoutes(context: JourneyContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readJourney(context, context.db, getActor(c)), 200))
    .openapi(mark, async (c) => c.json(await markStep(context, getActor(c), c.req.valid('json')), 200));
}
