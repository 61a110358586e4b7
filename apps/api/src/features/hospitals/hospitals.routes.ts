import {
  hospitalUpdateSchema,
  ownHospitalProfileSchema,
  ownHospitalSchema,
} from '@fonendo/contract/hospitals/hospitals.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { presentHospitalForDoctors } from './hospital.presenter.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import { findMembership } from './hospitals.repository.ts';
import { readOwnHospital } from './read-own-hospital.ts';
import { saveHospital } from './save-hospital.ts';

const tags = ['hospitals'];
const staff = ['hospital', 'recruiter'] as const;

const read = declareRoute(
  { access: staff, reach: 'own' },
  {
    method: 'get',
    path: '/hospitals/mine',
    tags,
    summary: 'The hospital one works for',
    responses: { 200: json(ownHospitalSchema, 'Its data; null until they are given') },
  },
);

const readProfile = declareRoute(
  { access: staff, reach: 'own' },
  {
    method: 'get',
    path: '/hospitals/mine/profile',
    tags,
    summary: 'The hospital one works for, as doctors see it',
    responses: { 200: json(ownHospitalProfileSchema, 'What doctors see; null until the data are given') },
  },
);

const save = declareRoute(
  { access: ['hospital'], reach: 'own', right: 'editHospital', refuses: ['CifClaimed', 'TooManyRequests'] },
  {
    method: 'put',
    path: '/hospitals/mine',
    tags,
    summary: 'Give or change the data of one’s hospital',
    request: { body: json(hospitalUpdateSchema, 'All its data') },
    responses: { 200: json(ownHospitalSchema, 'The hospital as it is now') },
  },
);

export function hospitalsRoutes(context: HospitalsContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readOwnHospital(context.db, getActor(c)), 200))
    .openapi(readProfile, async (c) => {
      const membership = await findMembership(context.db, getActor(c).userId);
      return c.json({ profile: membership && presentHospitalForDoctors(membership.hospital) }, 200);
    })
    .openapi(save, async (c) => c.json(await saveHospital(context, getActor(c), c.req.valid('json')), 200));
}
