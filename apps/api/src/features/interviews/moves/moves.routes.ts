import {
  interviewCancelSchema,
  interviewDeclineSchema,
  interviewersSchema,
  interviewIdParamSchema,
  interviewMoveSchema,
  interviewProposalSchema,
  interviewSchema,
  interviewSlotParamSchema,
  slotChoiceSchema,
} from '@fonendo/contract/interviews.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { cancelInterview } from './cancel-interview.ts';
import { changeInterviewers } from './change-interviewers.ts';
import { acceptProposal, pickSlot } from './confirm-date.ts';
import { declineInterview } from './decline-interview.ts';
import { markInterview } from './mark-interview.ts';
import { moveInterview } from './move-interview.ts';
import { rescheduleInterview } from './reschedule-interview.ts';
import { withdrawSlot } from './withdraw-slot.ts';

const tags = ['interviews'];
const staff = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const params = interviewIdParamSchema;
const refuses = ['NotFound', 'InvalidStatusChange'] as const satisfies ErrorCode[];
const responses = { 200: json(interviewSchema, 'As it stands now') };

const pick = declareRoute(
  { access: doctors, reach: 'own', refuses: [...refuses, 'SlotGone', 'SlotTaken'] },
  {
    method: 'post',
    path: '/interviews/{id}/pick',
    tags,
    summary: 'Pick one of the proposed dates; the same click again answers with the same',
    request: { params, body: json(slotChoiceSchema, 'Which') },
    responses,
  },
);

const decline = declareRoute(
  { access: doctors, reach: 'own', refuses: [...refuses, 'InterviewProposalsFailed'] },
  {
    method: 'post',
    path: '/interviews/{id}/decline',
    tags,
    summary: 'Decline with a comment, and perhaps with dates of one’s own',
    request: { params, body: json(interviewDeclineSchema, 'Why, and when instead') },
    responses,
  },
);

const accept = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'SlotGone', 'SlotTaken'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/accept-proposal',
    tags,
    summary: 'Take one of the dates that the candidate proposed',
    request: { params, body: json(slotChoiceSchema, 'Which') },
    responses,
  },
);

const reschedule = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'InterviewProposalsFailed'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/reschedule',
    tags,
    summary: 'Propose other dates instead: the candidate chooses again',
    request: { params, body: json(interviewProposalSchema, 'Dates, duration and place') },
    responses,
  },
);

const move = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'SlotGone', 'InterviewProposalsFailed'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/move',
    tags,
    summary: 'Propose another hour for one of its dates; the rest stays, and the candidate is asked',
    request: { params, body: json(interviewMoveSchema, 'From when to when') },
    responses,
  },
);

const interviewers = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'InterviewProposalsFailed'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/interviewers',
    tags,
    summary: 'Change who interviews; the dates stay, and the candidate is not asked again',
    request: { params, body: json(interviewersSchema, 'Everybody who takes part from now on') },
    responses,
  },
);

const cancel = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', right: 'manageInterviews', refuses },
  {
    method: 'post',
    path: '/interviews/{id}/cancel',
    tags,
    summary: 'Cancel it; the candidate is told why where something is written',
    request: { params, body: json(interviewCancelSchema, 'What the candidate reads') },
    responses,
  },
);

const held = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'InterviewNotStarted'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/held',
    tags,
    summary: 'It took place; only once it has begun',
    request: { params },
    responses,
  },
);

const notAttended = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageInterviews',
    refuses: [...refuses, 'InterviewNotStarted'],
  },
  {
    method: 'post',
    path: '/interviews/{id}/not-attended',
    tags,
    summary: 'The candidate did not come; only once it has begun',
    request: { params },
    responses,
  },
);

const withdraw = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', right: 'manageInterviews', refuses },
  {
    method: 'delete',
    path: '/interviews/{id}/slots/{slotId}',
    tags,
    summary: 'Take one of several proposed dates back',
    request: { params: interviewSlotParamSchema },
    responses,
  },
);

export function interviewMovesRoutes(context: InterviewsContext) {
  return createRouter()
    .openapi(pick, async (c) =>
      c.json(await pickSlot(context, getActor(c), c.req.valid('param').id, c.req.valid('json').slotId), 200),
    )
    .openapi(decline, async (c) =>
      c.json(await declineInterview(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(accept, async (c) =>
      c.json(await acceptProposal(context, getActor(c), c.req.valid('param').id, c.req.valid('json').slotId), 200),
    )
    .openapi(reschedule, async (c) =>
      c.json(await rescheduleInterview(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(move, async (c) =>
      c.json(await moveInterview(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(interviewers, async (c) =>
      c.json(await changeInterviewers(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(cancel, async (c) =>
      c.json(await cancelInterview(context, getActor(c), c.req.valid('param').id, c.req.valid('json').comment), 200),
    )
    .openapi(held, async (c) =>
      c.json(await markInterview(context, getActor(c), c.req.valid('param').id, 'markHeld'), 200),
    )
    .openapi(notAttended, async (c) =>
      c.json(await markInterview(context, getActor(c), c.req.valid('param').id, 'markNotAttended'), 200),
    )
    .openapi(withdraw, async (c) => {
      const { id, slotId } = c.req.valid('param');
      return c.json(await withdrawSlot(context, getActor(c), id, slotId), 200);
    });
}
