import {
  answerClaimSchema,
  approveHospitalSchema,
  cifClaimsSchema,
  refuseHospitalSchema,
} from '@fonendo/contract/hospitals/approval.schema';
import { hospitalDetailSchema } from '@fonendo/contract/hospitals/list.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { answerClaim, listClaims } from '../claims/answer-claim.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { approveHospital, refuseHospital } from './approve-hospital.ts';

const tags = ['hospitals'];
const administrators = ['superadmin', 'admin'] as const;
const params = z.object({ id: z.uuid() });
const hospital = { 200: json(hospitalDetailSchema, 'The hospital as it is now') };

const approve = declareRoute(
  {
    access: administrators,
    reach: 'all',
    refuses: ['NotFound', 'Conflict', 'InvalidStatusChange'],
  },
  {
    method: 'post',
    path: '/hospitals/{id}/approve',
    tags,
    summary: 'Open the doctors’ directory to a hospital',
    request: { params, body: json(approveHospitalSchema, 'What was read') },
    responses: hospital,
  },
);

const refuse = declareRoute(
  {
    access: administrators,
    reach: 'all',
    refuses: ['NotFound', 'Conflict', 'InvalidStatusChange'],
  },
  {
    method: 'post',
    path: '/hospitals/{id}/refuse',
    tags,
    summary: 'Send a hospital’s data back with a reason',
    request: { params, body: json(refuseHospitalSchema, 'What was read, and what has to change') },
    responses: hospital,
  },
);

const claims = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/hospitals/claims',
    tags,
    summary: 'Who gave a CIF that another hospital has, and waits for an answer',
    responses: { 200: json(cifClaimsSchema, 'The longest wait first, fifty at most') },
  },
);

const answer = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/hospitals/claims/{id}/answer',
    tags,
    summary: 'Tell whoever claimed a CIF what became of it',
    request: { params, body: json(answerClaimSchema, 'The answer') },
    responses: { 200: json(cifClaimsSchema, 'The claims that are left') },
  },
);

/** Registered before the routes of one hospital, because `claims` is no id. */
export function hospitalReviewsRoutes(context: HospitalsContext) {
  return createRouter()
    .openapi(claims, async (c) => c.json(await listClaims(context.db), 200))
    .openapi(answer, async (c) =>
      c.json(await answerClaim(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(approve, async (c) =>
      c.json(await approveHospital(context, getActor(c), c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .openapi(refuse, async (c) =>
      c.json(await refuseHospital(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    );
}
