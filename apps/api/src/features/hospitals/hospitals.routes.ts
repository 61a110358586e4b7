import { hospitalUpdateSchema, ownHospitalProfileSchema, ownHospitalSchema } from '@fonendo/contract/hospital.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { canEditHospital } from './hospital.policy.ts';
import { presentHospitalForDoctors, presentOwnHospital } from './hospital.presenter.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import { findMembership } from './hospitals.repository.ts';
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
  { access: ['hospital'], reach: 'own', right: 'editHospital', refuses: ['CifTaken'] },
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
    .openapi(read, async (c) => {
      const actor = getActor(c);
      const membership = await findMembership(context.db, actor.userId);
      return c.json(presentOwnHospital(membership, canEditHospital(actor, membership)), 200);
    })
    .openapi(readProfile, async (c) => {
      const membership = await findMembership(context.db, getActor(c).userId);
      return c.json({ profile: membership && presentHospitalForDoctors(membership.hospital) }, 200);
    })
    .openapi(save, async (c) => c.json(await saveHospital(context, getActor(c), c.req.valid('json')), 200));
}
