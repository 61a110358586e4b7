import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  agreedFirstDaySchema,
  firstDayDatesSchema,
  firstDaySchema,
} from '@fonendo/contract/candidacies/first-day.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { agreeFirstDay } from './agree-first-day.ts';
import type { FirstDayContext } from './first-day.context.ts';
import { giveFirstDay } from './give-first-day.ts';

const tags = ['candidacies'];
const params = candidacyIdParamSchema;
const responses = { 200: json(firstDaySchema, 'As it is now') };

const give = declareRoute(
  {
    access: ['certifiedDoctor', 'notCertifiedDoctor'],
    reach: 'own',
    refuses: ['NotFound', 'InvalidStatusChange'],
  },
  {
    method: 'put',
    path: '/candidacies/{id}/first-day',
    tags,
    summary: 'Tell the hospital that accepted one between which days one can start; other days undo what was agreed',
    request: { params, body: json(firstDayDatesSchema, 'The first and the last of them') },
    responses,
  },
);

const agree = declareRoute(
  {
    access: ['superadmin', 'admin', 'hospital', 'recruiter'],
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange'],
  },
  {
    method: 'put',
    path: '/selection/candidacies/{id}/first-day',
    tags,
    summary: 'Agree to one of the days on which an accepted candidate can start',
    request: { params, body: json(agreedFirstDaySchema, 'One of the days that the doctor gave') },
    responses,
  },
);

export function firstDayRoutes(context: FirstDayContext) {
  return createRouter()
    .openapi(give, async (c) =>
      c.json(await giveFirstDay(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(agree, async (c) =>
      c.json(await agreeFirstDay(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    );
}
