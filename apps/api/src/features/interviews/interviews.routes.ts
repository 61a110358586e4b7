import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  busyTimesSchema,
  candidacyInterviewsSchema,
  interviewIdParamSchema,
  interviewProposalSchema,
  interviewSchema,
  ownInterviewsSchema,
  timeRangeQuerySchema,
} from '@fonendo/contract/interviews.schema';
import { z } from 'zod';
import { attachment } from '../../http/bodies/send-file.ts';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { readInterviewCalendar } from './calendar/read-calendar.ts';
import type { InterviewsContext } from './interviews.context.ts';
import { interviewMovesRoutes } from './moves/moves.routes.ts';
import { proposeInterview } from './moves/propose-interview.ts';
import { listCandidacyInterviews, listInterviews, listOwnInterviews, readBusyTimes } from './read-interviews.ts';

const tags = ['interviews'];
const staff = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const params = candidacyIdParamSchema;

const list = declareRoute(
  { access: [...staff, ...doctors], reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/interviews',
    tags,
    summary: 'A hospital’s interviews, or a doctor’s own, in a span of time; with those that still have dates in it',
    request: { query: timeRangeQuerySchema },
    responses: { 200: json(ownInterviewsSchema, 'By time') },
  },
);

const ofCandidacy = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/interviews',
    tags,
    summary: 'The interviews of a candidacy, with what a new proposal starts from',
    request: { params },
    responses: { 200: json(candidacyInterviewsSchema, 'The newest first') },
  },
);

const own = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}/interviews',
    tags,
    summary: 'The interviews of a candidacy of one’s own',
    request: { params },
    responses: { 200: json(ownInterviewsSchema, 'The newest first') },
  },
);

const busy = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/busy',
    tags,
    summary: 'The hospital’s other interviews, and when the candidate is busy elsewhere',
    request: { params, query: timeRangeQuerySchema },
    responses: { 200: json(busyTimesSchema, 'Of other hospitals the times alone') },
  },
);

const propose = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: ['NotFound', 'InvalidStatusChange', 'InterviewProposalsFailed'],
  },
  {
    method: 'post',
    path: '/selection/candidacies/{id}/interviews',
    tags,
    summary: 'Propose one to five dates; the same click again within a minute answers with the same interview',
    request: { params, body: json(interviewProposalSchema, 'Dates, duration and place') },
    responses: { 201: json(interviewSchema, 'The candidate is asked') },
  },
);

const calendar = declareRoute(
  { access: [...staff, ...doctors], reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/interviews/{id}/calendar.ics',
    tags,
    summary: 'An interview that has a date, as a calendar file',
    request: { params: interviewIdParamSchema },
    responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
  },
);

export function interviewsRoutes(context: InterviewsContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listInterviews(context, getActor(c), c.req.valid('query')), 200))
    .openapi(ofCandidacy, async (c) =>
      c.json(await listCandidacyInterviews(context, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(own, async (c) => c.json(await listOwnInterviews(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(busy, async (c) =>
      c.json(await readBusyTimes(context, getActor(c), c.req.valid('param').id, c.req.valid('query')), 200),
    )
    .openapi(propose, async (c) =>
      c.json(await proposeInterview(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .openapi(calendar, async (c) => {
      const locale = requestLocale(c);
      const text = await readInterviewCalendar(context, getActor(c), c.req.valid('param').id, locale);
      return c.body(text, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        ...attachment(`${locale === 'es' ? 'entrevista' : 'interview'}.ics`),
      });
    })
    .route('/', interviewMovesRoutes(context));
}
