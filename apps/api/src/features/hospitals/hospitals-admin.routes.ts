import { hospitalCorrectionSchema } from '@fonendo/contract/hospitals/hospitals.schema';
import {
  blockHospitalSchema,
  hospitalDetailSchema,
  hospitalPageQuerySchema,
  hospitalPageSchema,
} from '@fonendo/contract/hospitals/list.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import { listHospitals } from './list-hospitals.ts';
import { readHospital } from './read-hospital.ts';
import { blockHospital, unblockHospital } from './review/block-hospital.ts';
import { correctHospital } from './review/correct-hospital.ts';

const tags = ['hospitals'];
const administrators = ['superadmin', 'admin'] as const;
const params = z.object({ id: z.uuid() });

const list = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/hospitals',
    tags,
    summary: 'All hospitals',
    request: { query: hospitalPageQuerySchema },
    responses: { 200: json(hospitalPageSchema, 'One page') },
  },
);

const read = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/hospitals/{id}',
    tags,
    summary: 'One hospital with its people and the figures of its offers',
    request: { params },
    responses: { 200: json(hospitalDetailSchema, 'The hospital') },
  },
);

const correct = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'CifTaken'] },
  {
    method: 'put',
    path: '/hospitals/{id}',
    tags,
    summary: 'Correct the data of a hospital',
    request: { params, body: json(hospitalCorrectionSchema, 'All its data') },
    responses: { 200: json(hospitalDetailSchema, 'The hospital as it is now') },
  },
);

const block = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/hospitals/{id}/block',
    tags,
    summary: 'Shut a hospital out: its people are signed out, its offers hidden',
    request: { params, body: json(blockHospitalSchema, 'Why; its people read it') },
    responses: { 200: json(hospitalDetailSchema, 'The hospital as it is now') },
  },
);

const unblock = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/hospitals/{id}/unblock',
    tags,
    summary: 'Let a hospital in again',
    request: { params },
    responses: { 200: json(hospitalDetailSchema, 'The hospital as it is now') },
  },
);

export function hospitalsAdminRoutes(context: HospitalsContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listHospitals(context, c.req.valid('query')), 200))
    .openapi(read, async (c) => c.json(await readHospital(context.db, getActor(c), c.req.valid('param').id), 200))
    .openapi(correct, async (c) =>
      c.json(await correctHospital(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(block, async (c) =>
      c.json(await blockHospital(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(unblock, async (c) => c.json(await unblockHospital(context, getActor(c), c.req.valid('param').id), 200));
}
